"""What is said of a card before it is played, and how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from rules.quibbit import Frog, View, is_home, leaps
from scenes.games.quibbit.choosing.card_signs import ICONS, card_shares, landing_sign
from scenes.games.quibbit.choosing.forecast import forecast
from scenes.games.quibbit.choosing.outlook import (
    _rounds,
    outlook,
    outlooks,
    tenths_of,
)
from scenes.games.quibbit.choosing.preview_sign import Row, sign_row
from tests.scenes.games.quibbit.choosing.foretold_positions import ANN, BOB, threat, view
from words import say

PLACES = [
    (frogs, hands, card)
    for frogs in (
        "A B C^ . . . . .",
        "B A^ . . C . . .",
        "B . . . C . . . . A^",
        "C B . . . . . . . A^",
    )
    for hands in ("A:12345 B:2 C:1", "A:12345 B:24 C:135", "A:12345 B:5 C:5")
    for card in (1, 2, 3, 4, 5)
]


def test_the_lowest_card_is_sure_and_a_high_one_is_not() -> None:
    near = view("A C B^ . . . . . . . . .", "A:15 B:24 C:3")
    assert outlook(near, ANN, 1).is_sure
    assert not outlook(near, ANN, 1).elsewhere
    assert not outlook(near, ANN, 5).is_sure


def test_a_lap_of_another_after_its_leap_is_told_instead_of_what_becomes_of_the_card() -> None:
    near = view("A . . . C . . . B^ . . .", "A:1 B:25 C:4")
    found = outlook(near, ANN, 1)  # the lowest, of the rear frog: it leaps first
    assert threat(near, ANN, 1) == (BOB, ANN)
    assert [*card_shares(found)] == [(ICONS["home"], 5), (ICONS["threat"], 5)]


def test_what_cannot_come_is_not_foretold() -> None:
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found = outlook(seen, ANN, card)
        fates = set(fates_of(seen, ANN, card))
        assert {*found.here, *(end.fate for end in found.elsewhere)} == fates - {"over"}
        assert found.is_sure == (len(fates) == 1 and fates != {"over"})


def test_a_lap_that_another_can_forestall_is_not_sure_and_warns() -> None:
    near = view("C . . . . . . . . A B^ .", "A:3 B:12 C:5")
    found = outlook(near, ANN, 3)
    assert found.leap.lapped is not None
    assert {"lap", "over"} == set(fates_of(near, ANN, 3))
    assert [*card_shares(found)] == [(ICONS["lap"], 5), (ICONS["threat"], 5)]


def test_a_card_that_is_lost_in_every_case_is_surely_lost_though_it_would_come_back_first() -> None:
    late = view("A . . . . B . C^ . . . .", "A:5 B:12 C:5")
    found = outlook(late, ANN, 5)
    assert found.leap.fate == "home"
    assert found.here == ()
    assert found.shown == found.elsewhere[0], "no ghost sits where it cannot end"
    assert not found.rings
    assert landing_sign(found) == "", "that a card is lost is told at the card"
    assert found.shown.moved, "ghosts show why"
    assert sign_row(late.board, ANN, found) == Row(ICONS["lost"], "Card comes back: never")


def test_a_bar_is_never_all_green_for_a_card_with_which_one_can_be_lapped() -> None:
    near = view("A . . . C . . . . . . B^", "A:12345 B:25 C:4")
    for found in outlooks(near, ANN).values():
        (threat, tenths), *_ = found.threat_tenths
        assert card_shares(found)[-1] == (ICONS["threat"], tenths)
        some = f"Puddle laps you: {tenths} of 10"
        words = "Puddle laps you!" if tenths == 10 else some
        assert threat.lapper == BOB
        assert sign_row(near.board, ANN, found) == Row(ICONS["threat"], words)
    assert ICONS["lap"] in dict(card_shares(outlook(near, BOB, 5)))


def test_a_lap_that_comes_more_often_than_one_of_a_rival_is_told() -> None:
    near = view("A . . . C . . . . . . B^", "A:12345 B:25 C:4")
    winning = outlook(near, BOB, 5)
    assert not winning.threats
    row = sign_row(near.board, BOB, winning)
    assert row.icon == ICONS["lap"]
    assert row.words.startswith("You win by a lap: ")


def fates_of(seen: View, frog: Frog, card: int) -> Iterator[str]:
    """What becomes of *card* in each round, by the rules; "over" if another frog laps in it."""
    at, hands = seen.board.at(), {other: seen.board.hand(other) for other in seen.board.at()}
    hands[frog] = (card,)
    for played in product(*hands.values()):
        made = list(leaps(at, dict(zip(at, played, strict=True)), len(seen.board.ring)))
        own = next(((leapt, lapped) for leapt, lapped in made if leapt.frog == frog), None)
        if own is None or any(lapped is not None for leapt, lapped in made if leapt.frog != frog):
            yield "over"
            continue
        leapt, lapped = own
        back = is_home(seen.board.ring[leapt.end % len(seen.board.ring)], frog)
        yield "lap" if lapped is not None else "home" if back else "lost"


def ends_of(seen: View, frog: Frog, card: int) -> Iterator[int]:
    """The tiles where *card* ends in rounds in which no other frog laps, or else in all."""
    at, hands = seen.board.at(), {other: seen.board.hand(other) for other in seen.board.at()}
    hands[frog], size = (card,), len(seen.board.ring)
    ends = list[tuple[int, bool]]()
    for played in product(*hands.values()):
        made = list(leaps(at, dict(zip(at, played, strict=True)), size))
        is_over = any(lapped is not None for leapt, lapped in made if leapt.frog != frog)
        ends += [(leapt.end % size, is_over) for leapt, _ in made if leapt.frog == frog]
    kept = [end for end, is_over in ends if not is_over]
    yield from kept or [end for end, _ in ends]


def test_the_counts_of_a_card_are_those_of_the_rules() -> None:
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found, fates = outlook(seen, ANN, card), Counter(fates_of(seen, ANN, card))
        over = sum(threat.rounds for threat in found.threats)
        assert over == fates["over"] == fates.total() - sum(n for _, n in found.counts)
        assert dict(found.counts) == {fate: n for fate, n in fates.items() if fate != "over"}


def test_a_card_says_how_often_each_thing_becomes_of_it() -> None:
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found, fates = outlook(seen, ANN, card), Counter(fates_of(seen, ANN, card))
        del fates["over"]
        shares = dict(card_shares(found))
        assert shares.keys() - {ICONS["threat"]} == {ICONS[fate] for fate in fates}
        assert sum(shares.values()) == 10


def test_a_card_may_end_where_the_rules_let_it_end_and_nowhere_else() -> None:
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found, size = outlook(seen, ANN, card), len(seen.board.ring)
        ends = set(ends_of(seen, ANN, card))
        here = forecast(seen.board, ANN, card).end % size
        assert found.leap.end % size == here
        assert bool(found.here) == (here in ends)
        assert sorted(end.end % size for end in found.elsewhere) == sorted(ends - {here})


def test_what_comes_at_all_is_told_and_never_as_if_it_were_sure() -> None:
    rare = outlook(view("A B C^ . . . . .", "A:1 B:2 C:2"), ANN, 1)
    rare = replace(rare, counts=(("home", 124), ("lost", 1)))
    assert rare.tenths == [("home", 9), ("lost", 1)]
    assert not rare.is_sure


def test_what_is_sure_is_told_as_sure_and_nothing_else_is() -> None:
    told = 0
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found = outlook(seen, ANN, card)
        words, fates = sign_row(seen.board, ANN, found).words, dict(found.counts)
        if found.threats or "lap" in fates:
            continue
        assert (words == say("quibbit.back_sure")) == (fates.keys() == {"home"})
        assert (words == say("quibbit.back_never")) == (fates.keys() == {"lost"})
        told += found.is_sure
    assert told > 5


def test_tenths_are_ten_in_all() -> None:
    for counts in product((1, 2, 7, 40, 124), repeat=3):
        shares = tenths_of(counts)
        assert sum(shares) == 10
        assert min(shares) > 0
    assert [*tenths_of([2, 2, 2])] == [4, 3, 3]
    assert [*tenths_of([6, 0])] == [10, 0]


def test_a_lap_of_another_is_told_before_what_becomes_of_the_card() -> None:
    near = view("A . . . C . . . B^ . . .", "A:1 B:25 C:4")
    found = outlook(near, ANN, 1)
    assert found.threat
    assert (found.threat.rounds, sum(n for _, n in found.counts)) == (1, 1)
    assert sign_row(near.board, ANN, found) == Row(ICONS["threat"], "Puddle laps you: 5 of 10")


def test_one_line_always_says_how_often_a_card_comes_back() -> None:
    near = view("A . . . C . . B^ . . . .", "A:1 B:12345 C:12345")
    found = outlooks(near, BOB)
    words = [sign_row(near.board, BOB, one).words for one in found.values()]
    backs = [dict(one.tenths).get("home", 0) for one in found.values()]
    assert words[0] == "Card comes back: sure"
    assert words[2] == "Card comes back: 8 of 10"
    tenths = [f"Card comes back: {back} of 10" for back in backs]
    laps = [told for told in words if told.startswith("You win by a lap: ")]
    assert {*words} <= {*tenths, *laps, "Card comes back: sure", "Card comes back: never"}


def test_a_lap_is_told_even_if_it_is_not_what_most_likely_comes() -> None:
    seen = view("A C B^ . . . . . . . . .", "A:15 B:24 C:3")
    found = replace(outlook(seen, ANN, 5), counts=(("lost", 3), ("lap", 1)))
    row = Row(ICONS["lap"], "You win by a lap: 2 of 10")
    assert sign_row(seen.board, ANN, found) == row


def test_what_is_told_of_a_card_is_so_of_the_tile_where_it_is_marked() -> None:
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found, ring = outlook(seen, ANN, card), seen.board.ring
        ends = [(found.shown.end, landing_sign(found))]
        for spot, icon in ends:
            if icon not in ("", ICONS["lap"]):
                assert is_home(ring[spot % len(ring)], ANN) == (icon == ICONS["home"])


def test_a_ghost_sits_on_the_likeliest_tile() -> None:
    unlike = 0
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found, size = outlook(seen, ANN, card), len(seen.board.ring)
        rounds = [one for one in _rounds(seen.board, ANN, card, ()) if one.leap]
        safe = [one for one in rounds if not one.threat] or rounds
        ends = Counter(one.leap.end % size for one in safe if one.leap)
        assert ends[found.shown.end % size] == max(ends.values(), default=0)
        unlike += ends[found.leap.end % size] not in (0, max(ends.values(), default=0))
    assert unlike, "some could end where they would leap first, but seldom"


def test_ghosts_are_of_those_who_make_the_leap_count_other_tiles_than_it_would_now() -> None:
    moved = 0
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found, at, size = outlook(seen, ANN, card), seen.board.at(), len(seen.board.ring)
        sat = {spot % size for frog, spot in at.items() if frog != ANN}
        jumped, way = found.shown.jumped, range(at[ANN] + 1, found.shown.end + 1)
        came = [spot for spot in jumped if spot % size not in sat]
        left = [spot for spot in way if spot % size in sat and spot not in jumped]
        assert [spot for spot, _ in found.shown.came] == came
        assert [spot for spot, _ in found.shown.left] == left
        movers = {frog for _, frog in (*found.shown.came, *found.shown.left)}
        assert {frog for _, frog, _ in found.shown.moved} == movers
        assert all(at[frog] < spot for spot, frog, _ in found.shown.moved)
        moved += bool(came or left)
        end = found.shown.end % size
        ends = set(ends_of(seen, ANN, card))
        assert end in ends or not ends
        assert {ring.end % size for ring in found.rings} == ends - {end}
    assert moved

"""What is said of a card before it is played, and how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from rules.quibbit import Frog, View, is_home, leaps
from scenes.games.quibbit.choosing.card_signs import ICONS, UNSURE, card_shares, landing_sign
from scenes.games.quibbit.choosing.forecast import forecast
from scenes.games.quibbit.choosing.outlook import (
    Condition,
    Outlook,
    as_they_sit,
    gone_before,
    outlook,
    outlooks,
    tenths_of,
)
from scenes.games.quibbit.choosing.preview_sign import (
    Row,
    fate_rows,
    preview_sign,
    sign_rows,
    threat_rows,
    when_words,
)
from tests.scenes.games.quibbit.choosing.foretold_positions import ANN, BOB, CIS, threat, view
from tests.scenes.running_app import running_app
from tests.scenes.window_sizes import texts

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


def odds_of(tenths: int, most: int) -> str:
    """How likely is called what comes in so many of ten rounds, and nothing in more than *most*."""
    if tenths == 10:
        return ""
    return "Likely:" if tenths >= 6 else "Unlikely:" if most >= 6 else "Maybe:"


def test_the_lowest_card_is_sure_and_a_high_one_is_not() -> None:
    near = view("A C B^ . . . . . . . . .", "A:15 B:24 C:3")
    assert outlook(near, ANN, 1).when == "sure"
    assert outlook(near, ANN, 5).when != "sure"


def test_a_lap_of_another_after_its_leap_is_told_instead_of_what_becomes_of_the_card() -> None:
    near = view("A . . . C . . . B^ . . .", "A:1 B:25 C:4")
    found = outlook(near, ANN, 1)  # the lowest, of the rear frog: it leaps first
    assert threat(near, ANN, 1) == (BOB, ANN)
    assert found.when == Condition(BOB, (2,), (5,))
    assert [*card_shares(found)] == [(ICONS["home"], 5), (ICONS["threat"], 5)]


def test_what_cannot_come_is_not_foretold() -> None:
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found = outlook(seen, ANN, card)
        fates = set(fates_of(seen, ANN, card))
        assert found.leap
        assert found.leap.fate in fates or fates == {"over"}
        assert (found.when == "sure") == (len(fates) == 1)


def test_a_lap_that_another_can_forestall_is_not_sure_and_warns() -> None:
    near = view("C . . . . . . . . A B^ .", "A:3 B:12 C:5")
    found = outlook(near, ANN, 3)
    assert found.leap
    assert found.leap.lapped is not None
    assert {"lap", "over"} == set(fates_of(near, ANN, 3))
    assert found.when == Condition(BOB, (1,), (2,))
    assert [*card_shares(found)] == [(ICONS["lap"], 5), (ICONS["threat"], 5)]


def test_a_card_that_is_lost_in_every_case_is_surely_lost_though_it_would_come_back_first() -> None:
    late = view("A . . . . B . C^ . . . .", "A:5 B:12 C:5")
    first, found = forecast(late.board, ANN, 5), outlook(late, ANN, 5)
    assert first.fate == "home"
    assert found.leap
    assert (found.leap.fate, found.when) == ("lost", "sure")


def test_a_single_card_of_another_is_named_as_the_condition() -> None:
    near = view("A . . . C . . B^ . . . .", "A:1 B:12345 C:12345")
    conditions = [found.when for found in outlooks(near, BOB).values()]
    assert conditions[2] == Condition(CIS, (1, 2, 4, 5), (3,))
    assert conditions[4] == Condition(CIS, (3, 4, 5), (1, 2))
    words = [fate_rows(near.board, found)[0].when for found in outlooks(near, BOB).values()]
    assert words[0] == ""
    assert words[4] == "Likely:"


def test_what_comes_with_but_one_card_of_another_is_told_by_that_card() -> None:
    condition = Condition(CIS, (5,), (1,))
    assert when_words(view("A . B^ C", "A:1 B:1 C:1").board, condition) == "If Sunny plays 5:"


def test_a_bar_is_never_all_green_for_a_card_with_which_one_can_be_lapped() -> None:
    near = view("A . . . C . . . . . . B^", "A:12345 B:25 C:4")
    for found in outlooks(near, ANN).values():
        (_, tenths), *_ = found.threat_tenths
        assert card_shares(found)[-1] == (ICONS["threat"], tenths)
        most = max(count for _, count in card_shares(found))
        assert threat_rows(near.board, ANN, found)[0].when == odds_of(tenths, most)
    assert ICONS["lap"] in dict(card_shares(outlook(near, BOB, 5)))


def test_the_box_of_each_card_says_that_somebody_can_lap_if_the_banner_says_so_of_all() -> None:
    near = view("A . . . C . . . . . . B^", "A:12345 B:25 C:4")
    for found in outlooks(near, ANN).values():
        told = [row.words for row in sign_rows(near.board, ANN, found, warned=True)]
        assert "Puddle laps you!" in told


def test_a_card_that_may_win_by_a_lap_is_not_called_safe_from_one() -> None:
    near = view("A . . . C . . . . . . B^", "A:12345 B:25 C:4")
    winning = outlook(near, BOB, 5)
    assert not winning.threats
    told = [row.words for row in sign_rows(near.board, BOB, winning, warned=True)]
    assert "You lap Bramble: you win!" in told
    assert "Safe from a lap" not in told


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


def test_the_counts_of_a_card_are_those_of_the_rules() -> None:
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found, fates = outlook(seen, ANN, card), Counter(fates_of(seen, ANN, card))
        over = sum(threat.rounds for threat in found.threats)
        assert over == fates["over"] == fates.total() - sum(n for _, n in found.counts)
        assert dict(found.counts) == {fate: n for fate, n in fates.items() if fate != "over"}


def test_a_condition_names_the_cards_that_decide_between_two_ends() -> None:
    told = 0
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found = outlook(seen, ANN, card)
        if isinstance(found.when, Condition):
            assert found.leap
            at, told = list(seen.board.at()).index(found.when.frog), told + 1
            ends: dict[bool, set[str]] = {True: set(), False: set()}
            for played, fate in _rounds(seen, ANN, card):
                ends[played[at] in found.when.cards].add(fate)
                assert played[at] in (*found.when.cards, *found.when.others)
            assert ends[True] == {found.leap.fate}
            assert len(ends[False]) == 1
    assert told


def test_a_card_says_how_often_it_comes_back_and_its_tile_what_is_likeliest() -> None:
    unsure = 0
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found, fates = outlook(seen, ANN, card), Counter(fates_of(seen, ANN, card))
        del fates["over"]
        sign, shares = landing_sign(found), dict(card_shares(found))
        assert found.leap
        assert fates[found.leap.fate] == max(fates.values(), default=0)
        assert sign[0] == ICONS[found.leap.fate]
        assert shares.keys() - {ICONS["threat"]} == {ICONS[fate] for fate in fates}
        assert sum(shares.values()) == 10
        assert (UNSURE in sign) == (len(found.counts) > 1), "a sure card has no question mark"
        unsure += UNSURE in sign
    assert 0 < unsure < len(PLACES)


def test_an_end_that_several_decide_is_told_with_how_likely_it_is() -> None:
    seen = view("A B C^ . . . . .", "A:12345 B:24 C:135")
    found = [one for one in outlooks(seen, ANN).values() if one.when == "open"]
    assert found
    for one in found:
        tenths = [round(10 * n / 6) for _, n in one.counts]
        told = [odds_of(n, max(tenths)) for n in tenths]
        assert [row.when for row in fate_rows(seen.board, one)] == told


def test_what_comes_at_all_is_told_and_never_as_if_it_were_sure() -> None:
    rare = Outlook(None, "open", counts=(("home", 124), ("lost", 1)))
    assert rare.tenths == [("home", 9), ("lost", 1)]


def test_what_is_sure_is_told_without_a_word_of_how_likely_it_is() -> None:
    told = 0
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found = outlook(seen, ANN, card)
        if len(found.counts) == 1 and not found.threats:
            (row,) = fate_rows(seen.board, found)
            assert row.when == ""
            told += 1
    assert told > 5


def test_whoever_may_leap_away_or_not_come_before_is_unsure() -> None:
    surely_there = outlook(view("A B C^ . . . . . . . . .", "A:5 B:12 C:12"), ANN, 1)
    assert surely_there.skipped
    assert surely_there.unsure == ()
    assert outlook(view("B . C . A^ . . . . . . .", "A:5 B:5 C:2"), ANN, 5).unsure == ()
    may_come = outlook(view("B . C . A^ . . . . . . .", "A:5 B:5 C:23"), ANN, 5)
    assert CIS in [frog for _, frog in may_come.unsure]


def test_tenths_are_ten_in_all() -> None:
    for counts in product((1, 2, 7, 40, 124), repeat=3):
        shares = tenths_of(counts)
        assert sum(shares) == 10
        assert min(shares) > 0
    assert [*tenths_of([2, 2, 2])] == [4, 3, 3]
    assert [*tenths_of([6, 0])] == [10, 0]


def test_how_likely_a_lap_of_another_is_is_told_with_it() -> None:
    near = view("A . . . C . . . B^ . . .", "A:1 B:25 C:4")
    found = outlook(near, ANN, 1)
    (row,) = threat_rows(near.board, ANN, found)
    assert found.threat
    assert (found.threat.rounds, sum(n for _, n in found.counts)) == (1, 1)
    assert (row.when, row.words) == ("Maybe:", "Puddle laps you!")


def test_skipped_are_the_tiles_that_are_taken_when_the_frog_leaps() -> None:
    seen = view("B . C . A^ . . . . . . .", "A:5 B:5 C:2")
    assert outlook(seen, ANN, 5).skipped == ((5, CIS), (7, BOB))  # both leap there before
    seen = view("A . . . . B^ . . . . C .", "A:5 B:1 C:1")
    found = outlook(seen, ANN, 5)
    assert found.skipped == ()  # B is gone by then
    assert [*gone_before(seen.board, ANN, found)] == [BOB]
    assert not gone_before(seen.board, ANN, as_they_sit(seen.board, ANN, 5))
    assert as_they_sit(seen.board, ANN, 5).skipped == ((5, BOB),)


def test_the_sign_says_what_a_card_brings_and_what_else_it_could() -> None:
    near = view("A . . . C . . B^ . . . .", "A:1 B:12345 C:12345")
    found = outlooks(near, BOB)
    assert [row.when for row in fate_rows(near.board, found[1])] == [""]
    first, other, *_ = sign_rows(near.board, BOB, found[3], warned=False)
    assert [row.words for row in (first, other)] == ["Card back", "Card lost"]


def test_what_is_told_of_a_card_is_so_of_the_tile_where_it_is_marked() -> None:
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found = outlook(seen, ANN, card)
        assert found.leap
        icon = landing_sign(found)[0]
        tile = seen.board.ring[found.leap.end % len(seen.board.ring)]
        if icon != ICONS["lap"]:
            assert is_home(tile, ANN) == (icon == ICONS["home"])
        assert fate_rows(seen.board, found)[0].icon == icon


def _rounds(seen: View, frog: Frog, card: int) -> Iterator[tuple[tuple[int, ...], str]]:
    """What all frogs play in each round, and what becomes of *card* in it."""
    hands = {other: seen.board.hand(other) for other in seen.board.at()}
    hands[frog] = (card,)
    yield from zip(product(*hands.values()), fates_of(seen, frog, card), strict=True)


def test_maybe_is_only_what_nothing_else_is_likelier_than_not_beside() -> None:
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found = outlook(seen, ANN, card)
        told = {row.when for row in fate_rows(seen.board, found)}
        assert not {"Maybe:"} & told or not {"Likely:", "Unlikely:"} & told


def test_how_likely_is_told_once_for_rows_below_each_other_that_are_as_likely() -> None:
    rows = [Row("Likely:", "", "a"), Row("Unlikely:", "", "b"), Row("Unlikely:", "", "c")]
    with running_app() as app:
        sign = preview_sign(app.context.renderer, rows, None)
    assert [text.words for text in texts(sign)] == ["Likely:", "a", "Unlikely:", "b", "c"]

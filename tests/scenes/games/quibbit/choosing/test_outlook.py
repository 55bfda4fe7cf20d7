"""What is said of a card before it is played, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from rules.quibbit import CardLost, Event, Frog, Lapped, View, is_home, leaps
from scenes.games.quibbit.choosing.forecast import forecast
from scenes.games.quibbit.choosing.outlook import can_surely_win, outlook, outlooks
from scenes.games.quibbit.choosing.preview import mood_of
from scenes.games.quibbit.choosing.preview_sign import (
    rivals_row,
    safe_words,
    sign_row,
    warning_words,
)
from sprites.pictures.pictures import Art
from tests.scenes.games.quibbit.choosing.foretold_positions import (
    ANN,
    BOB,
    CIS,
    random_view,
    threat,
    view,
)
from tests.scenes.window_sizes import leaves
from values import replace

EITHER = "The card comes back or is lost"
RINGS = "A B C^ . . . . .", "B A^ . . C . . .", "B . . . C . . . . A^", "C B . . . . . . . A^"
PLACES = [
    (frogs, hands, card)
    for frogs in RINGS
    for hands in ("A:12345 B:2 C:1", "A:12345 B:24 C:135", "A:12345 B:5 C:5")
    for card in (1, 2, 3, 4, 5)
]
NEAR_LAPS = [
    (frogs, hands, card)
    for frogs in (
        "C . . . . . . . . B A^ .",
        "C . . . . . . A . . . B^",
        "C . . . B . . . . . A^ .",
    )
    for hands in ("A:12345 B:12 C:45", "A:12345 B:34 C:1", "A:12345 B:12345 C:12345")
    for card in (1, 2, 3, 4, 5)
]


def said(seen: View, frog: Frog, card: int) -> tuple[str, str]:
    """The picture and the words under the hand."""
    row = sign_row(seen.board, outlook(seen, frog, card))
    return " ".join(icon.name for icon in leaves(row.icon) if isinstance(icon, Art)), row.words


def test_the_lowest_card_is_sure_and_a_high_one_is_not() -> None:
    near = view("A C B^ . . . . . . . . .", "A:15 B:24 C:3")
    assert outlook(near, ANN, 1).is_sure
    assert not outlook(near, ANN, 1).rings
    assert not outlook(near, ANN, 5).is_sure


def test_a_card_is_counted_by_the_table_as_it_is_and_what_becomes_of_it_told_with_an_if() -> None:
    near = view("A . . . C . . B^ . . . .", "A:1 B:12345 C:12345")
    why = "If Sunny plays 3: it is lost"
    assert said(near, BOB, 3) == ("icon-check", f"Probably comes back.\n{why}")
    assert said(near, BOB, 1) == ("icon-check", "Sure: the card comes back")
    open_ = view("A . . . C . . B^ . . . .", "A:12345 B:12345 C:12345")
    assert outlook(open_, BOB, 3).leap == forecast(open_.board, BOB, 3)
    assert said(open_, BOB, 3) == ("icon-check", f"Probably comes back.\n{why}")
    assert said(open_, CIS, 4)[1].lower().startswith("probably")
    assert said(open_, CIS, 5) == ("icon-cross", "Probably: the card is lost")


def test_each_card_leads_where_it_counts_to_whoever_surely_leaps_first() -> None:
    closed = 0
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found = outlook(seen, ANN, card)
        counted = forecast(seen.board, ANN, card)
        assert found.leap.end == counted.end
        assert found.leap == counted or (found.lap is None and counted.fate == "lap")
        closed += not found.is_open
    assert closed, "others surely change where some lead"


def test_whatever_a_card_may_bring_something_is_said_of_it() -> None:
    rng, told = Random(5), 0
    for _ in range(400):
        seen = random_view(rng)
        for card, found in outlooks(seen, ANN).items():
            picture, words = said(seen, ANN, card)
            assert words
            assert not (picture == "flag" and found.lap is None)
            told += found.lap is not None
    assert told > 50


def test_when_a_card_laps_is_enough_for_it_by_the_rules() -> None:
    kinds = set[str]()
    for frogs, hands, card in (*PLACES, *NEAR_LAPS):
        seen = view(frogs, hands)
        found, others = outlook(seen, ANN, card), (BOB, CIS)
        fates = dict(
            zip(product(*map(seen.board.hand, others)), fates_of(seen, ANN, card), strict=True)
        )
        assert bool(found.lap) == ("lap" in fates.values())
        if found.lap and found.lap.other and found.lap.cards:
            held = {other: seen.board.hand(other) for other in others}
            held[found.lap.other] = found.lap.cards
            enough = product(*(held[other] for other in others))
            assert {fates[played] for played in enough} == {"lap"}
        kinds |= {found.lap.when} if found.lap else set()
    assert kinds >= {"nobody", "only", "cards", "pushed"}


def test_a_card_is_told_to_be_safe_only_if_another_one_is_not() -> None:
    some = view("A . . . . . . C . B^ . .", "A:125 B:3 C:1")
    found = outlooks(some, ANN)
    told = {card for card, one in found.items() if safe_words(one, found.values())}
    assert told == {card for card, one in found.items() if not one.threats} != set(found)
    calm = outlooks(view("A C B^ . . . . . . . . .", "A:15 B:24 C:3"), ANN)
    assert not any(safe_words(one, calm.values()) for one in calm.values())


def test_the_only_card_that_stops_a_lap_is_told_alone() -> None:
    near = view("C . . . . . . . . . A B^", "A:123 B:124 C:125")
    words = [warning_words(near.board, ANN, outlook(near, ANN, card)) for card in (1, 2)]
    assert words == ["Only Sunny's 1 can stop you!", "Puddle's 1, 2 or 4 can lap Sunny!"]


def test_a_card_that_is_lost_on_all_its_rings_is_surely_lost() -> None:
    late = view("A . . . . B . C^ . . . .", "A:5 B:12 C:5")
    found = outlook(late, ANN, 5)
    assert found.leap.fate == "home"
    assert not found.is_open
    assert found.rings
    assert said(late, ANN, 5) == ("icon-cross", "Sure: the card is lost")
    assert mood_of(found) == "sad"


def test_a_card_that_only_some_rings_return_is_told_to_come_back_if_that_is_likely() -> None:
    late = view("C B . A^ . . . . . . . .", "A:4 B:12 C:13")
    found = outlook(late, ANN, 4)
    assert not found.is_open
    assert {ring.fate for ring in found.rings} == {"home", "lost"}
    assert said(late, ANN, 4) == ("icon-check", "Probably: the card comes back")
    assert mood_of(found) == "think"


def test_what_is_likely_is_told_and_the_pale_frog_is_there() -> None:
    told, late = set[str](), ("C B . A^ . . . . . . . .", "A:4 B:12 C:13", 4)
    for frogs, hands, card in (*PLACES, *NEAR_LAPS, late):
        seen = view(frogs, hands)
        found, (_, words) = outlook(seen, ANN, card), said(seen, ANN, card)
        if "probably" in words.lower() or words == EITHER:
            fates = [fate for fate in fates_of(seen, ANN, card) if fate != "over"]
            often = {fate for fate in fates if 2 * fates.count(fate) > len(fates)}
            assert not fates or often == ({found.likely} if found.likely else set())
            assert found.likely in (None, found.likeliest.fate)
            where = found.ends if found.may_be_first else found.rings
            on = [one for one in where if found.likely in (None, one.fate)] or [found.leap]
            assert found.likeliest in on
            assert {*found.ringed} == {*(found.ends if found.rings else ())}
            told |= {words}
    ends = {"Probably: the card comes back", EITHER}
    assert told == ends | {"Probably lost.\nIf Sunny plays 3: it comes back"}


def test_each_of_several_rings_has_the_frogs_whose_leaps_let_the_card_end_there() -> None:
    late = view("C . B A^ . . . . . . . .", "A:4 B:13 C:14")
    found = outlook(late, ANN, 4)
    assert [(end.end, end.fate) for end in found.ends] == [(8, "home"), (9, "lost")]
    assert found.causes == {8: {BOB}, 9: {BOB, CIS}}


def test_a_lap_of_another_is_told_beside_what_becomes_of_the_card() -> None:
    near = view("A . . . C . . . B^ . . .", "A:1 B:25 C:4")
    assert threat(near, ANN, 1) == (BOB, ANN)
    assert said(near, ANN, 1) == ("icon-check", "Without a lap: the card comes back")
    assert warning_words(near.board, ANN, outlook(near, ANN, 1)) == "Puddle's 5 can lap you!"


def test_nothing_says_how_often_something_comes() -> None:
    for frogs, hands, _ in PLACES:
        seen = view(frogs, hands)
        for found in outlooks(seen, ANN).values():
            words = sign_row(seen.board, found).words, warning_words(seen.board, ANN, found)
            assert " of " not in " ".join(words)


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


def test_what_may_become_of_a_card_is_what_the_rules_make_of_it() -> None:
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found, fates = outlook(seen, ANN, card), set(fates_of(seen, ANN, card))
        assert found.fates == fates - {"over"}
        assert bool(found.threats) == ("over" in fates)


def test_a_card_may_end_where_the_rules_let_it_end_and_nowhere_else() -> None:
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found, size = outlook(seen, ANN, card), len(seen.board.ring)
        ends = set(ends_of(seen, ANN, card))
        here = found.leap.end % size
        assert found.is_open == (here in ends)
        assert sorted(ring.end % size for ring in found.rings) == sorted(ends - {here})
        assert {end.end % size for end in found.ends} == ends


def test_what_is_sure_is_told_as_sure_and_nothing_else_is() -> None:
    first = "Others leap first", "Puddle leaps first", "Sunny leaps first"
    told, told_sure = 0, ("Sure: ", "You lap ", *(f"{who}: the card " for who in first))
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        _, words = said(seen, ANN, card)
        fates = {*fates_of(seen, ANN, card)}
        is_sure = fates in ({"home"}, {"lap"}, {"lost"}, {"lost", "over"})
        assert words.startswith(told_sure) == is_sure
        told += is_sure
    assert told > 5


def out_of(seen: View, frog: Frog, card: int) -> Iterator[frozenset[Frog]]:
    """Who has no card after each round, by the rules, if no frog laps in it."""
    board = seen.board
    others = [other for other in board.at() if other != frog]
    for played in product(*(board.hand(other) for other in others)):
        events = list[Event]()
        board.play_round({frog: card, **dict(zip(others, played, strict=True))}, events)
        if not any(isinstance(event, Lapped) for event in events):
            lost = [event.frog for event in events if isinstance(event, CardLost)]
            yield frozenset(one for one in lost if len(board.hand(one)) == 1)


def test_who_may_lose_a_last_card_is_who_does_so_by_the_rules() -> None:
    for frogs, hands, card in PLACES:
        seen = view(frogs, hands)
        found, outs = outlook(seen, ANN, card), [*out_of(seen, ANN, card)]
        assert found.may_be_out == frozenset[Frog]().union(*outs) - {ANN}
        if outs and not found.threats:
            assert found.surely_out == frozenset.intersection(*outs) - {ANN}
            assert found.is_last_left == (set(outs) == {frozenset({BOB, CIS})})


def test_it_is_told_who_surely_is_out_or_may_be() -> None:
    sure = view("C . . . A . B^ . . . . .", "A:12 B:2 C:14")
    row = rivals_row(sure.board, outlook(sure, ANN, 2))
    assert row
    assert row.words == "Puddle will be out after this round"
    unsure = view(". . . C B A^ . . . . . .", "A:12 B:2 C:14")
    row = rivals_row(unsure.board, outlook(unsure, ANN, 1))
    assert row
    assert row.words == "Puddle may be out!"


def test_a_card_that_leaves_nobody_else_a_card_surely_wins() -> None:
    late = view(". A . . . . . . . B^ . .", "A:25 B:4 C:-")
    assert said(late, ANN, 2) == ("flag", "Sure: you win as the only one with cards")
    assert rivals_row(late.board, outlook(late, ANN, 2)) is None


def test_nobody_is_told_to_be_out_in_the_last_round() -> None:
    late = view(". A . . . . . . . B^ . .", "A:25 B:4 C:-")
    late = replace(late, board=replace(late.board, last_round=late.board.round))
    assert not outlook(late, ANN, 2).may_be_out
    assert not outlook(late, ANN, 2).is_last_left


def test_only_who_has_a_card_that_surely_wins_is_assured_of_it() -> None:
    late = view(". A . . . . . . . B^ . .", "A:25 B:4 C:-")
    near = view("C . . . . . . . . A B^ .", "A:3 B:12 C:5")
    assert can_surely_win(late, ANN)
    assert not can_surely_win(near, ANN), "another one can forestall it"


def test_a_pale_frog_does_not_cheer_where_it_may_be_lapped() -> None:
    near = view("A . . . C . B^", "A:235 B:2345 C:3")
    found = outlooks(near, ANN)
    assert [card for card, one in found.items() if one.next_lap] == [2, 3]
    for one in found.values():
        assert (mood_of(one) == "cheer") == (one.sure_fate == "home" and not one.next_lap)

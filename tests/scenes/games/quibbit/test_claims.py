"""What the signs tell comes true by the rules, from positions of random matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from random import Random

from rules.core import Seat
from rules.quibbit import (
    CARDS,
    Event,
    Frog,
    FrogLeapt,
    Lapped,
    Options,
    Pick,
    View,
    deal,
)
from scenes.games.quibbit.choosing.outlook import outlook
from scenes.games.quibbit.choosing.preview_sign import lap_rows, reason_rows
from scenes.games.quibbit.named_choices import NAMED_CHOICES
from words import say

FROG = Frog(0)
SEEDS, LONGEST = 6, 12  # matches for each number of seats; rounds looked at


@cache
def positions() -> Sequence[View]:
    """Views of matches played at random in which the first seat is still to choose a card."""
    views = []
    for seats, seed in product((2, 3, 4), range(SEEDS)):
        rng = Random(seed)
        state = deal(Options(), seats, rng)
        while (to_act := state.to_act()) and state.board.round < LONGEST:
            if state.board.round and state.board.hand(FROG):
                views.append(state.view(None))
            picks = {seat: rng.choice(list(state.legal(seat))) for seat in to_act}
            state, _ = state.apply(picks, rng)
    return views


def rounds(view: View, card: int) -> Iterator[Sequence[Event]]:
    """All rounds that may follow *card*."""
    board = view.board
    dummy = [held for held in CARDS if not view.pile or held not in view.spent]
    held: Mapping[Frog, Sequence[int]] = {
        frog: dummy if frog == board.dummy else board.hand(frog) for frog in board.at()
    }
    for played in product(*({**held, FROG: (card,)}).values()):
        events: list[Event] = []
        board.play_round(dict(zip(held, played, strict=True)), events)
        yield events


def own_leaps(found: Sequence[Sequence[Event]]) -> list[FrogLeapt]:
    """The leaps of the frog that chooses."""
    return [
        event
        for events in found
        for event in events
        if isinstance(event, FrogLeapt) and event.frog == FROG
    ]


def test_frogs_on_the_way_are_counted_only_where_they_always_sit() -> None:
    told = 0
    for view in positions():
        for card in view.board.hand(FROG):
            rows = reason_rows(view.board, FROG, outlook(view, FROG, card))
            if any(row.words.startswith("Over") or " in first" in row.words for row in rows):
                over = {len(leapt.jumped) for leapt in own_leaps(list(rounds(view, card)))}
                assert len(over) == 1
                told += 1
    assert told


def test_a_list_names_a_tile_in_any_case_only_if_each_leap_ends_there() -> None:
    told = 0
    for view in positions():
        legal = [Pick(card) for card in view.board.hand(FROG)]
        for pick, option in zip(
            legal, NAMED_CHOICES.first(Seat(FROG), view, legal).options, strict=True
        ):
            if option.note.startswith("For sure: ") and ", card" in option.note:
                ends = {leapt.end for leapt in own_leaps(list(rounds(view, pick.card)))}
                assert len(ends) == 1
                told += 1
    assert told


def test_no_lap_comes_where_an_escape_is_told() -> None:
    told = 0
    for view in positions():
        for card in view.board.hand(FROG):
            if outlook(view, FROG, card).escapes is not None:
                found = rounds(view, card)
                assert not any(isinstance(event, Lapped) for events in found for event in events)
                told += 1
    assert told


def test_where_a_card_is_said_to_lead_to_is_where_its_rounds_end() -> None:
    told = set()
    for view in positions():
        at, size = view.board.at(), len(view.board.ring)
        for card in view.board.hand(FROG):
            rows = lap_rows(view.board, FROG, outlook(view, FROG, card))
            found = set()
            for events in rounds(view, card) if rows else ():
                if not any(isinstance(event, Lapped) for event in events):
                    leapt = {
                        event.frog: event.end for event in events if isinstance(event, FrogLeapt)
                    }
                    own, spots = leapt[FROG], {**at, **leapt}.values()
                    ahead = sum(spot > own for spot in spots)
                    is_rear = own == min(spots)
                    found.add(0 if is_rear else size - (own - min(spots)) - ahead)
            for row in rows:
                low, high = min(found), max(found)
                tiles = f"{low}–{high}" if low < high else str(low)
                key = "to_lap" if low else "maybe_rear" if high else "rear"
                assert row.words == say(f"quibbit.ghost_{key}", tiles=tiles)
                told.add(key)
    assert told == {"to_lap", "maybe_rear", "rear"}

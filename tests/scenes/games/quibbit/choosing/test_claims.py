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
    Options,
    Pick,
    View,
    deal,
)
from scenes.games.quibbit.named_choices import NAMED_CHOICES

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


def test_a_list_names_a_tile_in_any_case_only_if_each_leap_ends_there() -> None:
    told = 0
    for view in positions():
        legal = [Pick(card) for card in view.board.hand(FROG)]
        for pick, option in zip(
            legal, NAMED_CHOICES.first(Seat(FROG), view, legal).options, strict=True
        ):
            if option.note.startswith("Sure: ") and ", card" in option.note:
                ends = {leapt.end for leapt in own_leaps(list(rounds(view, pick.card)))}
                assert len(ends) == 1
                told += 1
    assert told

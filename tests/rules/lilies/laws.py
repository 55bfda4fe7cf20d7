"""Laws that only Lilies has, and how its events change a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from rules.core import Seat
from rules.tuples import replace_at, without
from tests.games.lilies.rules import (
    FLOWERS,
    HAND,
    LEAVES,
    Event,
    FlowerDrawn,
    LeafLaidAside,
    LeavesPlayed,
    State,
    View,
)
from tests.matches.match_histories import MatchHistory


def view_after(view: View, events: Sequence[Event]) -> View:
    """What the room's *view* becomes by the events alone."""
    for event in events:
        view = _after_event(view, event)
    return view


def _after_event(view: View, event: Event) -> View:
    board = view.board
    match event:
        case LeafLaidAside(seat, leaf):
            hands = replace_at(view.hands, seat, view.hands[seat][1:])
            aside = replace_at(view.aside, seat, (*view.aside[seat], leaf))
            return replace(view, hands=hands, aside=aside)
        case FlowerDrawn(flower):
            left = without(board.left, flower)
            return replace(view, board=replace(board, flower=flower, left=left))
        case LeavesPlayed(leaves, taker):
            points = replace_at(board.points, taker, board.points[taker] + (board.flower or 0))
            played = (*board.played, *leaves)
            board = replace(board, points=points, flower=None, played=played)
            return replace(view, board=board, hands=tuple(hand[1:] for hand in view.hands))
        case _:
            assert_never(event)


def law_no_leaf_is_lost_or_there_twice(history: MatchHistory) -> None:
    for state in history.states:
        there = sorted([*state.board.played, *sum(state.hands + state.aside, ())])
        assert len(set(there)) == len(there) == HAND * history.match.seats
        assert set(there) <= set(LEAVES)


def law_all_flowers_are_taken(history: MatchHistory) -> None:
    last: State = history.states[-1]
    assert sum(last.board.points) == sum(FLOWERS)


def law_the_leaves_of_others_are_in_no_view(history: MatchHistory) -> None:
    for state in history.states:
        for seat in map(Seat, range(history.match.seats)):
            view = state.view(seat)
            for owner in set(range(history.match.seats)) - {seat}:
                assert set(view.hands[owner] + view.aside[owner]) <= {None}


LAWS = [law for key, law in globals().items() if key.startswith("law_")]

"""The rules of Lilies, one test for each that docs/ADDING_A_GAME.md#the-game tells."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

import pytest

from rules.core import IllegalChoice, Seat
from rules.match import Match
from tests.games.lilies.rules import (
    LILIES,
    Action,
    Board,
    Event,
    FlowerDrawn,
    LeavesPlayed,
    Options,
    Reason,
    State,
    View,
)

ANN, BOB = Seat(0), Seat(1)
LiliesMatch: TypeAlias = Match[Options, Action, Event, View]


def a_round(lowest: bool) -> State:
    """The last flower, worth 3, and one leaf in each hand."""
    board = Board(Options(lowest), points=(1, 6), left=(), flower=3)
    return State(board, hands=((9,), (5,)), aside=((1, 2), (3, 4)))


def new_match() -> LiliesMatch:
    return Match(LILIES, Options(), 2, 5)


def leaves(match: LiliesMatch, seat: Seat) -> Sequence[Action]:
    """What a seat may choose."""
    return list(match.state.legal(seat))


@pytest.mark.parametrize(("lowest", "taker", "points"), [(False, ANN, (4, 6)), (True, BOB, (1, 9))])
def test_the_best_leaf_takes_the_flower(lowest: bool, taker: Seat, points: tuple[int, int]) -> None:
    state, events = a_round(lowest).apply({ANN: Action(9), BOB: Action(5)}, Random(1))
    assert events == [LeavesPlayed((9, 5), taker)]
    assert state.board.points == points


def test_the_most_points_win_when_all_flowers_are_taken() -> None:
    state, _ = a_round(False).apply({ANN: Action(9), BOB: Action(5)}, Random(1))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == (((BOB,), (ANN,)), Reason.ALL_TAKEN)


def test_everybody_lays_two_leaves_aside_and_a_flower_is_drawn() -> None:
    match = new_match()
    for seat in (ANN, ANN, BOB, BOB):
        assert match.state.to_act() == {seat}
        events = match.choose(seat, leaves(match, seat)[0])
    assert isinstance(events[-1], FlowerDrawn)
    assert match.state.to_act() == {ANN, BOB}


def test_the_first_leaf_laid_aside_can_be_taken_back_and_nothing_else() -> None:
    match = new_match()
    dealt = match.state
    match.choose(ANN, leaves(match, ANN)[3])
    match.undo(ANN)
    assert match.state == dealt
    for leaf in leaves(match, ANN)[:2]:
        match.choose(ANN, leaf)
    with pytest.raises(IllegalChoice):
        match.undo(ANN)

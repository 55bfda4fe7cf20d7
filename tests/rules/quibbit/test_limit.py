"""Quibbit ends after round 100, whatever else there is to see."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from rules.core import Seat
from rules.quibbit import CrownPassed, Frog, FrogRemoved, GameWon, Options, Pick, Reason, deal
from tests.rules.quibbit.positions import RING, played
from tests.rules.quibbit.rounds import only

A, B, C = (Frog(number) for number in range(3))


def test_when_round_100_is_over_the_holder_of_the_crown_wins() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  B  C^
        hands  A:12345  B:12345  C:12345
        round  100
        """,
        "A5 B2 C1",
    )
    assert events[-2:] == [CrownPassed(C, A), GameWon(A, Reason.ROUND_LIMIT)]
    assert state.to_act() == frozenset()
    assert state.board.round == 100


def test_at_a_five_minute_table_round_15_is_the_last() -> None:
    options = Options(rounds=15)
    state = deal(options, 3, Random(1))
    assert state.board.last_round == 15
    board = replace(state.board, progress=(3, 2, 1), crown=A, round=15)
    after, events = replace(state, board=board).apply(
        {Seat(seat): Pick(1) for seat in range(3)}, Random(1)
    )
    assert events[-1] == GameWon(after.board.crown or A, Reason.ROUND_LIMIT)


def test_round_100_is_played_like_any_other() -> None:
    state, _ = played(
        f"""
        {RING}
        frogs  A  B  C^
        hands  A:12345  B:12345  C:12345
        round  99
        """,
        "A5 B2 C1",
    )
    assert state.board.won is None
    assert state.board.round == 100
    assert state.to_act() == {0, 1, 2}


def test_after_round_100_the_crown_counts_before_empty_hands() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  .  B  .  C^
        hands  A:2  B:12  C:1
        round  100
        """,
        "A2 B2 C1",
    )
    assert state.board.won == GameWon(C, Reason.ROUND_LIMIT)
    assert not only(FrogRemoved, events)


def test_a_lap_in_round_100_wins() -> None:
    state, _ = played(
        f"""
        {RING}
        frogs  A  .  .  .  .  .  C^ .  .  .  .  B
        hands  A:3  B:1  C:4
        round  100
        """,
        "A3 B1 C4",
    )
    assert state.board.won == GameWon(B, Reason.LAPPED)

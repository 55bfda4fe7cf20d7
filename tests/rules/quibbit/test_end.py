"""How frogs leave, and how a game of Quibbit ends."""

from __future__ import annotations

from random import Random

from rules.core import Seat
from rules.quibbit import (
    CardLost,
    CardReturned,
    CrownPassed,
    Frog,
    FrogLeapt,
    FrogRemoved,
    GameWon,
    Lapped,
    Pick,
    Reason,
    RoundBegan,
)
from tests.rules.quibbit.positions import BIG_RING, RING, frogs, groups, hands, played
from tests.rules.quibbit.rounds import only, order

A, B, C, D = (Frog(number) for number in range(4))


# Out of cards


def test_a_seat_without_cards_leaves_when_planning_starts() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  .  B  .  C^
        hands  A:2  B:12  C:23
        """,
        "A2 B1 C2",
    )
    assert events[-2:] == [FrogRemoved(A), RoundBegan(2)]
    assert frogs(state) == ". . . . B . . C^"
    assert state.to_act() == {1, 2}
    assert list(state.legal(Seat(0))) == []
    assert state.board.progress[A] is None
    assert state.board.out == groups("A")


def test_a_seat_that_gets_its_last_card_back_stays() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  .  B  .  C^
        hands  A:1  B:12  C:23
        """,
        "A1 B1 C2",
    )
    assert not only(FrogRemoved, events)
    assert state.to_act() == {0, 1, 2}


def test_all_without_cards_leave_at_the_same_time() -> None:
    state, events = played(
        f"""
        {BIG_RING}
        frogs  A  .  B  .  C  D^
        hands  A:2  B:1  C:123  D:123
        """,
        "A2 B1 C2 D3",
    )
    assert only(FrogRemoved, events) == [FrogRemoved(A), FrogRemoved(B)]
    assert state.board.out == groups("AB")


def test_the_place_of_a_removed_frog_is_free() -> None:
    state, _ = played(
        f"""
        {RING}
        frogs  B  .  .  A  .  C^
        hands  A:1  B:13  C:235
        """,
        "A1 B1 C3",
    )
    assert frogs(state) == ". B . . . . . . C^"
    _, events = state.apply({Seat(1): Pick(3), Seat(2): Pick(2)}, Random(1))
    assert only(FrogLeapt, events)[1] == FrogLeapt(B, 3, 1, 4, jumped=())


def test_the_crown_of_a_removed_frog_goes_to_the_front_frog_among_those_left() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  B  .  .  C^
        hands  A:12  B:12  C:1
        """,
        "A1 B2 C1",
    )
    assert events[-3:] == [FrogRemoved(C), CrownPassed(C, B), RoundBegan(2)]
    assert frogs(state) == ". A . . B^"


# Lapping


def test_jumping_the_last_frog_wins_at_once() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  .  .  .  .  B  .  .  .  .  C^
        hands  A:3  B:4  C:1
        """,
        "A3 B4 C1",
    )
    assert events[1:] == [
        FrogLeapt(C, 1, 11, 13, jumped=(12,)),
        Lapped(C, A),
        GameWon(C, Reason.LAPPED),
    ]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places[0] == groups("C")[0]


def test_landing_beyond_the_last_frog_wins_too() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  .  A  .  .  .  .  B  .  .  .  .  C^
        hands  A:3  B:4  C:23
        """,
        "A3 B4 C2",
    )
    assert only(FrogLeapt, events)[0] == FrogLeapt(C, 2, 11, 14, jumped=(13,))
    assert state.board.won == GameWon(C, Reason.LAPPED)


def test_the_tile_right_behind_the_last_frog_is_not_yet_a_lap() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  .  .  A  .  .  .  B  .  .  .  .  C^
        hands  A:35  B:45  C:2
        """,
        "A3 B4 C2",
    )
    assert only(FrogLeapt, events)[0] == FrogLeapt(C, 2, 11, 13, jumped=())
    assert state.board.won is None


def test_the_lap_counts_from_where_the_last_frog_is_by_then() -> None:
    # A escapes with a lower card before C leaps; B is now the last frog, and far enough ahead.
    state, _ = played(
        f"""
        {RING}
        frogs  A  .  .  .  .  .  B  .  .  .  .  C^
        hands  A:1  B:4  C:2
        """,
        "A1 B4 C2",
    )
    assert state.board.won == GameWon(C, Reason.LAPPED)
    state, _ = played(
        f"""
        {RING}
        frogs  A  .  .  .  .  .  B  .  .  .  .  C^
        hands  A:3  B:4  C:35
        """,
        "A3 B4 C3",
    )
    assert state.board.won is None


def test_a_frog_that_was_not_in_front_can_lap_once_it_is() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  .  .  .  .  .  .  .  .  B  C^
        hands  A:35  B:2  C:5
        """,
        "A3 B2 C5",
    )
    assert state.board.won == GameWon(B, Reason.LAPPED)
    # The round stops there: the leaps are not all done, and the crown stays where it was.
    assert isinstance(events[-1], GameWon)
    assert state.board.crown == C


def test_overtaking_without_a_lap_wins_nothing() -> None:
    state, _ = played(
        f"""
        {RING}
        frogs  A  B  .  .  .  .  C^
        hands  A:45  B:25  C:5
        """,
        "A4 B2 C5",
    )
    assert state.board.won is None


def test_a_lap_stops_the_round_and_nobody_leaps_any_more() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  .  .  .  .  B  .  .  .  .  C^
        hands  A:35  B:4  C:1
        """,
        "A3 B4 C1",
    )
    assert order(events) == "C"
    assert hands(state) == "A:35 B:4 C:1"
    assert not only(CardLost, events) + only(CardReturned, events) + only(RoundBegan, events)
    assert state.to_act() == frozenset()
    assert [list(state.legal(Seat(seat))) for seat in range(3)] == [[], [], []]


# The last one in play


def test_the_last_player_in_play_wins() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  .  B  .  C^
        hands  A:2  B:12  C:1
        """,
        "A2 B2 C1",
    )
    assert only(FrogRemoved, events) == [FrogRemoved(A), FrogRemoved(C)]
    assert events[-1] == GameWon(B, Reason.LAST_IN_PLAY)
    assert state.board.crown == B
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == groups("B/AC")


def test_all_out_at_once_the_holder_of_the_crown_wins() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  B  .  .  C^
        hands  A:2  B:1  C:1
        """,
        "A2 B1 C1",
    )
    assert events[-3:] == [FrogRemoved(A), FrogRemoved(B), GameWon(C, Reason.CROWN_OF_THE_LAST)]
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == groups("C/AB")


def test_all_out_at_once_the_crown_counts_after_the_leaps() -> None:
    state, events = played(
        f"""
        {RING}
        frogs  A  .  B  .  C^
        hands  A:3  B:3  C:2
        """,
        "A3 B3 C2",
    )
    assert order(events) == "CAB"
    assert CrownPassed(C, B) in events
    assert state.board.won == GameWon(B, Reason.CROWN_OF_THE_LAST)


def test_the_winner_by_the_crown_keeps_its_place() -> None:
    state, _ = played(
        f"""
        {RING}
        frogs  A  .  B  .  .  C^
        hands  A:2  B:1  C:1
        """,
        "A2 B1 C1",
    )
    assert frogs(state) == ". . . . . . C^"


# Places


def test_those_still_in_are_placed_by_progress_and_those_out_behind_them() -> None:
    state, _ = played(
        f"""
        {BIG_RING}
        frogs  A  .  .  .  .  .  B  .  .  .  .  C  .  .  D^
        hands  A:3  B:4  C:34  D:1
        """,
        "A3 B4 C3 D1",
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == groups("D/C/B/A")
    assert outcome.reason is Reason.LAPPED


def test_who_left_later_is_placed_higher_and_who_left_together_shares_a_place() -> None:
    state, _ = played(
        f"""
        {BIG_RING}
        frogs  A  .  B  .  C^
        hands  A:12  B:1  C:1  D:-
        out    D
        """,
        "A1 B1 C1",
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == groups("A/BC/D")
    assert outcome.reason is Reason.LAST_IN_PLAY

"""Quibbit before the first round: cards, ring, start line."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Seat
from rules.quibbit import (
    QUIBBIT,
    Action,
    CrownPassed,
    End,
    Event,
    Flower,
    Frog,
    FrogPlaced,
    Join,
    Leaf,
    Options,
    RoundBegan,
    Settle,
    State,
    Tile,
    Water,
    deal,
)
from tests.for_each import for_each
from tests.rules.quibbit.positions import frogs

SEEDS = range(40)
FRONT, REAR = Join(End.FRONT), Join(End.REAR)


def segments(ring: tuple[Tile, ...]) -> list[tuple[Tile, ...]]:
    size = len(ring) // 3
    return [ring[start : start + size] for start in range(0, len(ring), size)]


def lined_up(seats: int, tile: int, *joins: Join) -> tuple[State, list[Event]]:
    """A deal whose seats make the given choices in turn."""
    rng = Random(1)
    state: State = deal(Options(), seats, rng)
    all_events: list[Event] = []
    actions: list[Action] = [Settle(tile), *joins]
    for action in actions:
        (seat,) = state.to_act()
        assert action in state.legal(seat)
        state, events = state.apply({seat: action}, rng)
        all_events += events
    return state, all_events


def test_two_to_four_can_play() -> None:
    assert list(QUIBBIT.seats) == [2, 3, 4]


@pytest.mark.parametrize("seats", QUIBBIT.seats)
def test_everybody_starts_with_the_cards_one_to_five(seats: int) -> None:
    assert deal(Options(), seats, Random(1)).board.hands == ((1, 2, 3, 4, 5),) * seats


@pytest.mark.parametrize("seats", QUIBBIT.seats)
def test_hands_are_public(seats: int) -> None:
    state = deal(Options(), seats, Random(1))
    assert state.view(None).board.hands[:seats] == state.board.hands


def test_four_players_have_fifteen_tiles_and_fewer_have_twelve() -> None:
    sizes = [len(deal(Options(), seats, Random(1)).board.ring) for seats in (2, 3, 4)]
    assert sizes == [12, 12, 15]


@pytest.mark.parametrize("seats", QUIBBIT.seats)
@for_each("seed", SEEDS)
def test_every_segment_is_a_special_and_one_leaf_of_every_colour(seats: int, seed: int) -> None:
    ring = deal(Options(), seats, Random(seed)).board.ring
    for special, *leaves in segments(ring):
        assert special in (Flower(), Water())
        colours = {leaf.frog for leaf in leaves if isinstance(leaf, Leaf)}
        assert colours == set(range(max(seats, 3)))
    assert [ring.count(Flower()), ring.count(Water())] == [2, 1]


def test_the_specials_and_the_leaves_lie_in_random_order() -> None:
    rings = [segments(deal(Options(), 3, Random(seed)).board.ring) for seed in range(300)]
    assert {tuple(part[0] for part in ring).index(Water()) for ring in rings} == {0, 1, 2}
    for place in range(3):
        assert len({ring[place][1:] for ring in rings}) == 6


@pytest.mark.parametrize("seats", QUIBBIT.seats)
def test_the_starting_seat_is_drawn_at_random(seats: int) -> None:
    starters = {deal(Options(), seats, Random(seed)).board.starter for seed in SEEDS}
    assert starters == set(range(seats))


def test_the_starting_seat_may_settle_on_any_tile() -> None:
    state = deal(Options(), 4, Random(1))
    assert state.to_act() == {state.board.starter}
    assert list(state.legal(state.board.starter)) == [Settle(tile) for tile in range(15)]


def test_the_others_join_clockwise_from_the_starting_seat() -> None:
    rng = Random(1)
    state: State = deal(Options(), 4, rng)
    order = []
    while state.board.round == 0:
        (seat,) = state.to_act()
        order.append(seat)
        state, _ = state.apply({seat: state.legal(seat)[0]}, rng)
    assert order == [Seat((order[0] + step) % 4) for step in range(4)]
    assert order[0] == state.board.starter


def test_every_later_seat_may_only_join_in_front_or_behind() -> None:
    state, _ = lined_up(3, 4)
    (seat,) = state.to_act()
    assert set(state.legal(seat)) == {FRONT, REAR}


def test_nobody_but_the_next_in_line_may_choose_a_place() -> None:
    state, _ = lined_up(3, 4)
    waiting = {Seat(number) for number in range(3)} - state.to_act()
    assert [list(state.legal(seat)) for seat in waiting] == [[], []]


def test_frogs_join_right_in_front_of_the_front_frog_or_right_behind_the_rear_one() -> None:
    state, events = lined_up(4, 6, FRONT, REAR, FRONT)
    placed = [event.progress for event in events if isinstance(event, FrogPlaced)]
    assert placed == [6, 7, 5, 8]
    assert sorted(spot for spot in state.board.progress if spot is not None) == [5, 6, 7, 8]


def test_behind_the_first_tile_is_the_last_tile_of_the_ring() -> None:
    state, _ = lined_up(3, 0, REAR, REAR)
    tiles = {spot % 12 for spot in state.board.progress if spot is not None}
    assert tiles == {0, 11, 10}


def test_with_two_players_the_dummy_is_put_behind_the_rear() -> None:
    state, events = lined_up(2, 4, REAR)
    assert state.board.dummy == Frog(2)
    assert state.board.progress[2] == 2
    assert FrogPlaced(Frog(2), 2) in events


def test_three_and_four_players_have_no_dummy() -> None:
    for seats in (3, 4):
        view = deal(Options(), seats, Random(1)).view(None)
        assert (view.board.dummy, view.pile, len(view.board.progress)) == (None, 0, seats)


def test_the_front_frog_is_crowned_when_the_line_is_complete() -> None:
    state, events = lined_up(3, 4, FRONT, REAR)
    front = Frog(state.board.progress.index(5))
    assert state.board.crown == front
    assert events[-2:] == [CrownPassed(None, front), RoundBegan(1)]


def test_nobody_wears_the_crown_while_the_line_is_formed() -> None:
    state, events = lined_up(3, 4, FRONT)
    assert state.board.crown is None
    assert not any(isinstance(event, CrownPassed) for event in events)


def test_the_line_is_drawn_from_rear_to_front() -> None:
    state, _ = lined_up(2, 2, FRONT)
    first, second = "ABA"[state.board.starter], "BAB"[state.board.starter]
    assert frogs(state) == f". C {first} {second}^"

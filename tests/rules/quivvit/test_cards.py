"""Quivvit before the first turn: the cards, the deal, the options."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Literal, get_args, get_type_hints

import pytest

from rules.core import Seat
from rules.quivvit import (
    ARRANGEMENTS,
    DECK,
    FACINGS,
    PLACES,
    QUIVVIT,
    Colour,
    Options,
    Pass,
    card_value,
    deal,
    lying,
    team_member,
    total_value,
)

Decks = Literal[1, 2, 3, 4]
DECKS: tuple[Decks, ...] = get_args(Decks)
SEEDS = range(40)


def arrangement(card: int) -> tuple[Colour, ...]:
    """The colours of a card, turned so that red comes first."""
    colours = lying(card, 0).colours
    start = colours.index(Colour.RED)
    return colours[start:] + colours[:start]


def test_two_to_four_can_play() -> None:
    assert list(QUIVVIT.seats) == [2, 3, 4]


def test_there_are_148_cards_of_four_values() -> None:
    assert Counter(map(card_value, range(DECK))) == {1: 64, 2: 46, 3: 26, -1: 12}
    assert DECK == 148


@pytest.mark.parametrize("facing", FACINGS)
def test_every_card_shows_each_colour_once_however_it_lies(facing: int) -> None:
    for card in range(DECK):
        assert sorted(lying(card, facing).colours, key=list(Colour).index) == list(Colour)


def test_there_are_six_arrangements_that_no_turn_makes_equal() -> None:
    assert len(set(ARRANGEMENTS)) == 6
    turns = {
        tuple(colours[step:] + colours[:step]) for colours in ARRANGEMENTS for step in range(4)
    }
    assert len(turns) == 24


@pytest.mark.parametrize("decks", DECKS)
@pytest.mark.parametrize("points", [1, 2, 3, -1])
def test_the_arrangements_are_dealt_out_as_evenly_as_the_count_allows(
    decks: int, points: int
) -> None:
    cards = [card for card in range(DECK * decks) if card_value(card) == points]
    counts = Counter(map(arrangement, cards))
    assert len(counts) == 6
    assert max(counts.values()) - min(counts.values()) <= 1


def test_a_quarter_turn_moves_every_square_one_corner_clockwise() -> None:
    a, b, c, d = lying(0, 0).colours
    assert lying(0, 1).colours == (d, a, b, c)
    assert lying(0, 3).colours == (b, c, d, a)


def test_cards_are_worth_the_sum_of_their_values() -> None:
    assert total_value([0, 64, 110, 136]) == 1 + 2 + 3 - 1
    assert total_value([]) == 0


@pytest.mark.parametrize("decks", DECKS)
def test_decks_multiply_the_card_counts_and_nothing_else(decks: Decks) -> None:
    state = deal(Options(decks=decks), 3, Random(1))
    cards = [card.card for card in state.board.grid if card] + list(state.deck)
    assert Counter(map(card_value, cards)) == {
        points: copies * decks for points, copies in ((1, 64), (2, 46), (3, 26), (-1, 12))
    }
    assert len(state.board.grid) == 25


@pytest.mark.parametrize("seats", QUIVVIT.seats)
def test_the_grid_of_25_is_full_and_the_rest_is_the_deck(seats: int) -> None:
    state = deal(Options(), seats, Random(1))
    assert len(PLACES) == len(state.board.grid) == 25
    assert all(state.board.grid)
    assert len(state.deck) == 148 - 25


def test_the_deck_is_shuffled() -> None:
    decks = {deal(Options(), 2, Random(seed)).deck for seed in SEEDS}
    assert len(decks) == len(SEEDS)


def test_a_dealt_card_lies_every_which_way() -> None:
    grids = [deal(Options(), 2, Random(seed)).board.grid for seed in SEEDS]
    facings = Counter(card.facing for grid in grids for card in grid if card)
    assert facings.keys() == set(FACINGS)
    assert min(facings.values()) > 0.2 * facings.total()


def test_upright_values_change_what_is_printed_and_not_how_cards_lie() -> None:
    plain, upright = (deal(Options(upright_values=on), 2, Random(3)) for on in (False, True))
    assert plain.board.grid == upright.board.grid
    assert upright.view(None).options.upright_values


@pytest.mark.parametrize("seats", QUIVVIT.seats)
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    dealt = [deal(Options(), seats, Random(seed)) for seed in SEEDS]
    assert {state.turn.first for state in dealt} == set(range(seats))
    assert all(state.turn.player == state.turn.first and state.turn.round == 1 for state in dealt)


def test_every_option_is_off_at_first_and_there_is_one_deck() -> None:
    assert Options() == Options(
        random_color=False,
        color_block=False,
        timed="off",
        double_rotation=False,
        drain_the_deck=False,
        teams=False,
        decks=1,
        counter_clockwise=False,
        upright_values=False,
    )


def test_the_clock_has_the_times_of_the_rules() -> None:
    assert get_args(get_type_hints(Options)["timed"]) == ("off", 15, 30, 60, 90, 120)


@pytest.mark.parametrize("seats", QUIVVIT.seats)
def test_a_timed_turn_that_runs_out_can_always_be_passed(seats: int) -> None:
    state = deal(Options(timed=60), seats, Random(1))
    assert Pass() in state.legal(state.turn.player)


@pytest.mark.parametrize("seats", QUIVVIT.seats)
def test_in_family_play_a_seat_is_a_team_that_holds_one_of_each_card(seats: int) -> None:
    options = Options(teams=True, color_block=True, double_rotation=True)
    state = deal(options, seats, Random(1))
    assert state.board.holders == state.board.doubles == tuple(map(Seat, range(seats)))


def test_the_members_of_a_team_take_its_turns_in_rotation() -> None:
    rng = Random(1)
    state = deal(Options(teams=True), 3, rng)
    members: dict[Seat, list[int]] = {}
    while not state.ended:
        members.setdefault(state.turn.player, []).append(team_member(state.turn.round, size=3))
        state, _ = state.apply({state.turn.player: Pass()}, rng)
    assert members == {seat: [0, 1, 2, 0, 1] for seat in map(Seat, range(3))}


def test_the_members_of_teams_of_any_size_all_get_their_turns() -> None:
    rng = Random(1)
    state = deal(Options(teams=True), 2, rng)
    seen: dict[int, list[int]] = {size: [] for size in (1, 2, 4)}
    while not state.ended:
        if state.turn.player == 0:
            for size, turns in seen.items():
                turns.append(team_member(state.turn.round, size))
        state, _ = state.apply({state.turn.player: Pass()}, rng)
    assert seen == {1: [0, 0, 0, 0, 0], 2: [0, 1, 0, 1, 0], 4: [0, 1, 2, 3, 0]}

"""Drain the Deck: rounds go on while there are cards."""

from __future__ import annotations

import pytest

from rules.core import Seat
from rules.quivvit import (
    LOW_DECK,
    AsideScored,
    CardsTaken,
    GameEnded,
    Options,
    Pass,
    Reason,
    Rotate,
    RoundBegan,
    State,
)
from tests.matches.changed import changed
from tests.rules.quivvit.positions import RIGHT, chosen, read

DRAIN = Options(drain_the_deck=True)
A, B, C = map(Seat, range(3))
# Turned right, the first card takes the second.
LINKED = """
    gy1  rb2  yr1  gr1  gy1
    rb   yg   bg   by   rb
    gr1  rb1  yr1  gr1  gy1
    yb   yg   bg   by   rb
    gy1  rb1  yr1  gr1  gy1
    rb   yg   bg   by   rb
    gy1  rb1  yr1  gr1  gy1
    rb   yg   bg   by   rb
    gy1  rb1  yr1  gr1  gy1
    rb   yg   bg   by   rb
"""
TAKE = Rotate(0, RIGHT)


def last_turn(round: int, deck: int, options: Options = DRAIN) -> State:
    """The last turn of a round for two: seat 0's."""
    return changed(read(LINKED, options, deck=deck), round=round)


def first_turn(round: int, deck: int, seats: int = 2) -> State:
    """The first turn of a round: seat 0's."""
    return changed(read(LINKED, DRAIN, seats, deck=deck), round=round, first=A)


def test_without_the_rule_the_fifth_round_is_the_last() -> None:
    state, _ = chosen(last_turn(5, deck=80, options=Options()), Pass())
    assert state.ended is Reason.ROUNDS_PLAYED


def test_a_deck_of_more_than_fifteen_gives_another_round() -> None:
    state, events = chosen(last_turn(5, deck=LOW_DECK + 1), Pass())
    assert state.ended is None
    assert state.turn.round == 6
    assert RoundBegan(6, A) in events


@pytest.mark.parametrize("deck", [LOW_DECK, 3, 0])
def test_a_deck_of_fifteen_or_fewer_ends_the_game_after_the_fifth_round(deck: int) -> None:
    state, events = chosen(last_turn(5, deck), Pass())
    assert events[-1] == GameEnded(Reason.DECK_LOW)
    assert state.ended is Reason.DECK_LOW


def test_the_limit_of_fifteen_stays_with_more_decks() -> None:
    four = Options(drain_the_deck=True, decks=4)
    state, _ = chosen(last_turn(5, LOW_DECK + 1, four), Pass())
    assert state.ended is None
    state, _ = chosen(last_turn(5, LOW_DECK, four), Pass())
    assert state.ended is Reason.DECK_LOW


def test_a_low_deck_does_not_end_an_earlier_round() -> None:
    state, _ = chosen(last_turn(4, deck=2), TAKE)
    assert state.ended is None


def test_the_deck_is_counted_after_the_refill() -> None:
    state, _ = chosen(last_turn(5, deck=LOW_DECK + 2), TAKE)
    assert len(state.deck) == LOW_DECK
    assert state.ended is Reason.DECK_LOW


def test_what_is_taken_in_an_extra_round_lies_aside_until_the_round_is_over() -> None:
    state, events = chosen(first_turn(6, deck=40), TAKE)
    assert [event.aside for event in events if isinstance(event, CardsTaken)] == [True]
    assert (len(state.board.aside[A]), state.board.taken[A]) == (2, ())
    assert state.view(None).board.points() == (0, 0)
    state, events = chosen(state, Pass())
    assert AsideScored() in events
    assert (state.board.aside[A], len(state.board.taken[A])) == ((), 2)
    assert state.view(None).board.points() == (3, 0)
    assert state.turn.round == 7


def test_in_the_first_five_rounds_cards_count_at_once() -> None:
    state, events = chosen(first_turn(5, deck=40), TAKE)
    assert [event.aside for event in events if isinstance(event, CardsTaken)] == [False]
    assert state.view(None).board.points() == (3, 0)


def test_a_grid_that_cannot_be_filled_before_the_last_turn_stops_an_extra_round() -> None:
    state, events = chosen(first_turn(6, deck=1), TAKE)
    assert events[-1] == GameEnded(Reason.GRID_SHORT)
    assert state.to_act() == frozenset()


def test_cards_of_a_round_that_was_stopped_are_not_scored() -> None:
    state = changed(first_turn(6, deck=1), taken=((), (0,)))
    state, _ = chosen(state, TAKE)
    assert len(state.board.aside[A]) == 2
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == ((B,), (A,))
    assert list(map(int, outcome.points)) == [0, 1]


def test_a_refill_that_takes_the_very_last_card_stops_nothing() -> None:
    state, _ = chosen(first_turn(6, deck=2), TAKE)
    assert state.ended is None
    assert state.deck == ()
    state, _ = chosen(state, Pass())
    assert state.ended is Reason.DECK_LOW
    assert state.view(None).board.points() == (3, 0)


def test_the_last_turn_of_an_extra_round_counts_even_if_the_grid_cannot_be_filled() -> None:
    state, events = chosen(last_turn(6, deck=1), TAKE)
    assert events[-2:] == [AsideScored(), GameEnded(Reason.DECK_LOW)]
    assert state.view(None).board.points() == (3, 0)


def test_a_grid_short_of_cards_goes_on_in_the_first_five_rounds() -> None:
    state, _ = chosen(first_turn(5, deck=1), TAKE)
    assert state.ended is None
    assert state.to_act() == {B}


def test_an_extra_round_in_which_nobody_took_a_card_ends_the_game() -> None:
    state, events = chosen(first_turn(6, deck=40, seats=3), Pass(), Pass(), Pass())
    assert events[-1] == GameEnded(Reason.NOTHING_TAKEN)
    assert state.ended is Reason.NOTHING_TAKEN


def test_a_fifth_round_in_which_nobody_took_a_card_ends_nothing() -> None:
    state, _ = chosen(first_turn(5, deck=40), Pass(), Pass())
    assert state.ended is None


def test_extra_rounds_go_on_with_the_marker_in_the_established_order() -> None:
    state, events = chosen(first_turn(6, deck=40, seats=3), TAKE, Pass(), Pass())
    assert RoundBegan(7, B) in events
    assert state.turn.player == B

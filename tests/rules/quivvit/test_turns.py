"""The course of a game of Quivvit: turns, refills, rounds, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from rules.core import IllegalChoice, OptionConflict, Outcome, Seat
from rules.match import Match
from rules.quivvit import (
    DECK,
    QUIVVIT,
    CardRotated,
    CardsDealt,
    CardsTaken,
    CardsTurned,
    Event,
    GameEnded,
    Keep,
    Lying,
    Options,
    Pass,
    Passed,
    Reason,
    Rotate,
    RoundBegan,
    State,
    TurnBegan,
    Way,
    deal,
    imagine,
)
from tests.matches.changed import changed
from tests.rules.quivvit.positions import LEFT, RIGHT, chosen, read

ONES, TWOS, THREES, MINUSES = range(64), range(64, 110), range(110, 136), range(136, 148)
LINKED = """
    gy1  rb1  yr1  gr1  gy1
    rb   yg   bg   by   rb
"""


def passed(state: State, turns: int) -> tuple[State, list[Event]]:
    """The state after so many turns without a rotation."""
    return chosen(state, *[Pass()] * turns)


def players(events: Sequence[Event]) -> list[int]:
    return [event.seat for event in events if isinstance(event, TurnBegan)]


def ended(taken: Sequence[Sequence[int]], bonus: Sequence[int | None] = ()) -> Outcome:
    """The outcome if the seats have taken these cards in all."""
    state = changed(
        read("", seats=len(taken), deck=0),
        taken=tuple(map(tuple, taken)),
        bonus=tuple(bonus) or (None,) * len(taken),
        ended=Reason.ROUNDS_PLAYED,
    )
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def test_a_player_rotates_any_card_left_or_right_or_passes() -> None:
    state = deal(Options(), 3, Random(1))
    ways = {Rotate(place, way) for place in range(25) for way in (Way.LEFT, Way.RIGHT)}
    assert set(state.legal(state.turn.player)) == ways | {Pass()}
    assert len(state.legal(state.turn.player)) == 51


def test_nobody_else_has_anything_to_choose() -> None:
    state = deal(Options(), 4, Random(1))
    assert state.to_act() == {state.turn.player}
    assert all(state.legal(Seat(s)) == () for s in range(4) if s != state.turn.player)


def test_an_empty_place_cannot_be_rotated() -> None:
    state = read(LINKED, deck=0)
    assert {a.place for a in state.legal(Seat(0)) if isinstance(a, Rotate)} == set(range(5))


def test_an_illegal_choice_is_refused_by_name_and_changes_nothing() -> None:
    match = Match(QUIVVIT, Options(), 3, seed=1)
    before, seat = match.state, next(iter(match.waiting_for))
    for action in (Rotate(25, LEFT), Rotate(0, Way.HALF), Keep()):
        with pytest.raises(IllegalChoice, match=type(action).__name__):
            match.choose(seat, action)
    with pytest.raises(IllegalChoice, match="not asked"):
        match.choose(Seat((seat + 1) % 3), Pass())
    assert match.state is before
    assert match.log == []


def test_passing_moves_nothing() -> None:
    before = deal(Options(), 3, Random(1))
    after, events = passed(before, 1)
    assert events[0] == Passed(before.turn.player)
    assert (after.board, after.deck) == (before.board, before.deck)


def test_a_turn_that_is_over_cannot_be_taken_back() -> None:
    match = Match(QUIVVIT, Options(), 2, seed=1)
    for _ in range(3):
        (seat,) = match.waiting_for
        match.choose(seat, Pass())
        assert not match.may_undo(seat)


def test_a_turn_cannot_be_taken_back_while_the_same_seat_is_asked_about_its_block() -> None:
    match = Match(QUIVVIT, Options(color_block=True), 2, seed=1)
    (holder,) = match.waiting_for
    match.choose(holder, Keep())
    (player,) = match.waiting_for
    match.choose(player, Pass())
    assert match.waiting_for == {player}
    assert not match.may_undo(player)


def test_empty_places_are_filled_row_by_row_face_down_and_then_all_turned_together() -> None:
    before = read(LINKED, deck=40)
    after, events = chosen(before, Rotate(0, RIGHT))
    moves = [event for event in events if isinstance(event, CardsTaken | CardsDealt | CardsTurned)]
    gone, dealt, turned = moves
    assert isinstance(gone, CardsTaken)
    assert [place for place, _ in gone.cards] == [0, 1]
    assert dealt == CardsDealt((0, 1, *range(5, 25)))
    drawn = before.deck[:-23:-1]
    assert isinstance(turned, CardsTurned)
    assert [(place, card.card) for place, card in turned.cards] == list(
        zip((0, 1, *range(5, 25)), drawn, strict=True)
    )
    assert after.deck == before.deck[:-22]
    assert all(after.board.grid)


def test_new_cards_lie_every_which_way() -> None:
    facings = set()
    for seed in range(5):
        state, _ = chosen(read(LINKED, deck=40), Pass(), seed=seed)
        facings.add(tuple(card.facing for card in state.board.grid[5:] if card))
    assert len(facings) == 5
    assert {facing for row in facings for facing in row} == {0, 1, 2, 3}


def test_places_stay_empty_when_the_deck_is() -> None:
    state, events = chosen(read(LINKED, deck=3), Rotate(0, RIGHT))
    assert [event.places for event in events if isinstance(event, CardsDealt)] == [(0, 1, 5)]
    assert state.deck == ()
    state, events = chosen(state, Pass())
    assert not any(isinstance(event, CardsDealt | CardsTurned) for event in events)
    assert [place for place, card in enumerate(state.board.grid) if card] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(("counter", "order"), [(False, [0, 1, 2]), (True, [0, 2, 1])])
def test_turns_go_round_as_agreed_and_the_marker_moves_on_each_round(
    counter: bool, order: list[int]
) -> None:
    dealt = deal(Options(counter_clockwise=counter), 3, Random(1))
    state = changed(dealt, first=Seat(0), player=Seat(0))
    _, events = passed(state, 8)
    a, b, c = order
    assert [a, *players(events)] == [a, b, c, b, c, a, c, a, b]
    rounds = [event for event in events if isinstance(event, RoundBegan)]
    assert rounds == [RoundBegan(2, Seat(b)), RoundBegan(3, Seat(c))]


def test_the_last_of_a_round_of_two_begins_the_next() -> None:
    state = changed(deal(Options(), 2, Random(1)), first=Seat(0), player=Seat(0))
    _, events = passed(state, 9)
    assert [0, *players(events)] == [0, 1, 1, 0, 0, 1, 1, 0, 0, 1]


@pytest.mark.parametrize("seats", QUIVVIT.seats)
def test_the_game_ends_after_five_rounds(seats: int) -> None:
    state, _ = passed(deal(Options(), seats, Random(1)), 5 * seats - 1)
    assert state.outcome() is None
    assert state.turn.round == 5
    state, events = passed(state, 1)
    assert events[-1] == GameEnded(Reason.ROUNDS_PLAYED)
    assert state.to_act() == frozenset()
    assert state.legal(state.turn.player) == ()


def test_the_game_ends_after_as_many_rounds_as_were_chosen() -> None:
    state, _ = passed(deal(Options(rounds=3), 2, Random(1)), 5)
    assert state.outcome() is None
    _, events = passed(state, 1)
    assert events[-1] == GameEnded(Reason.ROUNDS_PLAYED)


def test_a_deck_is_drained_after_five_rounds_only() -> None:
    with pytest.raises(OptionConflict, match="drain_needs_five_rounds"):
        Options(drain_the_deck=True, rounds=4)


def test_the_grid_is_refilled_after_the_very_last_turn_too() -> None:
    state = changed(read(LINKED, deck=40), round=5)
    after, events = chosen(state, Rotate(0, RIGHT))
    kinds = [type(event) for event in events]
    assert kinds[0] is CardRotated
    assert kinds[-3:] == [CardsDealt, CardsTurned, GameEnded]
    assert all(after.board.grid)


def test_taken_cards_count_what_they_are_worth() -> None:
    outcome = ended([[*ONES[:2], TWOS[0]], [THREES[0], MINUSES[0]]])
    assert list(map(int, outcome.points)) == [4, 2]
    assert outcome.places == ((0,), (1,))
    assert outcome.reason is Reason.ROUNDS_PLAYED


def test_most_points_win_and_not_most_cards() -> None:
    assert ended([ONES[:3], THREES[:2]]).places == ((1,), (0,))


def test_of_equal_points_most_cards_win() -> None:
    assert ended([THREES[:2], ONES[:6], TWOS[:3]]).places == ((1,), (2,), (0,))


def test_of_equal_points_and_cards_the_win_is_shared() -> None:
    assert ended([ONES[:3], [], ONES[3:6]]).places == ((0, 2), (1,))


def test_points_may_fall_below_nothing() -> None:
    outcome = ended([MINUSES[:2], []])
    assert list(map(int, outcome.points)) == [-2, 0]
    assert outcome.places == ((1,), (0,))


def test_all_lie_open_but_the_order_of_the_deck() -> None:
    state = deal(Options(), 2, Random(1))
    view = state.view(None)
    assert view.board.grid == state.board.grid
    assert view.deck == len(state.deck)
    assert isinstance(view.board.grid[0], Lying)
    assert state.view(Seat(1)) == replace(view, seat=Seat(1))


def test_an_imagined_deck_lies_in_any_order_of_the_cards_nobody_has_seen() -> None:
    state = read(LINKED, deck=3)
    unseen = {*state.deck, *(card.card for card in state.board.grid if card)}
    state = changed(state, taken=(tuple(card for card in range(DECK) if card not in unseen), ()))
    orders = Counter(imagine(state.view(Seat(0)), Random(seed)).deck for seed in range(600))
    assert len(orders) == 6
    assert {frozenset(order) for order in orders} == {frozenset(state.deck)}
    assert min(orders.values()) > 60

"""Double Rotation and free links."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import Seat
from rules.quivvit import (
    QUIVVIT,
    BonusDrawn,
    CardRotated,
    Claim,
    Colour,
    DoubleRotateSpent,
    FreeLinkClaimed,
    GameEnded,
    Options,
    Pass,
    Reason,
    Rotate,
    RoundBegan,
    TurnBegan,
    card_value,
    deal,
)
from tests.matches.changed import changed
from tests.rules.quivvit.positions import (
    HALF,
    LEFT,
    RIGHT,
    chosen,
    drawn,
    linked,
    read,
    taken,
    tidy,
)

DOUBLE = Options(double_rotation=True)
A, B, C, D = map(Seat, range(4))
CARD = """
    rg1  yg1
    by   rb
"""
FOUR = """
    rg1  bg1  rb1
    by   yr   gy
    gy1  yg1  gy1
    rb   rb   br
"""


@pytest.mark.parametrize("seats", QUIVVIT.seats)
def test_everybody_holds_one_double_rotate_card(seats: int) -> None:
    assert deal(DOUBLE, seats, Random(1)).board.doubles == tuple(map(Seat, range(seats)))
    assert deal(Options(), seats, Random(1)).board.doubles == ()


def test_without_the_card_no_half_turn_is_offered() -> None:
    state = changed(read(CARD, DOUBLE), doubles=(B,))
    assert set(state.legal(A)) == {
        *(Rotate(place, way) for place in (0, 1) for way in (LEFT, RIGHT)),
        Pass(),
    }


def test_the_card_may_be_spent_to_turn_a_card_by_a_half() -> None:
    state = read(CARD, DOUBLE, deck=0)
    assert Rotate(0, HALF) in state.legal(A)
    card = state.board.grid[0]
    assert card
    state, events = chosen(state, Rotate(0, HALF))
    assert events[:2] == [
        DoubleRotateSpent(A),
        CardRotated(A, 0, card.card, HALF, start=card.facing, end=(card.facing + 2) % 4),
    ]
    assert linked(events) == [(Colour.RED, {0, 1})]
    assert state.board.doubles == (B,)


def test_a_half_turn_that_links_nothing_spends_it_too() -> None:
    state, events = chosen(read(CARD, DOUBLE, deck=0), Rotate(1, HALF))
    assert taken(events) == set()
    assert state.board.doubles == (B,)
    assert drawn(state.board.grid) == tidy(
        """
        rg1  br1
        by   gy
        """
    )


def test_a_quarter_turn_spends_nothing() -> None:
    state, _ = chosen(read(CARD, DOUBLE, deck=0), Rotate(0, LEFT))
    assert state.board.doubles == (A, B)


def test_any_card_of_a_free_link_may_be_claimed() -> None:
    claims = [action for action in read(FOUR, DOUBLE).legal(A) if isinstance(action, Claim)]
    assert claims == [Claim(0), Claim(1), Claim(5), Claim(6)]


def test_a_claim_takes_all_links_of_the_named_card_and_turns_nothing() -> None:
    state = read(FOUR, DOUBLE, deck=0)
    card = state.board.grid[6]
    assert card
    state, events = chosen(state, Claim(6))
    assert events[:2] == [DoubleRotateSpent(A), FreeLinkClaimed(A, 6, card.card)]
    assert not any(isinstance(event, CardRotated) for event in events)
    assert linked(events) == [
        (Colour.YELLOW, {0, 1, 5, 6}),
        (Colour.GREEN, {2, 6, 7}),
        (Colour.BLUE, {6, 7}),
    ]
    assert taken(events) == {0, 1, 2, 5, 6, 7}
    assert state.board.doubles == (B,)


def test_a_free_link_needs_the_card() -> None:
    state = changed(read(FOUR, DOUBLE), doubles=(B,))
    assert not any(isinstance(action, Claim) for action in state.legal(A))
    assert not any(isinstance(action, Claim) for action in read(FOUR).legal(A))


def test_there_is_no_free_link_in_the_first_turn_of_the_game() -> None:
    state = changed(read(FOUR, DOUBLE), first=A)
    assert not any(isinstance(action, Claim) for action in state.legal(A))
    assert Rotate(0, HALF) in state.legal(A)
    later = changed(state, round=2)
    assert Claim(0) in later.legal(A)


def test_with_a_die_only_the_rolled_colour_makes_free_links() -> None:
    state = read(FOUR, Options(double_rotation=True, random_color=True), deck=0)
    assert Claim(0) in changed(state, die=Colour.YELLOW).legal(A)
    assert Claim(0) not in changed(state, die=Colour.GREEN).legal(A)
    _, events = chosen(changed(state, die=Colour.YELLOW), Claim(1))
    assert linked(events) == [(Colour.YELLOW, {0, 1, 5, 6})]


def test_who_still_holds_the_card_at_the_end_draws_one_for_its_value() -> None:
    state = changed(read(CARD, DOUBLE, seats=3, deck=50), round=5, first=B, doubles=(A, C))
    deck = state.deck
    state, events = chosen(state, Pass())
    # Filling the grid takes 23 cards; seat 2 is nearer to the last round's first player.
    *_, first, second, end = events
    assert first == BonusDrawn(C, deck[-24])
    assert second == BonusDrawn(A, deck[-25])
    assert end == GameEnded(Reason.ROUNDS_PLAYED)
    assert state.board.bonus == (deck[-25], None, deck[-24])
    outcome = state.outcome()
    assert outcome is not None
    assert list(map(int, outcome.points)) == [card_value(deck[-25]), 0, card_value(deck[-24])]


def test_the_card_drawn_at_the_end_is_not_a_card_for_ties() -> None:
    state = changed(
        read("", DOUBLE, deck=0), taken=((0,), (1, 2)), bonus=(64, None), ended=Reason.ROUNDS_PLAYED
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == ((A,), (B,))
    level = changed(state, bonus=(3, None)).outcome()
    assert level is not None
    assert level.places == ((B,), (A,))


def test_an_empty_deck_gives_nothing_for_a_card_still_held() -> None:
    state = changed(read(CARD, DOUBLE, seats=3, deck=24), round=5, first=B)
    state, events = chosen(state, Pass())
    assert [event.seat for event in events if isinstance(event, BonusDrawn)] == [B]
    assert state.deck == ()
    assert state.board.bonus[0] is state.board.bonus[2] is None


def test_nothing_is_drawn_before_the_end() -> None:
    state, events = chosen(changed(read(CARD, DOUBLE), round=4), Pass())
    assert [type(event) for event in events[-2:]] == [RoundBegan, TurnBegan]
    assert state.board.bonus == (None, None)

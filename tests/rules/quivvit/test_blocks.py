"""Colour Block and Random Colour."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.core import Seat
from rules.quivvit import (
    QUIVVIT,
    Block,
    BlockKept,
    BlockReturned,
    BlocksAnswered,
    BlocksAsked,
    CardCovered,
    Claim,
    Colour,
    Cover,
    DieRolled,
    Keep,
    Options,
    Pass,
    Rotate,
    State,
    TurnBegan,
    deal,
)
from tests.matches.changed import changed
from tests.rules.quivvit.positions import (
    LEFT,
    RIGHT,
    answered,
    chosen,
    linked,
    read,
    rotated,
    taken,
)

BLOCKING = Options(color_block=True)
A, B, C, D = map(Seat, range(4))
KEEP = Keep()
ROW = """
    gy1  rb1  yr1  gr1
    rb   yg   bg   by
"""


def asking(seats: int = 4, options: Options = BLOCKING, picture: str = ROW) -> State:
    """Seat 0 is the player, all others are asked about their Blocks."""
    return changed(read(picture, options, seats, deck=0), asking=True)


def test_without_the_rule_nobody_is_asked() -> None:
    state = deal(Options(), 4, Random(1))
    assert not state.turn.asking
    assert state.board.holders == ()


@pytest.mark.parametrize("seats", QUIVVIT.seats)
def test_everybody_holds_one_block_and_all_but_the_player_are_asked_before_the_first_turn(
    seats: int,
) -> None:
    state = deal(BLOCKING, seats, Random(1))
    assert state.board.holders == tuple(map(Seat, range(seats)))
    assert state.turn.asking
    assert state.to_act() == frozenset(state.board.holders) - {state.turn.player}
    assert state.legal(state.turn.player) == ()


def test_before_every_turn_all_holders_but_the_player_are_asked_at_once() -> None:
    state, _ = answered(asking(3), KEEP, KEEP)
    assert state.to_act() == {A}
    state, events = chosen(state, Pass())
    assert events[-2:] == [TurnBegan(B), BlocksAsked((A, C))]
    assert state.to_act() == {A, C}


def test_one_may_cover_any_card_or_keep_the_block() -> None:
    state = asking()
    offered = [Cover(0), Cover(1), Cover(2), Cover(3), KEEP]
    assert list(state.legal(B)) == list(state.legal(D)) == offered


def test_a_covered_card_cannot_be_covered_again() -> None:
    state = asking(picture=ROW.replace("rb1", "rb1#2"))
    assert state.to_act() == {B, D}
    assert list(state.legal(B)) == [Cover(0), Cover(2), Cover(3), KEEP]


def test_covers_and_refusals_are_told_in_turn_order() -> None:
    before = asking()
    card = before.board.grid[2]
    assert card
    state, events = answered(before, KEEP, Cover(2), KEEP)
    assert events == [BlockKept(B), CardCovered(C, 2, card.card), BlockKept(D), BlocksAnswered()]
    assert state.board.blocks == (Block(2, C),)
    assert state.board.holders == (A, B, D)
    assert not state.turn.asking
    assert state.to_act() == {A}


def test_two_may_cover_two_cards() -> None:
    state, _ = answered(asking(), Cover(3), KEEP, Cover(0))
    assert state.board.blocks == (Block(3, B), Block(0, D))
    assert state.board.holders == (A, C)


@pytest.mark.parametrize(("counter", "nearer", "others"), [(False, B, (C, D)), (True, D, (C, B))])
def test_of_two_on_one_card_the_nearer_in_turn_order_covers_it(
    counter: bool, nearer: Seat, others: tuple[Seat, Seat]
) -> None:
    state = asking(options=Options(color_block=True, counter_clockwise=counter))
    state, events = answered(state, Cover(1), Cover(1), Cover(1))
    assert state.board.blocks == (Block(1, nearer),)
    assert [e.seat for e in events if isinstance(e, BlockReturned)] == list(others)
    assert set(state.board.holders) == {A, *others}


def test_who_came_second_is_asked_again_before_the_next_turn() -> None:
    state, _ = answered(asking(), Cover(1), Cover(1), KEEP)
    state, events = chosen(state, Pass())
    assert events[-1] == BlocksAsked((A, C, D))


def test_when_no_other_holds_a_block_the_turn_begins_at_once() -> None:
    state, _ = answered(asking(2), Cover(1))
    state, events = chosen(state, Pass())
    # The round of two is over and seat 0, who alone still has a Block, plays again.
    assert state.board.holders == (A,)
    assert events[-1] == TurnBegan(A)
    assert state.to_act() == {A}


def test_a_covered_card_cannot_be_rotated() -> None:
    state, _ = answered(asking(2), Cover(1))
    places = {action.place for action in state.legal(A) if isinstance(action, Rotate)}
    assert places == {0, 2, 3}
    assert Rotate(1, LEFT) not in state.legal(A)


def test_a_covered_card_is_neither_linked_nor_taken_and_breaks_links() -> None:
    open_picture = """
        gy1  bg1
        rb   yr
        gr1  yg1
        yb   rb
    """
    _, events = rotated(open_picture, 0, RIGHT)
    assert linked(events) == [(Colour.YELLOW, {0, 1, 6})]
    state, events = rotated(open_picture.replace("bg1", "bg1#1"), 0, RIGHT, BLOCKING)
    assert linked(events) == []
    assert all(state.board.grid[place] for place in (0, 1, 5, 6))


def test_a_block_stays_to_the_end_of_the_game() -> None:
    rng = Random(1)
    state = deal(BLOCKING, 3, rng)
    covered = state.board.grid[12]
    while not state.ended:
        actions = {
            seat: Cover(12) if Cover(12) in state.legal(seat) else rng.choice(state.legal(seat))
            for seat in state.to_act()
        }
        state, _ = state.apply(actions, rng)
    assert state.board.grid[12] == covered
    assert state.board.blocks[0].place == 12


def test_a_block_is_worth_nothing_at_the_end() -> None:
    state = changed(read(ROW, BLOCKING, deck=9), round=5)
    state, _ = chosen(state, Pass())
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == ((A, B),)


def test_a_free_link_can_be_blocked() -> None:
    four = """
        rg1  bg1
        by   yr
        gy1  yg1
        rb   rb
    """
    options = Options(color_block=True, double_rotation=True)
    state, _ = answered(asking(2, options, four), KEEP)
    assert Claim(0) in state.legal(A)
    state, _ = answered(asking(2, options, four), Cover(6))
    assert not any(isinstance(action, Claim) for action in state.legal(A))


def test_without_the_rule_there_is_no_die() -> None:
    state = deal(Options(), 3, Random(1))
    assert state.turn.die is None


def test_the_die_is_rolled_for_the_first_turn() -> None:
    options = Options(random_color=True)
    faces = Counter(deal(options, 3, Random(seed)).turn.die for seed in range(400))
    assert set(faces) == set(Colour)
    assert all(70 < times < 130 for times in faces.values())  # two faces of each colour


def test_the_die_is_rolled_for_every_turn() -> None:
    state = deal(Options(random_color=True), 3, Random(1))
    rolls = []
    for seed in range(10):
        state, events = chosen(state, Pass(), seed=seed)
        (roll,) = [event for event in events if isinstance(event, DieRolled)]
        assert events[-2:] == [TurnBegan(state.turn.player), roll]
        assert state.turn.die == roll.colour == state.view(None).turn.die
        rolls.append(roll.colour)
    assert len(set(rolls)) > 1


def test_only_squares_of_the_rolled_colour_link() -> None:
    picture = """
        br1  gr2
        yg   yb
    """
    options = Options(random_color=True)
    _, events = rotated(picture, 0, LEFT, options, die=Colour.YELLOW)
    assert linked(events) == [(Colour.YELLOW, {0, 1})]
    state, events = rotated(picture, 0, LEFT, options, die=Colour.RED)
    assert taken(events) == set()
    assert state.board.grid[0]


def test_the_die_is_rolled_after_the_blocks_are_laid() -> None:
    state = asking(3, Options(color_block=True, random_color=True))
    assert deal(state.options, 3, Random(1)).turn.die is None
    state, events = answered(state, Cover(0), KEEP)
    assert [type(event) for event in events] == [CardCovered, BlockKept, BlocksAnswered, DieRolled]
    assert state.turn.die is not None
    state, _ = chosen(state, Pass())
    assert state.turn.asking
    assert state.turn.die is None

"""The lazy list of what a seat may do in Frogger."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest

from rules.core import Choices, Seat
from rules.decktet import Card
from rules.frogger import Moves, Options, Retreat, State, Stop, Take
from tests.rules.frogger.laws import cards_in
from tests.rules.frogger.positions import cards, read

PATH = "path Journey | Bard | Market | Harvest | Ace.Wyrms | Castle"
POSITIONS = {
    "three alike and a market": "A A | . | B . | . . A | . | . .",
    "all on the Excuse": ". . | . | . . | . . . | . | . .",
    "where nothing may be taken": ". . | . | . B | A . . | . | . .",
}


def position(line: str, market: str, hands: str = "A: Window Sea Author B: -") -> State:
    return read(f"""
        {PATH}
        frogs {line}
        home AB
        hands {hands}
        market {market}
        turn A round 1 acted 1
    """)


def moves(line: str, market: str = "Mill Sailor Savage") -> Moves:
    found = position(line, market).legal(Seat(0))
    assert isinstance(found, Moves)
    return found


@pytest.mark.parametrize("market", ["Mill Sailor Savage", "Mill", ""])
@pytest.mark.parametrize("line", POSITIONS.values(), ids=POSITIONS)
def test_every_choice_is_drawn_as_often_as_any_other(line: str, market: str) -> None:
    found, rng = moves(line, market), Random(1)
    listed, each = list(found), 400
    drawn = Counter(found.sample(rng) for _ in range(each * len(listed)))
    assert drawn.keys() == {*listed}
    assert all(abs(count - each) < 0.25 * each for count in drawn.values())


@pytest.mark.parametrize("line", POSITIONS.values(), ids=POSITIONS)
def test_it_is_counted_and_asked_as_if_it_were_listed(line: str) -> None:
    found = moves(line)
    assert isinstance(found, Choices)
    assert len(found) == len(list(found)) == len(set(found))
    assert all(action in found for action in found)
    assert Stop() in found
    assert Take(Card.MILL) not in found


def test_frogs_that_stand_together_are_one_choice() -> None:
    assert len(moves(POSITIONS["all on the Excuse"])) == 3 + 1 + 2 + 1


def test_a_retreat_that_must_take_is_listed_for_every_card() -> None:
    taken = [
        action.card
        for action in moves(POSITIONS["where nothing may be taken"], "Mill Sailor")
        if isinstance(action, Retreat)
    ]
    assert taken == [None]


def test_it_holds_nothing_its_seat_does_not_know() -> None:
    hidden = position(
        POSITIONS["all on the Excuse"], "Mill", "A: Sea B: -\n        dealt A: Cave B: Desert"
    )
    legal = hidden.legal(Seat(0))
    assert {*cards_in(legal)} == {*cards("Sea Cave Mill"), *hidden.board.path.cards}
    assert list(pickle.loads(pickle.dumps(legal))) == list(legal)


def test_with_free_swim_more_may_be_taken() -> None:
    line = POSITIONS["where nothing may be taken"]
    strict = position(line, "Mill Sailor").legal(Seat(0))
    picture = position(line, "Mill Sailor")
    free = State(Options(free_swim=True), picture.acting, picture.board, 0, 1).legal(Seat(0))
    assert len(free) == len(strict) + 1

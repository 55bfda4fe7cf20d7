"""What stands out at one's own turn of Mosquito."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.mosquito import ActionKind
from scenes.games.mosquito.choosing.prompts import kind_words
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait

ANN, BOB = Seat(0), Seat(1)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY) as opened:
        yield opened


def test_ones_own_cards_are_much_larger_than_those_of_rivals(app: RunningApp) -> None:
    occupants = Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy")
    table = open_and_wait(app, new_table(app, *occupants, turns=6))
    app.run_until(lambda: table.people_choose)
    hands = table.tokens.hands
    own, theirs = (hands.pose(seat, 0).sx for seat in (ANN, BOB))
    assert own > 1.4 * theirs


def test_what_the_banner_says_of_placing_is_not_said_twice() -> None:
    words = kind_words(ActionKind.PLACE, whole=False)
    assert kind_words(ActionKind.PLACE, whole=True) == words
    for kind in set(ActionKind) - {ActionKind.PLACE}:
        assert kind_words(kind, whole=True) != kind_words(kind, whole=False)

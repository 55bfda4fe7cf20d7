"""What stands out at one's own turn of Mosquito."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from rules.mosquito import ActionKind, Card
from scenes.games.mosquito.choosing.prompts import kind_words
from scenes.games.mosquito.choosing.turn_chooser import TurnChooser
from scenes.games.mosquito.table import MosquitoTable
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.mosquito.tables import new_table
from tests.scenes.lessons.played_lessons import open_lesson, play_right
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons
from tests.scenes.table.checked_tables import TINY, open_and_wait
from words import say

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


def test_a_card_that_covers_another_has_left_the_hand(app: RunningApp) -> None:
    scene, keys = open_lesson(app, "mosquito"), KeyButtons()
    table = scene.table
    assert isinstance(table, MosquitoTable)
    keys_asked = "spade", "diamond"
    asked = {say(f"mosquito_lesson.{key}") for key in keys_asked}
    gone: dict[str, list[Card | None]] = {}

    def watch_and_play() -> None:
        if scene.shown_words in asked and scene.chooser:
            app.frames(60)
            held = table.tokens.hands.held[ANN]
            gone[scene.shown_words] = [card for card, token in held if not token.pose.alpha]
            if len(gone) == len(asked):
                assert isinstance(scene.chooser, TurnChooser)
                assert len(scene.chooser._step.targets) == len(held) - 1
        play_right(app, scene, keys)

    app.run_until(lambda: len(gone) == len(asked), watch_and_play)
    assert [*gone.values()] == [[], [Card.ACE_OF_CLUBS]], "held up until it is over the other"

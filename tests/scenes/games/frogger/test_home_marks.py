"""Cards whose suit leads home are marked while somebody chooses, and nothing else is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger import EXCUSE, Space
from scenes.core.settings.settings import Settings
from scenes.games.frogger.decktet_cards import face
from scenes.games.frogger.table import FroggerTable
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Occupant, Person
from sprites.pictures.pictures import Art, Collage, Picture
from tests.scenes.games.frogger.tables import new_table, state_of, steps_of
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.table.checked_tables import TINY, open_and_wait

ANN = Seat(0)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, Settings(reduced_motion=True)) as opened:
        yield opened


def marks(picture: Picture) -> int:
    """How many marks of a way home are in a picture."""
    if isinstance(picture, Collage):
        return sum(marks(part.picture) for part in picture.pieces)
    return isinstance(picture, Art) and picture.name == "frogger-home"


def table_near_home(app: RunningApp, other: Occupant) -> FroggerTable:
    """A table at which Ann chooses, with a frog on the last card of the path."""
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), other))
    state = state_of(table)
    frogs = (Space(state.board.path.home - 1), *state.board.frogs[1:])
    table.match.state = replace(state, board=replace(state.board, frogs=frogs))
    return table


def shown(table: FroggerTable) -> list[int]:
    cards = table.tokens.cards
    tokens = [*cards.hands[ANN], *(token for _, token in cards.market)]
    return [marks(token.picture) for token in tokens]


def test_cards_that_lead_home_are_marked_until_the_choice_is_made(app: RunningApp) -> None:
    table = table_near_home(app, BotPlayer("judge"))
    view = state_of(table).view(ANN)
    steps_of(table, ANN).turned(True)
    assert shown(table) == [len(card.suits) for card in (*view.own, *view.market)]
    table.before_events([])
    assert not any(shown(table))


def test_a_hand_behind_a_curtain_has_no_marks(app: RunningApp) -> None:
    table = table_near_home(app, Person(RIGHT_KEYS))
    steps = steps_of(table, ANN)
    steps.turned(True)
    assert all(shown(table))
    steps.turned(False)
    assert not any(shown(table))


def test_a_suit_that_is_free_ahead_is_not_marked(app: RunningApp) -> None:
    table = new_table(app, Person(LEFT_KEYS), BotPlayer("judge"))
    open_and_wait(app, table)
    assert set(state_of(table).board.frogs) == {EXCUSE}
    assert not any(shown(table))


def test_only_the_suits_that_lead_home_are_marked_on_a_card() -> None:
    assert marks(face(Card.AUTHOR, 60, 90, homeward={Suit.MOONS, Suit.SUNS})) == 1

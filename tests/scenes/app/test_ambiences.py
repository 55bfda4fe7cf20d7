"""What lies under everything that is played, from the title to a table and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules.core import Game
from rules.games import REGISTRATIONS
from scenes.core.game_parts import table_class
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.pause import Pause
from scenes.menus.title import Title
from scenes.table.open_table import open_table
from scenes.ui.menu.dialog import Dialog
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sounds.bank import Ambience
from tests.all_games import GAMES
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def test_every_place_has_an_ambience_of_its_own() -> None:
    places = [Ambience.STILL_DAWN, *(table.ambience for table in map(table_class, REGISTRATIONS))]
    assert sorted(places, key=lambda place: place.value) == sorted(
        Ambience, key=lambda place: place.value
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_brings_its_ambience_and_the_title_has_its_own_again_afterwards(
    app: RunningApp, game: Game[Any, Any, Any, Any]
) -> None:
    keys, bank = KeyButtons(), app.context.bank
    app.frames(2)
    assert bank.current_ambience is Ambience.STILL_DAWN
    app.stack.reset(
        open_table(
            app.context, game, game.options(), [Person(LEFT_KEYS), *_bots(game.seats[0] - 1)], 3
        )
    )
    app.frames(2)
    assert bank.current_ambience is table_class(game.name).ambience
    tap(app, keys, Intent.MENU)
    assert bank.current_ambience is table_class(game.name).ambience
    app.run_until(
        lambda: app.shows(Pause).menu.focus == "leave", lambda: tap(app, keys, Intent.DOWN)
    )
    tap(app, keys, Intent.CONFIRM)
    app.shows(Dialog)
    tap(app, keys, Intent.RIGHT, Intent.CONFIRM)
    app.run_until(lambda: isinstance(app.scene, Lobby))
    tap(app, keys, Intent.CANCEL)
    app.run_until(lambda: isinstance(app.scene, Title))
    assert bank.current_ambience is Ambience.STILL_DAWN


def test_the_lobby_sounds_like_the_title_it_belongs_to(app: RunningApp) -> None:
    app.frames(2)
    tap(app, KeyButtons(), Intent.CONFIRM)
    app.shows(Lobby)
    assert app.context.bank.current_ambience is Ambience.STILL_DAWN


def _bots(number: int) -> list[BotPlayer]:
    return [BotPlayer("easy")] * number

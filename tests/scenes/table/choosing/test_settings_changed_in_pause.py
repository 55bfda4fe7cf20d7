"""What is changed in the pause holds for the choice that lies open under it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from rules.core import Seat
from rules.games import AnyGame
from scenes.core.settings.settings import Settings
from scenes.games.frogger.table import FroggerTable
from scenes.menus.pause import Pause
from scenes.table.choosing.chooser import Chooser
from scenes.table.choosing.secrecy.curtain import sheet
from scenes.table.choosing.step_chooser import StepChooser
from scenes.table.game_table import AnyTable
from seats.bindings import DEFAULT_BINDINGS
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import Person
from tests import input_events
from tests.all_games import GAMES
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import open_and_wait

ANN = Seat(0)
TWO = Person(LEFT_KEYS), Person(RIGHT_KEYS)
STILL = 90  # frames after which nothing moves any more
OTHER = DEFAULT_BINDINGS.rebound(LEFT_KEYS, Intent.CONFIRM, pygame.KSCAN_G)
Change = Callable[[RunningApp], None]


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((640, 360), Settings(secrecy="open", reduced_motion=True)) as opened:
        yield opened


def draw_curtains(app: RunningApp) -> None:
    app.set(secrecy="curtain")


def rebind(app: RunningApp) -> None:
    app.context.input_reader.rebind(OTHER)


def speak_another_language(app: RunningApp) -> None:
    app.set(language="de")


def nothing(app: RunningApp) -> None:
    """Leave all as it was."""


def in_the_pause(app: RunningApp, change: Change) -> None:
    table = app.table
    tap(app, KeyButtons(RIGHT_KEYS), Intent.MENU)
    app.run_until(lambda: isinstance(app.scene, Pause))
    change(app)
    tap(app, KeyButtons(RIGHT_KEYS), Intent.CANCEL)
    assert app.at(table)


def asked(app: RunningApp) -> FroggerTable:
    """Ann's hand lies open before her, a card further than at first."""
    table = open_and_wait(app, new_table(app, *TWO, seed=3))
    tap(app, KeyButtons(), Intent.RIGHT)
    assert chooser(table)._path
    assert shown(table) == 4
    return table


def chooser(table: AnyTable) -> StepChooser[Any]:
    open_: Chooser[Any] = table.pending._open[ANN][1]
    assert isinstance(open_, StepChooser)
    return open_


def shown(table: FroggerTable) -> int:
    """How many of Ann's cards are to be seen."""
    back = table.tokens.cards._back(ANN, large=True)
    return sum(token.picture != back for token in table.tokens.cards.hands[ANN])


def test_a_hand_that_lies_open_gets_its_curtain(app: RunningApp) -> None:
    table = asked(app)
    in_the_pause(app, draw_curtains)
    assert shown(table) == 0
    assert chooser(table)._curtain._sheet in table.stage.tokens


def test_a_curtain_names_the_control_that_opens_it_now(app: RunningApp) -> None:
    app.set(secrecy="curtain")
    table = open_and_wait(app, new_table(app, *TWO, seed=3))
    in_the_pause(app, rebind)
    picture = chooser(table)._curtain._sheet.picture
    controls = app.context.input_reader.controls(LEFT_KEYS)
    assert picture == sheet(table.layout.foot.tray, ANN, controls)
    input_events.tap_key(pygame.KSCAN_G)
    app.frames(3)
    assert shown(table) == 4


@pytest.mark.parametrize(
    "change", [draw_curtains, rebind, speak_another_language], ids=lambda c: c.__name__
)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_is_as_if_it_had_been_so_from_the_first(
    app: RunningApp, game: AnyGame, change: Change
) -> None:
    table = app.open_table(*(TWO * 2)[: max(2, game.seats[0])], game=game, shown=False)
    table.log.append("It rained.")
    open_and_wait(app, table)
    in_the_pause(app, change)
    app.run_until(lambda: not table.top_bar.has_hint)
    app.frames(STILL)
    came_back = app.record_frame().picture
    scene = app.scene
    scene.leave()
    app.stack.reset(scene)
    app.frames(STILL)
    assert app.record_frame().picture == came_back


@pytest.mark.parametrize(
    "change", [nothing, lambda app: app.set(effects=20, speed="brisk")], ids=["none", "others"]
)
def test_a_choice_in_the_making_is_not_begun_anew_for_anything_else(
    app: RunningApp, change: Change
) -> None:
    table = asked(app)
    making, at = chooser(table), chooser(table)._at
    in_the_pause(app, change)
    assert chooser(table) is making
    assert chooser(table)._at == at > 0

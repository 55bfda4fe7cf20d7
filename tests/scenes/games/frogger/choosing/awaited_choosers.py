"""Choosers of Frogger that wait for the first seat."""

from __future__ import annotations

from typing import Any

from rules.core import Seat
from rules.frogger import Action
from scenes.games.frogger.table import FroggerTable
from scenes.table.choosing.choosing_steps import StepTarget
from scenes.table.choosing.step_chooser import StepChooser
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.scenes.games.frogger.tables import new_table
from tests.scenes.running_app import RunningApp
from tests.scenes.table.checked_tables import open_and_wait, waiting_chooser

ANN = Seat(0)


def open_for_keys(app: RunningApp) -> tuple[FroggerTable, StepChooser[Any]]:
    """A table at which a person with a keyboard, who is alone, has to choose."""
    table = open_and_wait(app, new_table(app, Person(LEFT_KEYS), BotPlayer("judge"), turns=8))
    chooser = waiting_chooser(app, table, ANN)
    assert isinstance(chooser, StepChooser)
    return table, chooser


def pointed_at(app: RunningApp, table: FroggerTable) -> StepTarget[Action]:
    chooser = waiting_chooser(app, table, ANN)
    assert isinstance(chooser, StepChooser)
    return chooser._step.targets[chooser._at]

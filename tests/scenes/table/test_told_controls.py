"""Who holds buttons sees in the top bar what to press for it; who points needs no sign."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.table.game_table import AnyTable
from scenes.ui.control_signs import control_sign
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from sprites.pictures.pictures import Picture
from tests.scenes.games.quivvit.tables import new_table
from tests.scenes.running_app import RunningApp, running_app


@pytest.fixture(scope="module")
def app() -> Iterator[RunningApp]:
    with running_app() as opened:
        yield opened


def table_of(app: RunningApp, device: Device) -> AnyTable:
    """A table that a person sits at with *device*."""
    table = new_table(app, Person(device), BotPlayer("easy"))
    app.open(table)
    app.frames(2)
    return table


def signs(table: AnyTable) -> list[Picture]:
    """The signs that are shown on the buttons."""
    return [token.picture for token in table.top_bar._signs.values() if token.visible]


def test_keys_for_pause_and_log_are_on_their_buttons(app: RunningApp) -> None:
    table = table_of(app, LEFT_KEYS)
    controls = app.context.input_reader.controls(LEFT_KEYS)
    intents = Intent.MENU, Intent.LOG
    assert signs(table) == [control_sign(controls, intent, 34.0) for intent in intents]


def test_a_pointer_is_told_no_controls(app: RunningApp) -> None:
    assert signs(table_of(app, POINTER)) == []
    app.set(one_button="auto")
    assert signs(table_of(app, LEFT_KEYS)) == []

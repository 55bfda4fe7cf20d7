"""Who holds buttons sees in the top bar what to press for it; who points needs no sign."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import Seat
from scenes.table.game_table import AnyTable
from scenes.table.table_scene import TableScene
from scenes.table.top_bar import FAINT, TopBarButton
from scenes.ui.control_signs import control_sign
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from seats.pointer.pointer import POINTER
from sprites.pictures import theme
from sprites.pictures.pictures import Picture
from tests.scenes.games.quivvit.tables import new_table
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import Mouse
from tests.sprites.contrast import contrast

LEGIBLE = 3.0
SHOWN = Intent.MENU, Intent.LOG, Intent.CONFIRM


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


def test_keys_are_on_the_buttons_of_the_top_bar_while_they_do_what_is_drawn_there(
    app: RunningApp,
) -> None:
    table = table_of(app, LEFT_KEYS)
    controls = app.context.input_reader.controls(LEFT_KEYS)
    app.run_until(lambda: not table.awaiting_choice)
    shown = [control_sign(controls, intent, 34.0) for intent in SHOWN]
    assert signs(table) == shown
    app.run_until(lambda: table.pending.people_choosing)
    assert signs(table) == shown[:-1], "what chooses now makes nothing faster"


def test_whoever_goes_on_with_another_device_is_not_told_of_speed(app: RunningApp) -> None:
    table, layout = table_of(app, LEFT_KEYS), app.shows(TableScene).layout
    app.run_until(lambda: table.pending.people_choosing)
    before, icon = signs(table), table.top_bar._icons[TopBarButton.SKIP]
    for device, told in ((POINTER, []), (LEFT_KEYS, before)):
        layout.hand_over(Seat(0), device)
        assert signs(table) == told
        assert icon.pose.alpha == FAINT


def test_a_pointer_is_told_no_controls(app: RunningApp) -> None:
    assert signs(table_of(app, POINTER)) == []
    app.set(one_button="auto")
    assert signs(table_of(app, LEFT_KEYS)) == []


def test_holding_the_button_of_the_top_bar_makes_bots_faster_and_pressing_it_skips(
    app: RunningApp,
) -> None:
    app.set(one_button="off")
    table, mouse = table_of(app, POINTER), Mouse(app)
    scene, place = app.shows(TableScene), table.top_bar.buttons[TopBarButton.SKIP].centre
    app.run_until(lambda: not table.awaiting_choice)
    mouse.press(*place)
    app.frames(30)
    assert scene.pace.hurried
    mouse.let_go(*place)
    app.frames(2)
    assert not scene.pace.is_fast
    mouse.touch(*place)
    app.frames(1)
    assert scene.pace.skipping


@pytest.mark.parametrize("colours", theme.BOARDS)
def test_the_icon_of_a_button_that_rests_is_legible(colours: theme.BoardColours) -> None:
    assert contrast(blended(theme.INK, colours.body, FAINT), colours.body) >= LEGIBLE


def blended(ink: str, ground: str, alpha: float) -> str:
    """The colour of *ink* that lies on *ground* with so much opacity."""
    over, below = (bytes.fromhex(colour[1:]) for colour in (ink, ground))
    mixed = (round(alpha * a + (1 - alpha) * b) for a, b in zip(over, below, strict=True))
    return f"#{bytes(mixed).hex()}"

"""One device goes on with a turn that another one has begun."""

from __future__ import annotations

from typing import Any

from scenes.games.frogger.table import FroggerTable
from scenes.table.choosing.step_chooser import StepChooser
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import Person
from seats.pointer.pointer import POINTER
from sprites.pictures.geometry import Box
from tests.scenes.games.frogger.choosing.awaited_choosers import ANN, open_for_keys, pointed_at
from tests.scenes.running_app import RunningApp
from tests.scenes.simulated_players import Finger, KeyButtons, Mouse, tap


def other_card(app: RunningApp, table: FroggerTable, chooser: StepChooser[Any]) -> Box:
    """A card of the hand that is not pointed at."""
    at, tray = pointed_at(app, table).box, table.layout.foot.tray
    boxes = [target.box for target in chooser._step.targets]
    return next(box for box in boxes if box.y > tray.y and box != at)


def test_a_finger_that_goes_on_for_a_keyboard_points_at_what_it_touches_first(
    app: RunningApp,
) -> None:
    table, chooser = open_for_keys(app)
    touched = other_card(app, table, chooser)
    Finger(app).touch(*touched.centre)
    app.frames(3)
    assert app.context.seating.occupant(ANN) == Person(POINTER)
    assert pointed_at(app, table).box == touched


def test_a_mouse_and_a_keyboard_go_on_for_each_other_in_the_midst_of_a_choice(
    app: RunningApp,
) -> None:
    table, chooser = open_for_keys(app)
    Mouse(app).touch(*other_card(app, table, chooser).centre)
    app.frames(3)
    assert app.context.seating.occupant(ANN) == Person(POINTER)
    assert chooser.steps_made == 1
    first = pointed_at(app, table).box
    tap(app, KeyButtons(), Intent.LEFT)
    assert app.context.seating.occupant(ANN) == Person(LEFT_KEYS)
    assert table.pending.chooser(ANN) is chooser
    assert pointed_at(app, table).box != first
    Mouse(app).move(*first.centre)
    tap(app, KeyButtons(), Intent.CANCEL)
    assert chooser.steps_made == 0

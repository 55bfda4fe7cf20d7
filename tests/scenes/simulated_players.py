"""What players hold: pads, keys, the mouse and fingers, by way of the real event queue."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import pygame

from bench.input.virtual_pad import VirtualPad
from rules.core import Seat
from scenes.table.table_scene import TableScene
from scenes.ui.menu.menu import MenuItem
from seats.bindings import DEFAULT_BINDINGS, Bindings
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.pads.pad import Pad
from seats.pads.pad_family import Family
from seats.pointer.pointer import POINTER
from sprites.pictures.geometry import Box
from tests import input_events
from tests.scenes.running_app import RunningApp

PAUSE = 7  # frames between two presses of a player
DOWN = 2  # frames a button is held


class Buttons(Protocol):
    """Something with a button for every intent."""

    device: Device

    def put(self, intent: Intent, down: bool) -> None:
        """Press it or let it go."""


class PadButtons:
    """The buttons of a virtual pad."""

    def __init__(self, pad: VirtualPad) -> None:
        self.pad = pad
        self.device: Device = Pad(pad.instance_id, Family.XBOX)
        bound = reversed(list(DEFAULT_BINDINGS.table(self.device).items()))
        self._buttons = {intent: button for button, intent in bound}

    def put(self, intent: Intent, down: bool) -> None:
        self.pad.button(self._buttons[intent], down)


def plugged(app: RunningApp) -> PadButtons:
    """The buttons of a pad that is plugged in now, once it was noticed."""
    pad = PadButtons(app.plug_in())
    app.frames(2)
    return pad


class KeyButtons:
    """The keys of one half of the keyboard, as *bindings* say."""

    def __init__(self, half: Device = LEFT_KEYS, bindings: Bindings = DEFAULT_BINDINGS) -> None:
        self.device = half
        bound = reversed(list(bindings.table(half).items()))
        self._keys = {intent: key for key, intent in bound}

    def put(self, intent: Intent, down: bool) -> None:
        input_events.key(self._keys[intent], down)


class Mouse:
    """The mouse; places are design units."""

    device = POINTER

    def __init__(self, app: RunningApp) -> None:
        self._app = app

    def touch(self, x: float, y: float) -> None:
        """Click there."""
        input_events.click(*self._share(x, y))

    def press(self, x: float, y: float) -> None:
        """Press there, and hold."""
        self.move(x, y)
        input_events.mouse_button(*self._share(x, y))

    def let_go(self, x: float, y: float) -> None:
        """Let go there."""
        input_events.mouse_button(*self._share(x, y), down=False)

    def touch_right(self, x: float, y: float) -> None:
        """Click there with the right button, without going anywhere."""
        for down in (True, False):
            input_events.mouse_button(*self._share(x, y), pygame.BUTTON_RIGHT, down)

    def move(self, x: float, y: float) -> None:
        """Go there."""
        input_events.mouse_to(*self._share(x, y))

    def drag(self, x: float, y: float, by: float) -> None:
        """Press there, move to the side, let go."""
        start, end = self._share(x, y), self._share(x + by, y)
        input_events.mouse_to(*start)
        input_events.mouse_button(*start)
        input_events.mouse_to(*end)
        input_events.mouse_button(*end, down=False)

    def _share(self, x: float, y: float) -> tuple[float, float]:
        renderer = self._app.context.renderer
        return x / renderer.width, y / renderer.height


class Finger(Mouse):
    """A finger on a touch screen."""

    def touch(self, x: float, y: float) -> None:
        input_events.tap(*self._share(x, y))

    def drag(self, x: float, y: float, by: float) -> None:
        start, end = self._share(x, y), self._share(x + by, y)
        input_events.finger(pygame.FINGERDOWN, *start)
        input_events.finger(pygame.FINGERMOTION, *end)
        input_events.finger(pygame.FINGERUP, *end)


def tap(app: RunningApp, buttons: Buttons, *intents: Intent) -> None:
    """Press and let go of one button after the other."""
    for intent in intents:
        buttons.put(intent, True)
        app.frames(DOWN)
        buttons.put(intent, False)
        app.frames(1)


def skip(app: RunningApp) -> None:
    """Skip to the next choice, as a button of the top bar does."""
    if isinstance(app.scene, TableScene):
        app.scene.pace.skipping = True


def pressing(buttons: Buttons, wish: Callable[[], Intent | None], pause: int) -> Iterator[None]:
    """Press, frame by frame, whatever *wish* returns, with *pause* frames after each press."""
    while True:
        intent = wish()
        if intent is None:
            yield
            continue
        buttons.put(intent, True)
        for _ in range(DOWN):
            yield
        buttons.put(intent, False)
        for _ in range(pause):
            yield


def choose_item(app: RunningApp, pointer: Mouse, name: str) -> None:
    """Click the menu item called *name*."""
    pointer.touch(*item_box(app, name).centre)
    app.frames(3)


def item_box(app: RunningApp, name: str) -> Box:
    """Where a menu item is."""
    menu = app.screen.menu
    return menu.box_of(next(item for item in menu.items if item.name == name))


def menu_items(app: RunningApp) -> list[MenuItem]:
    """The items of the menu on top."""
    return list(app.screen.menu.items)


def asked_seat(app: RunningApp, device: Device) -> Seat | None:
    """The seat of *device* that the table waits for, if any."""
    if not isinstance(app.scene, TableScene) or not app.table.awaiting_choice:
        return None
    table = app.table
    held = app.context.seating.seats_of(device)
    return next((seat for seat in table.pending.missing if seat in held), None)


def shows_events(app: RunningApp) -> bool:
    """Whether the table on top shows what has happened."""
    return isinstance(app.scene, TableScene) and not app.table.awaiting_choice

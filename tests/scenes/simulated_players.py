"""Guests: what they hold, and how a guest who only looks at the screen plays a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Protocol

import pygame

from rules.core import Seat
from scenes.games.quibbit.layout import seat_box
from scenes.games.quibbit.table import SEALING, QuibbitTable
from scenes.table.choosing.hand_chooser import HAND_Z
from scenes.table.choosing.secrecy import Secrecy, secrecy_of
from scenes.table.table_scene import TableScene
from scenes.ui.menu import MenuItem
from seats.bindings import DEFAULT_BINDINGS, Bindings
from seats.devices import Device
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.pads.pad import Pad
from seats.pads.pad_family import Family
from seats.pointer.pointer import POINTER
from sprites.pictures.geometry import Box
from tests import input_events
from tests.scenes.running_app import Party
from tests.virtual_pad import VirtualPad

EVERY = 7  # frames between two presses of a guest
DOWN = 2  # frames a button is held


class Buttons(Protocol):
    """Something with a button for every intent."""

    device: Device

    def put(self, intent: Intent, down: bool) -> None:
        """Press it or let it go."""


class PadHands:
    """Two hands on a virtual pad."""

    def __init__(self, pad: VirtualPad) -> None:
        self.pad = pad
        self.device: Device = Pad(pad.instance_id, Family.XBOX)
        meant = reversed(list(DEFAULT_BINDINGS.table(self.device).items()))
        self._buttons = {intent: button for button, intent in meant}

    def put(self, intent: Intent, down: bool) -> None:
        self.pad.button(self._buttons[intent], down)


class KeyHands:
    """One hand on a half of the keyboard, whose keys mean what *bindings* say."""

    def __init__(self, half: Device = LEFT_KEYS, bindings: Bindings = DEFAULT_BINDINGS) -> None:
        self.device = half
        meant = reversed(list(bindings.table(half).items()))
        self._keys = {intent: key for key, intent in meant}

    def put(self, intent: Intent, down: bool) -> None:
        input_events.key(self._keys[intent], down)


class Mouse:
    """A hand on the mouse; places are design units."""

    device = POINTER

    def __init__(self, party: Party) -> None:
        self._party = party

    def touch(self, x: float, y: float) -> None:
        """Click there."""
        input_events.click(*self._share(x, y))

    def drag(self, x: float, y: float, by: float) -> None:
        """Press there, move to the side, let go."""
        start, end = self._share(x, y), self._share(x + by, y)
        input_events.mouse_to(*start)
        input_events.mouse_button(*start)
        input_events.mouse_to(*end)
        input_events.mouse_button(*end, down=False)

    def _share(self, x: float, y: float) -> tuple[float, float]:
        renderer = self._party.context.renderer
        return x / renderer.width, y / renderer.height


class Finger(Mouse):
    """A finger on the screen."""

    def touch(self, x: float, y: float) -> None:
        input_events.tap(*self._share(x, y))

    def drag(self, x: float, y: float, by: float) -> None:
        start, end = self._share(x, y), self._share(x + by, y)
        input_events.finger(pygame.FINGERDOWN, *start)
        input_events.finger(pygame.FINGERMOTION, *end)
        input_events.finger(pygame.FINGERUP, *end)


def tap(party: Party, buttons: Buttons, *intents: Intent) -> None:
    """Press and let go of one after the other."""
    for intent in intents:
        buttons.put(intent, True)
        party.frames(DOWN)
        buttons.put(intent, False)
        party.frames(1)


def pressing(buttons: Buttons, wish: Callable[[], Intent | None], rest: int) -> Iterator[None]:
    """Press, frame by frame, whatever is wished for, with *rest* frames after each press."""
    while True:
        intent = wish()
        if intent is None:
            yield
            continue
        buttons.put(intent, True)
        for _ in range(DOWN):
            yield
        buttons.put(intent, False)
        for _ in range(rest):
            yield


def hit(party: Party, pointer: Mouse, name: str) -> None:
    """Press the button called *name* on a screen."""
    pointer.touch(*button(party, name).centre)
    party.frames(3)


def button(party: Party, name: str) -> Box:
    """Where a screen's button is."""
    menu = party.screen.menu
    return menu.box_of(next(item for item in menu.items if item.name == name))


def items(party: Party) -> list[MenuItem]:
    """What a screen offers."""
    return list(party.screen.menu.items)


class ButtonGuest:
    """Presses when asked, and never looks at anything but the screen; impatient, unless *calm*."""

    def __init__(
        self, party: Party, buttons: Buttons, seed: int = 1, *, calm: bool = False
    ) -> None:
        self.party, self.buttons, self.calm = party, buttons, calm
        self._rng = Random(f"{seed}/{buttons.device.kind}")
        self._mind = pressing(buttons, self._wish, EVERY)

    def act(self) -> None:
        """Live one frame."""
        next(self._mind)

    def _wish(self) -> Intent | None:
        context, seat = self.party.context, asked(self.party, self.buttons.device)
        if seat is None:
            return Intent.SECOND if not self.calm and being_shown(self.party) else None
        board = self.party.table.match.state.view(None).board
        if board.round and secrecy_of(context.seating, seat, context.settings) is Secrecy.SEALED:
            return SEALING[self._rng.choice(board.hands[seat]) - 1]
        walks = (Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN)
        return self._rng.choice((*walks, Intent.CONFIRM, Intent.CONFIRM))


class PointingGuest:
    """Clicks or taps what lies there to be chosen."""

    def __init__(self, party: Party, pointer: Mouse, seed: int = 1) -> None:
        self.party, self.pointer = party, pointer
        self._rng = Random(f"{seed}/pointer")
        self._rest = 0

    def act(self) -> None:
        """Live one frame."""
        self._rest -= 1
        seat = asked(self.party, POINTER)
        if seat is not None and self._rest < 0:
            self.pointer.touch(*self._place(self.party.shows_table(QuibbitTable), seat))
            self._rest = 2 * EVERY
        elif being_shown(self.party) and self._rest < 0:
            skip = self.party.shows_table(QuibbitTable).top_bar.buttons[Intent.SECOND]
            self.pointer.touch(*skip.centre)
            self._rest = 2 * EVERY

    def _place(self, table: QuibbitTable, seat: Seat) -> tuple[float, float]:
        view = table.match.state.view(None)
        if view.board.round:
            cards = [token for token in table.tokens.cards.tokens.values() if token.z >= HAND_Z]
            if not cards:
                return table.layout.middle.centre  # the curtain
            pose = self._rng.choice(cards).pose
            return pose.x, pose.y
        line = [at for at in view.board.progress if at is not None]
        tiles = (max(line) + 1, min(line) - 1) if line else range(len(view.board.ring))
        return seat_box(table.tokens.ring.slot(self._rng.choice(tiles)), table.layout.pad).centre


def asked(party: Party, device: Device) -> Seat | None:
    """The seat of *device* that the table waits for, if any."""
    if not isinstance(party.scene, TableScene) or not party.table.resting:
        return None
    table = party.table
    held = party.context.seating.seats_of(device)
    return next((seat for seat in table.pending.missing if seat in held), None)


def being_shown(party: Party) -> bool:
    """Whether the table shows what has happened."""
    return isinstance(party.scene, TableScene) and not party.table.resting

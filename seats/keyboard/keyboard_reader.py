"""Reads the keyboard as two devices, one half each."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from seats.bindings import DEFAULT_BINDINGS, Bindings
from seats.devices import ControlTable
from seats.input.device_reader import DeviceReader, EventReader
from seats.input.held_controls import HeldControls
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS, KeyboardHalf
from seats.seating import Seating

# Alt and Enter, Ctrl and Q: meant for the window, not for the game.
CHORDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class KeyboardReader(DeviceReader):
    """Finds out whose key was pressed: one on both halves belongs to the half used last."""

    def __init__(self, seating: Seating, held: HeldControls) -> None:
        self._seating = seating
        self._held = held
        self._last: KeyboardHalf | None = None
        self.rebind(DEFAULT_BINDINGS)

    def rebind(self, bindings: Bindings) -> None:
        self._tables: Mapping[KeyboardHalf, ControlTable] = {
            half: bindings.table(half) for half in (LEFT_KEYS, RIGHT_KEYS)
        }

    def event_readers(self) -> Mapping[int, EventReader]:
        return {pygame.KEYDOWN: self._down, pygame.KEYUP: self._up}

    def _down(self, event: pygame.Event, now: float) -> None:
        """A key went down, or the desktop repeats it."""
        halves = self._halves_with(event.scancode)
        if not (halves or self._held.one_button) or getattr(event, "mod", 0) & CHORDS:
            return
        half = halves[0] if len(halves) == 1 else self._last_half()
        self._last = half
        intent = self._tables[half].get(event.scancode, Intent.CONFIRM)
        self._held.hold(self._seating.effective_device(half), event.scancode, intent, now)

    def _up(self, event: pygame.Event, now: float) -> None:
        """A key was released."""
        for half in self._tables:  # whichever it played for when it went down
            self._held.hold(half, event.scancode, None, now)

    def _halves_with(self, scancode: int) -> tuple[KeyboardHalf, ...]:
        return tuple(half for half, table in self._tables.items() if scancode in table)

    def _last_half(self) -> KeyboardHalf:
        if self._last is not None:
            return self._last
        only_left = self._seating.seats_of(LEFT_KEYS) and not self._seating.seats_of(RIGHT_KEYS)
        return LEFT_KEYS if only_left else RIGHT_KEYS

"""Two players on one keyboard: which key of which half means what.

Keys are known by where they lie (SDL scancodes), named as on a US keyboard, so that WASD is the
same four keys on every layout. No Shift, Ctrl or Alt: tapping or holding those wakes up the
accessibility dialogs of desktops.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from seats.devices import LEFT_KEYS, RIGHT_KEYS, Device
from seats.held_controls import HeldControls
from seats.intents import Intent
from seats.seating import Seating

Keys = Mapping[int, Intent]

LEFT: Keys = {
    pygame.KSCAN_W: Intent.UP,
    pygame.KSCAN_S: Intent.DOWN,
    pygame.KSCAN_A: Intent.LEFT,
    pygame.KSCAN_D: Intent.RIGHT,
    pygame.KSCAN_SPACE: Intent.CONFIRM,
    pygame.KSCAN_X: Intent.CANCEL,
    pygame.KSCAN_R: Intent.SECOND,
    pygame.KSCAN_F: Intent.LOG,
    pygame.KSCAN_Q: Intent.TURN_LEFT,
    pygame.KSCAN_E: Intent.TURN_RIGHT,
    pygame.KSCAN_TAB: Intent.PEEK,
    pygame.KSCAN_ESCAPE: Intent.MENU,
}
RIGHT: Keys = {
    pygame.KSCAN_UP: Intent.UP,
    pygame.KSCAN_DOWN: Intent.DOWN,
    pygame.KSCAN_LEFT: Intent.LEFT,
    pygame.KSCAN_RIGHT: Intent.RIGHT,
    pygame.KSCAN_RETURN: Intent.CONFIRM,
    pygame.KSCAN_KP_ENTER: Intent.CONFIRM,
    pygame.KSCAN_BACKSPACE: Intent.CANCEL,
    pygame.KSCAN_P: Intent.SECOND,
    pygame.KSCAN_L: Intent.LOG,
    pygame.KSCAN_LEFTBRACKET: Intent.TURN_LEFT,
    pygame.KSCAN_RIGHTBRACKET: Intent.TURN_RIGHT,
    pygame.KSCAN_PERIOD: Intent.PEEK,
    pygame.KSCAN_ESCAPE: Intent.MENU,
}
CLUSTERS: Mapping[Device, Keys] = {LEFT_KEYS: LEFT, RIGHT_KEYS: RIGHT}

# Alt and Enter, Ctrl and Q: meant for the window, not for the game.
CHORDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class Keyboard:
    """Tells whose key was pressed; one that is on both halves is the half's that last spoke."""

    def __init__(
        self, clusters: Mapping[Device, Keys], seating: Seating, held: HeldControls
    ) -> None:
        self._clusters = clusters
        self._seating = seating
        self._held = held
        self._last: Device | None = None

    def rebind(self, clusters: Mapping[Device, Keys]) -> None:
        """Have the keys mean something else from now on."""
        self._clusters = clusters

    def down(self, event: pygame.Event, now: float) -> None:
        """A key went down, or the desktop repeats it."""
        halves = self._halves_with(event.scancode)
        if not halves or getattr(event, "mod", 0) & CHORDS:
            return
        half = halves[0] if len(halves) == 1 else self._speaking_half()
        self._last = half
        meant = self._clusters[half][event.scancode]
        self._held.hold(self._seating.stands_for(half), event.scancode, meant, now)

    def up(self, event: pygame.Event, now: float) -> None:
        """A key was let go."""
        for half in self._clusters:  # whichever it stood for when it went down
            self._held.hold(half, event.scancode, None, now)

    def _halves_with(self, scancode: int) -> tuple[Device, ...]:
        return tuple(half for half, keys in self._clusters.items() if scancode in keys)

    def _speaking_half(self) -> Device:
        if self._last is not None:
            return self._last
        only_left = self._seating.seats_of(LEFT_KEYS) and not self._seating.seats_of(RIGHT_KEYS)
        return LEFT_KEYS if only_left else RIGHT_KEYS

"""Reads the mouse and the touch screen as one pointer."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from seats.input.device_reader import DeviceReader, EventReader
from seats.input.held_controls import HeldControls
from seats.input.input_events import Point
from seats.intents import Intent, Phase
from seats.pointer.pointer import POINTER
from seats.seating import Seating

CURSOR_SHOWN = 3.0  # seconds for which the cursor of a mouse at rest is shown
LEFT_BUTTON, RIGHT_BUTTON = 1, 3
OUTSIDE = (-1.0, -1.0)  # of the window
MOST_NOTCHES = 3  # of a wheel at once; a flick on a touch pad counts dozens


class PointerReader(DeviceReader):
    """Turns mouse and finger events into `Point`, and hides the cursor of a mouse at rest."""

    def __init__(self, seating: Seating, held: HeldControls, emit: Callable[[Point], None]) -> None:
        self._seating = seating
        self._held = held
        self._emit = emit
        self._finger: int | None = None
        self._button_down = False
        self._cursor_until: float | None = None
        self._cursor_shown = True
        self.was_touch = False

    def event_readers(self) -> Mapping[int, EventReader]:
        mouse = (
            pygame.MOUSEMOTION,
            pygame.MOUSEBUTTONDOWN,
            pygame.MOUSEBUTTONUP,
            pygame.MOUSEWHEEL,
        )
        finger = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
        return dict.fromkeys(mouse, self._mouse) | dict.fromkeys(finger, self._finger_event)

    def step(self, now: float) -> None:
        """Hide the cursor once the mouse has not moved for a while."""
        if self._cursor_until is None:
            self._cursor_until = now + CURSOR_SHOWN
        if now >= self._cursor_until:
            self._show_cursor(False)

    def release_all(self) -> None:
        """What was pressed is released where nothing can be chosen."""
        self._finger = None
        if self._button_down:
            self._click(OUTSIDE, False)

    def centre_mouse(self) -> None:
        """Move the mouse to where it points at nothing that was chosen with it."""
        width, height = pygame.display.get_window_size()
        pygame.mouse.set_pos(width // 2, height // 2)

    def _mouse(self, event: pygame.Event, now: float) -> None:
        """Any event of the mouse or its wheel; those that SDL makes of fingers are dropped."""
        if getattr(event, "touch", False):
            return
        self.was_touch = False
        self._cursor_until = now + CURSOR_SHOWN
        self._show_cursor(True)
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(event.y, now)
        elif event.type == pygame.MOUSEMOTION:
            self._point(_share(event.pos), Phase.MOVE)
        elif event.button == RIGHT_BUTTON:
            down = event.type == pygame.MOUSEBUTTONDOWN
            self._held.hold(POINTER, RIGHT_BUTTON, Intent.CANCEL if down else None, now)
        elif event.button == LEFT_BUTTON or self._held.one_button:
            self._click(_share(event.pos), event.type == pygame.MOUSEBUTTONDOWN)

    def _finger_event(self, event: pygame.Event, _now: float) -> None:
        """Any event of a finger; only the one that touched last counts."""
        if event.type == pygame.FINGERDOWN:
            self.release_all()  # in case the release of another finger was lost
            self._finger = event.finger_id
        elif event.finger_id != self._finger:
            return
        self.was_touch = True
        self._show_cursor(False)
        place = (_bounded(event.x), _bounded(event.y))
        if event.type == pygame.FINGERMOTION:
            self._point(place, Phase.MOVE)
        else:
            self._click(place, event.type == pygame.FINGERDOWN)
        if event.type == pygame.FINGERUP:
            self._finger = None

    def _wheel(self, notches: int, now: float) -> None:
        intent = Intent.TURN_LEFT if notches > 0 else Intent.TURN_RIGHT
        for _ in range(min(abs(notches), MOST_NOTCHES)):
            self._held.tap(POINTER, intent, now)

    def _click(self, place: tuple[float, float], down: bool) -> None:
        self._button_down = down
        self._point(place, Phase.DOWN if down else Phase.UP)

    def _point(self, place: tuple[float, float], phase: Phase) -> None:
        self._emit(Point(self._seating.seat_of(POINTER), POINTER, *place, phase))

    def _show_cursor(self, shown: bool) -> None:
        if shown != self._cursor_shown:
            self._cursor_shown = shown
            pygame.mouse.set_visible(shown)


def _share(place: tuple[int, int]) -> tuple[float, float]:
    width, height = pygame.display.get_window_size()
    return _bounded(place[0] / width), _bounded(place[1] / height)


def _bounded(share: float) -> float:
    return min(max(share, 0.0), 1.0)

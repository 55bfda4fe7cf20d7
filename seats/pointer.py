"""The mouse and the touch screen, which are one pointer."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from seats.devices import POINTER
from seats.held_controls import HeldControls
from seats.intents import Intent, Phase, Point
from seats.seating import Seating

ARROW_STAYS = 3.0
LEFT_BUTTON, RIGHT_BUTTON = 1, 3
NOWHERE = (-1.0, -1.0)  # outside the window
MOST_NOTCHES = 3  # of a wheel in one go; a touch pad's throw counts dozens


class Pointer:
    """Turns mouse and finger events into Points, and hides the arrow of a mouse at rest."""

    def __init__(self, seating: Seating, held: HeldControls, say: Callable[[Point], None]) -> None:
        self._seating = seating
        self._held = held
        self._say = say
        self._finger: int | None = None
        self._button_down = False
        self._arrow_until: float | None = None
        self._arrow_shown = True
        self.was_touch = False

    def mouse(self, event: pygame.Event, now: float) -> None:
        """Any event of the mouse, wheel included; those that SDL makes of fingers are dropped."""
        if getattr(event, "touch", False):
            return
        self.was_touch = False
        self._arrow_until = now + ARROW_STAYS
        self._show_arrow(True)
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(event.y, now)
        elif event.type == pygame.MOUSEMOTION:
            self._point(_share(event.pos), Phase.MOVE)
        elif event.button == RIGHT_BUTTON:
            down = event.type == pygame.MOUSEBUTTONDOWN
            self._held.hold(POINTER, RIGHT_BUTTON, Intent.CANCEL if down else None, now)
        elif event.button == LEFT_BUTTON:
            self._click(_share(event.pos), event.type == pygame.MOUSEBUTTONDOWN)

    def finger(self, event: pygame.Event, _now: float) -> None:
        """Any event of a finger; the one that touched last is the one that counts."""
        if event.type == pygame.FINGERDOWN:
            self.let_go()  # also heals a finger whose lifting got lost
            self._finger = event.finger_id
        elif event.finger_id != self._finger:
            return
        self.was_touch = True
        self._show_arrow(False)
        where = (_bounded(event.x), _bounded(event.y))
        if event.type == pygame.FINGERMOTION:
            self._point(where, Phase.MOVE)
        else:
            self._click(where, event.type == pygame.FINGERDOWN)
        if event.type == pygame.FINGERUP:
            self._finger = None

    def rest(self, now: float) -> None:
        """Hide the arrow once it has not moved for a while."""
        if self._arrow_until is None:
            self._arrow_until = now + ARROW_STAYS
        if now >= self._arrow_until:
            self._show_arrow(False)

    def centre_arrow(self) -> None:
        """Have the arrow point at nothing that was chosen with it."""
        width, height = pygame.display.get_window_size()
        pygame.mouse.set_pos(width // 2, height // 2)

    def let_go(self) -> None:
        """What was pressed is pressed no more, and is let go where nothing can be chosen."""
        self._finger = None
        if self._button_down:
            self._click(NOWHERE, False)

    def _wheel(self, notches: int, now: float) -> None:
        turn = Intent.TURN_LEFT if notches > 0 else Intent.TURN_RIGHT
        for _ in range(min(abs(notches), MOST_NOTCHES)):
            self._held.tap(POINTER, turn, now)

    def _click(self, where: tuple[float, float], down: bool) -> None:
        self._button_down = down
        self._point(where, Phase.DOWN if down else Phase.UP)

    def _point(self, where: tuple[float, float], phase: Phase) -> None:
        self._say(Point(self._seating.speaks(POINTER), POINTER, *where, phase))

    def _show_arrow(self, shown: bool) -> None:
        if shown != self._arrow_shown:
            self._arrow_shown = shown
            pygame.mouse.set_visible(shown)


def _share(place: tuple[int, int]) -> tuple[float, float]:
    width, height = pygame.display.get_window_size()
    return _bounded(place[0] / width), _bounded(place[1] / height)


def _bounded(share: float) -> float:
    return min(max(share, 0.0), 1.0)

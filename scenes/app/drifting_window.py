"""A window whose picture moves by a few pixels against burn-in."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

import pygame

from scenes.app.window import Window

PERIOD = 20 * 60.0  # seconds in which the picture moves once around its place


class DriftingWindow(Window):
    """Draws on a canvas and shows it up to *reach* pixels away from its place."""

    def __init__(self, size: tuple[int, int] | None, fullscreen: bool, reach: int) -> None:
        self._reach = reach
        self._at = (0, 0)
        self._canvas: pygame.Surface | None = None
        super().__init__(size, fullscreen)

    def surface(self) -> pygame.Surface:
        shown = super().surface()
        if self._canvas is None or self._canvas.get_size() != shown.get_size():
            self._canvas = shown.copy()
        return self._canvas

    def present(self, areas: Sequence[pygame.Rect] | None) -> None:
        canvas, shown = self.surface(), super().surface()
        if areas is None:
            shown.blit(canvas, (0, 0))  # for the strip that the moved picture leaves free
            shown.blit(canvas, self._at)
            super().present(None)
            return
        moved = [area.move(self._at).clip(shown.get_rect()) for area in areas]
        for area in moved:
            shown.blit(canvas, area, area.move(-self._at[0], -self._at[1]))
        super().present(moved)

    def drift(self, now: float) -> None:
        """Move the picture to its place at the time *now*, in seconds."""
        angle = 2 * pi * now / PERIOD
        at = (round(self._reach * cos(angle)), round(self._reach * sin(angle)))
        if at != self._at:
            self._at = at
            self.present(None)

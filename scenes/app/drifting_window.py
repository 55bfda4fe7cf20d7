"""A window whose picture wanders by a few pixels, so that nothing burns in."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

import pygame

from scenes.app.window import Window

ROUND = 20 * 60.0  # seconds it wanders once around its place


class DriftingWindow(Window):
    """Shows what is painted on a canvas, up to *reach* pixels off its place."""

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
            shown.blit(canvas, (0, 0))  # its rim stays where the picture has gone from
            shown.blit(canvas, self._at)
            super().present(None)
            return
        moved = [area.move(self._at).clip(shown.get_rect()) for area in areas]
        for area in moved:
            shown.blit(canvas, area, area.move(-self._at[0], -self._at[1]))
        super().present(moved)

    def wander(self, now: float) -> None:
        """Be where the picture belongs at the time *now*, in seconds."""
        turn = 2 * pi * now / ROUND
        at = (round(self._reach * cos(turn)), round(self._reach * sin(turn)))
        if at != self._at:
            self._at = at
            self.present(None)

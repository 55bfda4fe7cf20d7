"""The change from one scene to the next: leaves sweep the old one off, or an iris closes."""

from __future__ import annotations

from math import hypot, isqrt

import pygame

from sprites.motion.ease import in_out_sine, in_quad
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer

SECONDS = 0.22
EDGE_WIDE = 200.0  # design units, the drawing of the leaves
FIRST = 0.06  # of the way in the first frame: every press is answered at once
IRIS_SECONDS = 0.45
IRIS_AT = 0.5, 0.38  # of the screen, where winners have their faces
IRIS_LEAST = 150.0  # design units, its radius in the end: a face does not shrink to a ball
RIM_WIDE, ROW_HIGH = 16.0, 1.5  # design units; the rim covers the steps at the edge of rows


class SceneChange:
    """Shows the *old* picture over what the new scene draws on ``canvas``, less and less of it.

    There is none with reduced motion.
    """

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._old: pygame.Surface | None = None
        self._began = 0.0
        self._iris = ""
        self.canvas: pygame.Surface | None = None
        """What the new scene draws on while the change lasts."""

    def begin(
        self, old: pygame.Surface, new: pygame.Surface, now: float, *, iris: str = ""
    ) -> None:
        """Begin to uncover a copy of *new*, at the time *now* in seconds.

        By an *iris*, if there is the colour of its rim.
        """
        if not self._renderer.reduced_motion:
            self._old, self.canvas, self._began, self._iris = old, new.copy(), now, iris

    def end(self) -> None:
        """Be over at once."""
        self._old = self.canvas = None

    def show(self, screen: pygame.Surface, now: float) -> None:
        """Draw the moment *now* on *screen*; after the last one the new scene has it to itself."""
        assert self._old is not None
        assert self.canvas is not None
        share = (now - self._began) / (IRIS_SECONDS if self._iris else SECONDS)
        screen.blit(self.canvas, (0, 0))
        if share >= 1:
            self.end()
        elif self._iris:
            self._show_iris(screen, self._old, share)
        else:
            self._sweep(screen, self._old, share)

    def _sweep(self, screen: pygame.Surface, old: pygame.Surface, share: float) -> None:
        width, height = screen.get_size()
        x = round(width * max(FIRST, in_out_sine(share)))
        screen.blit(old, (x, 0), (x, 0, width - x, height))
        leaves = Pose(x / self._renderer.unit, self._renderer.height / 2)
        self._renderer.draw(screen, Art("leaf-edge", EDGE_WIDE), leaves)

    def _show_iris(self, screen: pygame.Surface, old: pygame.Surface, share: float) -> None:
        """Draw what is left of *old* in rows, which is quicker than by a mask of the screen."""
        width, height = screen.get_size()
        x, y = (round(part * side) for part, side in zip(IRIS_AT, (width, height), strict=True))
        most, least = hypot(max(x, width - x), max(y, height - y)), IRIS_LEAST * self._renderer.unit
        radius = round(most + (least - most) * in_quad(share))
        rows = max(1, round(ROW_HIGH * self._renderer.unit))
        for top in range(max(0, y - radius), min(height, y + radius), rows):
            half = isqrt(max(0, radius**2 - (top - y) ** 2))
            screen.blit(old, (x - half, top), (x - half, top, 2 * half, rows))
        rim = max(2, round(RIM_WIDE * self._renderer.unit))
        pygame.draw.aacircle(screen, self._iris, (x, y), radius + rim // 2, rim)

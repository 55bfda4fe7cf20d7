"""The change from one scene to the next: leaves sweep the old picture off the new one."""

from __future__ import annotations

import pygame

from sprites.motion.ease import in_out_sine
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer

SECONDS = 0.22
EDGE_WIDE = 200.0  # design units, the drawing of the leaves
FIRST = 0.06  # of the way in the first frame: every press is answered at once


class SceneChange:
    """Shows the *old* picture over what the new scene draws on ``canvas``, less and less of it.

    There is none with reduced motion.
    """

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._old: pygame.Surface | None = None
        self._began = 0.0
        self.canvas: pygame.Surface | None = None
        """What the new scene draws on while the change lasts."""

    def begin(self, old: pygame.Surface, new: pygame.Surface, now: float) -> None:
        """Begin to uncover a copy of *new*, at the time *now* in seconds."""
        if not self._renderer.reduced_motion:
            self._old, self.canvas, self._began = old, new.copy(), now

    def end(self) -> None:
        """Be over at once."""
        self._old = self.canvas = None

    def show(self, screen: pygame.Surface, now: float) -> None:
        """Draw the moment *now* on *screen*; after the last one the new scene has it to itself."""
        assert self._old is not None
        assert self.canvas is not None
        share = (now - self._began) / SECONDS
        screen.blit(self.canvas, (0, 0))
        if share >= 1:
            self.end()
            return
        width, height = screen.get_size()
        x = round(width * max(FIRST, in_out_sine(share)))
        screen.blit(self._old, (x, 0), (x, 0, width - x, height))
        leaves = Pose(x / self._renderer.unit, self._renderer.height / 2)
        self._renderer.draw(screen, Art("leaf-edge", EDGE_WIDE), leaves)

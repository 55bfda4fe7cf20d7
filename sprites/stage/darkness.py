"""Darkness over a stage: everything below it is dimmed, and lit tokens lie above it."""

from __future__ import annotations

from typing import Final

import pygame

from sprites.pictures import theme
from sprites.render.look import MULTIPLIED, Drawing
from sprites.render.renderer import Renderer

DARKNESS_Z: Final = 800.0  # above all of a table, below what is laid over a table in a replay
LEVELS = 12  # of darkness that can be told apart while it comes and goes


class Darkness:
    """An effect as large as the screen; its *level* is 0 for full light to 1 for night."""

    def __init__(self, renderer: Renderer) -> None:
        self.order = (DARKNESS_Z, 0)
        self.level = 0.0
        self._renderer = renderer
        self._pixels: pygame.Surface | None = None
        self._shown = 0  # the level of these pixels, of LEVELS
        self._drawings: list[Drawing] = []

    @property
    def busy(self) -> bool:
        """Whether it differs from what was drawn last."""
        return self._wanted != self._shown

    @property
    def _wanted(self) -> int:
        return round(self.level * LEVELS)

    def drawings(self, _ahead: float) -> list[Drawing]:
        """The whole screen multiplied by a dark colour; the same list while nothing changes."""
        size = self._renderer.pixels
        if not self._wanted:
            self._pixels, self._drawings = None, []
        elif self.busy or self._pixels is None or self._pixels.get_size() != size:
            self._drawings = [(self._filled(size), (0, 0), MULTIPLIED)]
        self._shown = self._wanted
        return self._drawings

    def _filled(self, size: tuple[int, int]) -> pygame.Surface:
        if self._pixels is None or self._pixels.get_size() != size:
            self._pixels = pygame.Surface(size)
        share = self._wanted / LEVELS
        night = pygame.Color(theme.NIGHT)
        self._pixels.fill(pygame.Color("white").lerp(night, share))
        return self._pixels.subsurface(self._pixels.get_rect())  # another surface: it has changed

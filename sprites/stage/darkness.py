"""Darkness over a stage: everything below it is dimmed, and lit tokens lie above it."""

from __future__ import annotations

from typing import Final

import pygame

from sprites.pictures import theme
from sprites.render.look import MULTIPLIED, Drawing
from sprites.render.renderer import Renderer

DARKNESS_Z: Final = 800.0  # above all of a table, below what is laid over a table in a replay
LEVELS = 12  # of darkness that can be told apart while it comes and goes
STRIP = 64  # pixels; to make a surface as large as the screen takes the time of a frame


class Darkness:
    """An effect as large as the screen; its *level* is 0 for full light to 1 for its *colour*."""

    def __init__(self, renderer: Renderer, colour: str = theme.NIGHT) -> None:
        self.order = (DARKNESS_Z, 0)
        self.level = 0.0
        self._renderer, self._colour = renderer, pygame.Color(colour)
        self._shown = 0  # the level that was drawn last, of LEVELS
        self._size = (0, 0)  # of the screen then, in pixels
        self._drawings: list[Drawing] = []

    def tint(self, colour: str) -> None:
        """Come nearer to another *colour* from now on."""
        if (other := pygame.Color(colour)) != self._colour:
            self._colour, self._shown = other, -1

    @property
    def busy(self) -> bool:
        """Whether it differs from what was drawn last."""
        return self._wanted != self._shown

    @property
    def _wanted(self) -> int:
        return round(self.level * LEVELS)

    def drawings(self, _ahead: float) -> list[Drawing]:
        """The whole screen multiplied by a dark colour; the same list while nothing changes."""
        if self.busy or self._size != self._renderer.pixels:
            self._shown, self._size = self._wanted, self._renderer.pixels
            self._drawings = self._strips() if self._shown else []
        return self._drawings

    def _strips(self) -> list[Drawing]:
        width, height = self._size
        strip = pygame.Surface((width, STRIP))
        strip.fill(pygame.Color("white").lerp(self._colour, self._shown / LEVELS))
        return [(strip, (0, top), MULTIPLIED) for top in range(0, height, STRIP)]

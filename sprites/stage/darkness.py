"""Darkness over a stage: everything below it is dimmed, and lit tokens lie above it."""

from __future__ import annotations

from typing import Final

import pygame

from sprites.pictures import theme
from sprites.render.look import MULTIPLIED, Drawing
from sprites.render.renderer import Renderer

DARKNESS_Z: Final = 800.0  # above all of a table, below what is laid over a table in a replay
LEVELS = 12  # of darkness that can be told apart while it comes and goes
EDGE, STEPS = 0.3, 30  # share of the height that is darker at each edge; how smoothly
DARKER = 0.4  # the most of it there
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
        """The whole screen multiplied by dark colours; the same list while nothing changes."""
        if self.busy or self._size != self._renderer.pixels:
            self._shown, self._size = self._wanted, self._renderer.pixels
            self._drawings = self._strips() if self._shown else []
        return self._drawings

    def _strips(self) -> list[Drawing]:
        """Strips of one colour each, darker from step to step towards the upper and lower edge."""
        (width, height), level = self._size, self._shown / LEVELS
        colour = pygame.Color("white").lerp(self._colour, level)
        high = max(1, round(EDGE * height / STEPS))
        drawings: list[Drawing] = []
        for step in range(STEPS):
            share = DARKER * level * (1 - step / STEPS) ** 2
            strip = _strip(width, high, colour.lerp("black", share))
            tops = step * high, height - (step + 1) * high
            drawings += [(strip, (0, top), MULTIPLIED) for top in tops]
        middle, bottom = _strip(width, STRIP, colour), height - STEPS * high
        for top in range(STEPS * high, bottom, STRIP):
            part = middle.subsurface((0, 0, width, min(STRIP, bottom - top)))
            drawings.append((part, (0, top), MULTIPLIED))
        return drawings


def _strip(width: int, height: int, colour: pygame.Color) -> pygame.Surface:
    """A strip of a *colour*, of one byte a pixel: it is made anew while the light changes."""
    strip = pygame.Surface((width, height), 0, 8)
    strip.set_palette_at(0, colour)
    return strip

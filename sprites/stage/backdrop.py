"""The backdrop of a close-up: a band across the screen that hides the table behind large frogs.

It is one drawing side by side, opaque but for its upper and lower edge, so that hardly anything is
blended where something moves before it.
"""

from __future__ import annotations

from math import ceil

import pygame

from sprites.motion.timestep import Motion, steps_in
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.render.look import Drawing
from sprites.render.renderer import Renderer
from sprites.stage.token import LIT

BACKDROP_Z = LIT + 8.0  # above the table, below confetti and all who are in the light
TILE, BACKDROP_HIGH, EDGE = 480.0, 690.0, 56.0  # design units: one drawing, and each edge of it
SWEEP_SECONDS = 0.15


class Backdrop:
    """An effect as wide as the screen, of the drawing *name*: it sweeps in, stands, and goes."""

    def __init__(self, renderer: Renderer, name: str) -> None:
        self.order = (BACKDROP_Z, 0)
        self._renderer, self._picture = renderer, Art(name, TILE)
        self._y = self._at = 0.0  # its top; how far right of its place, in widths of the screen
        self._shown, self._moves = False, 0  # only the last move goes on
        self._seen: tuple[float, float, int] | None = None
        self._tile: tuple[pygame.Surface, ...] = ()
        self._made_for: tuple[int, bool] | None = None  # its generation; whether the tile fades
        self._drawings: list[Drawing] = []
        renderer.prefetch(self._picture)

    @property
    def busy(self) -> bool:
        """Whether it differs from what was drawn last."""
        return self._seen != self._look

    @property
    def _look(self) -> tuple[float, float, int] | None:
        return (self._y, self._at, self._renderer.generation) if self._shown else None

    def come(self, box: Box) -> Motion:
        """Sweep into a *box* from the left; with reduced motion it fades in."""
        self._y, self._shown = box.y, True
        yield from self._move(-1.0, 0.0)

    def go(self) -> Motion:
        """Sweep out to the right."""
        yield from self._move(0.0, 1.0)

    def _move(self, start: float, end: float) -> Motion:
        self._moves += 1
        move, steps = self._moves, steps_in(SWEEP_SECONDS)
        for step in range(1, steps + 1):
            if move != self._moves:
                return
            self._at = start + (end - start) * step / steps
            yield
        self._shown = self._shown and not end

    def drawings(self, _ahead: float) -> list[Drawing]:
        """All tiles of it; the same list while nothing changes."""
        if self.busy:
            self._seen = self._look
            self._drawings = self._tiles() if self._shown else []
        return self._drawings

    def _tiles(self) -> list[Drawing]:
        width, fades = self._renderer.pixels[0], self._renderer.reduced_motion
        if self._made_for != (wanted := (self._renderer.generation, fades)):
            self._tile, self._made_for = self._cut(), wanted
        wide, count = self._tile[0].get_width(), ceil(width / self._tile[0].get_width())
        left = (width - count * wide) // 2 + (0 if fades else round(self._at * width))
        y = round(self._y * self._renderer.unit)
        drawings: list[Drawing] = []
        for part in self._tile:
            if fades:
                part.set_alpha(round(255 * (1.0 - abs(self._at))))
            drawings += [(part, (left + i * wide, y), 0) for i in range(count)]
            y += part.get_height()
        return drawings

    def _cut(self) -> tuple[pygame.Surface, ...]:
        """The upper edge of the drawing, its opaque middle, and its lower edge."""
        whole = self._renderer.drawn_alone(self._picture)
        (wide, high), edge = whole.get_size(), round(EDGE * self._renderer.unit)
        middle = pygame.Surface((wide, high - 2 * edge))
        middle.blit(whole, (0, -edge))
        tops = (0, 0, wide, edge), (0, high - edge, wide, edge)
        upper, lower = (whole.subsurface(top).copy() for top in tops)
        return upper, middle, lower

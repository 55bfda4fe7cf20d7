"""The backdrop of a close-up: a band across the screen that hides the table behind large frogs.

It is one drawing side by side, opaque but for its upper and lower edge: hardly anything is blended
where something moves before it, and nothing that it hides is drawn.
"""

from __future__ import annotations

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
        self._parts: tuple[pygame.Surface, ...] = ()
        self._made_for: tuple[int, bool] | None = None  # its generation; whether they fade
        self._drawings: list[Drawing] = []

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
        """All parts of it; the same list while nothing changes."""
        # With the first frame of its table, not of a close-up: it takes as long as a whole frame.
        if self._made_for != (wanted := (self._renderer.generation, self._renderer.reduced_motion)):
            self._parts, self._made_for = self._drawn(), wanted
        if self.busy:
            self._seen = self._look
            self._drawings = self._look_now() if self._shown else []
        return self._drawings

    def _look_now(self) -> list[Drawing]:
        width, fades = self._renderer.pixels[0], self._renderer.reduced_motion
        left = 0 if fades else round(self._at * width)
        y = round(self._y * self._renderer.unit)
        drawings: list[Drawing] = []
        for part in self._parts:
            if fades:
                part.set_alpha(round(255 * (1.0 - abs(self._at))))
            drawings.append((part, (left, y), 0))
            y += part.get_height()
        return drawings

    def _drawn(self) -> tuple[pygame.Surface, ...]:
        """The upper edge, the opaque middle, and the lower edge, as wide as the screen."""
        tile, width = self._renderer.drawn_alone(self._picture), self._renderer.pixels[0]
        high, edge = tile.get_height(), round(EDGE * self._renderer.unit)
        upper, lower = (pygame.Surface((width, edge), pygame.SRCALPHA) for _ in range(2))
        parts = upper, pygame.Surface((width, high - 2 * edge)), lower
        for part, top in zip(parts, (0, edge, high - edge), strict=True):
            for x in range(0, width, tile.get_width()):
                part.blit(tile, (x, -top))
        return parts

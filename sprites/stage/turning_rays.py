"""Rays of light that turn behind the winners of a match: an opaque effect as large as the screen.

Each pixel holds only where it is between two rays. To turn them, or to brighten them, other colours
are put in its palette, which takes a hundredth of the time that it would take to rotate them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, cos, hypot, sin, tau

import pygame

from sprites.motion.timestep import STEP, Motion
from sprites.pictures import theme
from sprites.pictures.geometry import Point
from sprites.pictures.theme import RayColours
from sprites.render.look import Drawing
from sprites.render.renderer import Renderer

PHASES = 64  # from one ray to the next: as many colours of the palette
SHADES = 1024  # from one ray to the next, as finely as they turn
SOFT = 0.16  # how wide the edge of a ray is, of the way to the next
BENDS = 6  # pieces of the edge of a bent ray
SPEED, TURN_STEPS = 11.0, 4  # degrees a second; all of the screen is drawn with each turn
SLICES = 24  # drawn in a step, while they are prepared


@dataclass(frozen=True, slots=True)
class Rays:
    """So many rays behind a winner, each *wide*, of the way from one to the next.

    A *thin* one may be in the middle between two, and all may be *bent*, by an angle in radians.
    """

    count: int = 12
    wide: float = 0.5
    thin: float = 0.0
    bent: float = 0.0


class TurningRays:
    """Rays of each of some *colours* side by side, drawn once they are shown, in *order*."""

    def __init__(self, renderer: Renderer, rays: Rays, colours: Sequence[RayColours]) -> None:
        self.order = (0.0, 0)
        self.light = 0.0
        """How bright they are: 0 for night to 1, and brighter above."""
        self._renderer, self._rays = renderer, rays
        self._shades = [_shades(rays, each) for each in colours]
        self._middles = [pygame.Color(each.middle) for each in colours]
        self._surfaces: list[pygame.Surface] = []
        self._drawn, self._shown, self._turned = 0, False, 0.0
        self._drawings: list[Drawing] = []
        self._seen: tuple[float, float] | None = None  # light and turn of what was drawn last

    @property
    def busy(self) -> bool:
        """Whether they differ from what was drawn last."""
        return self._shown and self._seen != (self.light, self._turned)

    def prepare(self) -> Motion:
        """Draw them a few at a time, for no frame has time for all."""
        while self._drawn < self._slices:
            self._draw(SLICES)
            yield

    def show(self) -> None:
        """Be seen at once, also where they were not prepared."""
        self._draw(self._slices)
        self._shown = True

    def turn(self) -> Motion:
        """Turn until they are hidden; they do not turn with reduced motion."""
        while self._shown:
            if not self._renderer.reduced_motion:
                self._turned += SPEED * TURN_STEPS * STEP * self._rays.count / 360.0
            for _ in range(TURN_STEPS):
                yield

    def hide(self) -> None:
        """Be gone, and free the memory."""
        self._shown, self._surfaces, self._drawings = False, [], []

    def drawings(self, _ahead: float) -> list[Drawing]:
        """All of them; the same list while nothing changes."""
        if self.busy:
            self._seen = self.light, self._turned
            for surface, shades, middle in zip(
                self._surfaces, self._shades, self._middles, strict=True
            ):
                surface.set_palette(self._palette(shades, middle))
            self._drawings = [
                (each, (i * each.get_width(), 0), 0) for i, each in enumerate(self._surfaces)
            ]
        return self._drawings

    def _palette(self, shades: Sequence[pygame.Color], middle: pygame.Color) -> list[pygame.Color]:
        """The colours of all phases, as they are turned and lit now."""
        turned, step = round(self._turned * SHADES), SHADES // PHASES
        seen = [shades[(phase * step - turned) % SHADES] for phase in range(PHASES)]
        if self.light == 1.0:
            return seen
        to, share = (middle, self.light - 1.0) if self.light > 1.0 else (_NIGHT, 1.0 - self.light)
        return [colour.lerp(to, min(1.0, share)) for colour in seen]

    @property
    def _slices(self) -> int:
        return self._rays.count * PHASES

    def _draw(self, most: int) -> None:
        """Draw so many slices more of all rays."""
        width, height = self._renderer.pixels
        wide = ceil(width / len(self._shades))
        if not self._surfaces:
            self._surfaces = [pygame.Surface((wide, height), depth=8) for _ in self._shades]
        end = min(self._slices, self._drawn + most)
        for number in range(self._drawn, end):
            for i, surface in enumerate(self._surfaces):
                corners = self._slice(number, (width / 2 - i * wide, height / 2))
                pygame.draw.polygon(surface, number % PHASES, corners)
        self._drawn = end

    def _slice(self, number: int, middle: Point) -> list[Point]:
        """The corners of one slice: a little wider than it is, so that no gaps are left."""
        x, y = middle
        far = hypot(*self._renderer.pixels) / 2 + 2
        bends = BENDS if self._rays.bent else 1
        edges = []
        for edge in (number, number + 1.2):
            angle = tau * edge / self._slices
            out = [k / bends for k in range(bends + 1)]
            turns = [angle + self._rays.bent * share for share in out]
            edges.append(
                [
                    (x + far * share * cos(turn), y + far * share * sin(turn))
                    for share, turn in zip(out, turns, strict=True)
                ]
            )
        return [*edges[0], *reversed(edges[1][1:])]


_NIGHT = pygame.Color(theme.NIGHT)


def _shades(rays: Rays, colours: RayColours) -> list[pygame.Color]:
    """The colour at each place from the middle of a ray to that of the next."""
    dark, light = pygame.Color(colours.between), pygame.Color(colours.rays)
    return [dark.lerp(light, _brightness(rays, i / SHADES)) for i in range(SHADES)]


def _brightness(rays: Rays, place: float) -> float:
    """How much light is at a *place* from the middle of a ray, 0, to that of the next, 1."""
    far = min(place, 1.0 - place)
    wide, thin = _edge(rays.wide / 2 - far), _edge(rays.thin / 2 - abs(0.5 - far))
    return max(wide, thin if rays.thin else 0.0)


def _edge(inside: float) -> float:
    """How bright it is so far *inside* of the edge of a ray."""
    return max(0.0, min(1.0, 0.5 + inside / SOFT))

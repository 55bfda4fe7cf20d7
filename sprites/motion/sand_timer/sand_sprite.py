"""The sand of a timer on a stage, between the back and the front of its glass."""

from __future__ import annotations

from itertools import cycle
from math import cos, radians, sin

import pygame

from sprites.motion.sand_timer.hourglass import GRAIN_RADIUS, HEIGHT, WIDTH
from sprites.motion.sand_timer.sand import Sand
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.render.bitmaps.bitmaps import PREMULTIPLIED
from sprites.render.look import Drawing
from sprites.stage.stage import Stage

OVERSAMPLING = 4  # pixels drawn for every pixel of a grain, both ways
COLOURS = (theme.SAND, theme.SAND_LIGHT, theme.SAND, theme.SAND_DARK)


class SandSprite:
    """Draws *sand* in a *box* as large as the drawing of the glass; *angle* as that is rotated."""

    def __init__(self, stage: Stage, z: float, box: Box, sand: Sand) -> None:
        self.order = stage.add_effect(self, z)
        self.angle = 0.0
        self.sand = sand
        self._renderer, self._box = stage.renderer, box
        self._grains: list[pygame.Surface] = []
        self._generation = -1
        self._drawn: tuple[tuple[int, float], list[Drawing]] | None = None

    @property
    def busy(self) -> bool:
        """Whether any grain moves."""
        return not self.sand.at_rest

    def drawings(self, ahead: float) -> list[Drawing]:
        """All grains on one surface."""
        if self._generation != self._renderer.generation:
            self._generation = self._renderer.generation
            self._grains = [_grain(colour, self._scale * GRAIN_RADIUS) for colour in COLOURS]
            self._drawn = None
        state = self.sand.moved, self.angle
        if self._drawn is None or self._drawn[0] != state:
            self._drawn = state, [self._draw()]
        return self._drawn[1]

    @property
    def _scale(self) -> float:
        """Pixels in a unit of the drawing."""
        return self._box.w / WIDTH * self._renderer.unit

    def _draw(self) -> Drawing:
        scale, unit = self._scale, self._renderer.unit
        c, s = cos(radians(self.angle)), sin(radians(self.angle))
        wide = WIDTH * abs(c) + HEIGHT * abs(s)
        high = WIDTH * abs(s) + HEIGHT * abs(c)
        size = round(wide * scale) + 2, round(high * scale) + 2
        surface = pygame.Surface(size, pygame.SRCALPHA)
        half = self._grains[0].get_width() / 2
        places = self.sand.places()
        if self.angle:
            places = [
                (
                    (x - WIDTH / 2) * c - (y - HEIGHT / 2) * s + wide / 2,
                    (x - WIDTH / 2) * s + (y - HEIGHT / 2) * c + high / 2,
                )
                for x, y in places
            ]
        grains = cycle(self._grains)
        blits = [
            (grain, (int(x * scale - half), int(y * scale - half)))
            for grain, (x, y) in zip(grains, places, strict=False)
        ]
        surface.fblits(blits, PREMULTIPLIED)
        x, y = self._box.centre
        spot = surface.get_rect(center=(round(x * unit), round(y * unit))).topleft
        return surface, spot, PREMULTIPLIED


def _grain(colour: str, radius: float) -> pygame.Surface:
    """One grain, premultiplied."""
    side = round(2 * radius * 1.08) + 2
    large = pygame.Surface((side * OVERSAMPLING, side * OVERSAMPLING), pygame.SRCALPHA)
    centre = side * OVERSAMPLING / 2
    pygame.draw.circle(large, colour, (centre, centre), radius * 1.08 * OVERSAMPLING)
    return pygame.transform.smoothscale(large.premul_alpha(), (side, side))

"""The die in the air and on its way: its faces are drawn anew for every frame."""

from __future__ import annotations

import pygame

from sprites.motion.die_throw import Lie
from sprites.motion.octahedron import Facet, facets, tint
from sprites.pictures import theme
from sprites.render.bitmaps import PREMULTIPLIED
from sprites.render.look import Drawing
from sprites.stage.stage import Stage

FINE = 2  # pixels drawn for every pixel shown, both ways
MARK = 0.075  # how thick the strokes of a pattern are, in radii
EDGE = 0.045
SHADOW_ALPHA = 60
DROP = (0.1, 0.22)  # how far the shadow of a die on the table falls, in radii
GROWN = 0.0022  # how much larger it looks for each unit of height


class DieSprite:
    """A die of *radius* on a stage, for as long as it tumbles."""

    def __init__(self, stage: Stage, z: float, radius: float) -> None:
        self.order = stage.add_effect(self, z)
        self._renderer = stage.renderer
        self._radius = radius
        self._lie: Lie | None = None
        self._drawn: tuple[Lie, list[Drawing]] | None = None
        self._shadow: tuple[int, pygame.Surface] | None = None

    @property
    def busy(self) -> bool:
        """Whether it is seen."""
        return self._lie is not None

    def show(self, lie: Lie | None) -> None:
        """Let it be seen there, or not at all."""
        self._lie = lie

    def drawings(self, ahead: float) -> list[Drawing]:
        """Its shadow and itself."""
        if self._lie is None:
            return []
        if self._drawn is None or self._drawn[0] is not self._lie:
            self._drawn = self._lie, self._paint(self._lie)
        return self._drawn[1]

    def _paint(self, lie: Lie) -> list[Drawing]:
        unit = self._renderer.unit
        radius = self._radius * unit
        picture = painted(facets(lie.turn), radius * (1 + GROWN * lie.height))
        shadow = self._shade(radius)
        x, y, reach = lie.x * unit, lie.y * unit, self._radius + 0.6 * lie.height
        low = x + DROP[0] * reach * unit, y + DROP[1] * reach * unit
        spots = (low, (x, y - lie.height * unit))
        pairs = zip((shadow, picture), spots, strict=True)
        return [(surface, _centred(surface, *spot), PREMULTIPLIED) for surface, spot in pairs]

    def _shade(self, radius: float) -> pygame.Surface:
        side = round(2 * radius)
        if self._shadow is None or self._shadow[0] != side:
            surface = pygame.Surface((side, side), pygame.SRCALPHA)
            colour = pygame.Color(theme.SHADOW)
            colour.a = SHADOW_ALPHA
            pygame.draw.circle(surface, colour, (side / 2, side / 2), side * 0.38)
            soft = pygame.transform.box_blur(surface, max(1, side // 16))
            self._shadow = side, soft.premul_alpha()
        return self._shadow[1]


def _centred(surface: pygame.Surface, x: float, y: float) -> tuple[int, int]:
    box = surface.get_rect(center=(round(x), round(y)))
    return box.left, box.top


def painted(faces: list[Facet], radius: float) -> pygame.Surface:
    """The faces of a die that show, premultiplied, *radius* in pixels."""
    half = round(radius) + 2
    large = pygame.Surface((2 * half * FINE, 2 * half * FINE), pygame.SRCALPHA)
    for face in faces:
        _face(large, face, half * FINE, radius * FINE)
    return pygame.transform.smoothscale(large.premul_alpha(), (2 * half, 2 * half))


def _face(target: pygame.Surface, face: Facet, middle: float, radius: float) -> None:
    corners = [(middle + x * radius, middle + y * radius) for x, y in face.corners]
    pygame.draw.polygon(target, tint(face.colour, face.light), corners)
    mark, thick = theme.QUIVVIT_COLOURS[face.colour].mark, max(1, round(MARK * radius))
    for stroke in face.marks:
        points = [(middle + x * radius, middle + y * radius) for x, y in stroke]
        pygame.draw.lines(target, mark, False, points, thick)
    rim = max(1, round(EDGE * radius))
    pygame.draw.lines(target, theme.PAPER_BRIGHT, True, corners, rim)
    for corner in corners:
        pygame.draw.circle(target, theme.PAPER_BRIGHT, corner, rim / 2)

"""A thrown die on a stage: its faces are drawn anew for every frame."""

from __future__ import annotations

import pygame

from sprites.motion.die.die_throw import DieState
from sprites.motion.die.octahedron import Facet, facets, lit
from sprites.pictures import theme
from sprites.render.bitmaps.bitmaps import PREMULTIPLIED
from sprites.render.bitmaps.scaling_room import Scratch
from sprites.render.look import Drawing
from sprites.stage.stage import Stage

OVERSAMPLING = 2  # pixels drawn for every pixel shown, both ways
MARK_WIDTH = 0.075  # how thick the strokes of a pattern are, in radii
EDGE_WIDTH = 0.045
SHADOW_ALPHA = 60
SHADOW_OFFSET = (0.1, 0.22)  # how far the shadow of a die on the table falls, in radii
GROWTH = 0.0022  # how much larger it looks for each unit of height


class DieSprite:
    """A die of *radius* on a stage, while it is thrown."""

    def __init__(self, stage: Stage, z: float, radius: float) -> None:
        self.order = stage.add_effect(self, z)
        self._renderer = stage.renderer
        self._radius = radius
        self._state: DieState | None = None
        self._drawn: tuple[DieState, list[Drawing]] | None = None
        self._shadow: tuple[int, pygame.Surface] | None = None
        self._scratch = Scratch()

    @property
    def busy(self) -> bool:
        """Whether it is seen."""
        return self._state is not None

    def show(self, state: DieState | None) -> None:
        """Show it in that state, or not at all."""
        self._state = state

    def drawings(self, ahead: float) -> list[Drawing]:
        """Its shadow and itself."""
        if self._state is None:
            return []
        if self._drawn is None or self._drawn[0] is not self._state:
            self._drawn = self._state, self._draw(self._state)
        return self._drawn[1]

    def _draw(self, state: DieState) -> list[Drawing]:
        unit = self._renderer.unit
        radius = self._radius * unit
        larger = radius * (1 + GROWTH * state.height)
        picture = draw_die(facets(state.rotation), larger, self._scratch)
        shadow = self._shadow_of(radius)
        x, y, reach = state.x * unit, state.y * unit, self._radius + 0.6 * state.height
        low = x + SHADOW_OFFSET[0] * reach * unit, y + SHADOW_OFFSET[1] * reach * unit
        spots = (low, (x, y - state.height * unit))
        pairs = zip((shadow, picture), spots, strict=True)
        return [(surface, _centred(surface, *spot), PREMULTIPLIED) for surface, spot in pairs]

    def _shadow_of(self, radius: float) -> pygame.Surface:
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


def draw_die(faces: list[Facet], radius: float, scratch: Scratch) -> pygame.Surface:
    """The faces of a die that show, premultiplied, *radius* in pixels; first drawn in *scratch*."""
    half = round(radius) + 2
    large = scratch.part((2 * half * OVERSAMPLING, 2 * half * OVERSAMPLING))
    large.fill((0, 0, 0, 0))
    for face in faces:  # no pixel is translucent: premultiplied they would be the same
        _face(large, face, half * OVERSAMPLING, radius * OVERSAMPLING)
    return pygame.transform.smoothscale(large, (2 * half, 2 * half))


def _face(target: pygame.Surface, face: Facet, centre: float, radius: float) -> None:
    corners = [(centre + x * radius, centre + y * radius) for x, y in face.corners]
    pygame.draw.polygon(target, lit(face.colour, face.light), corners)
    mark, thick = theme.QUIVVIT_COLOURS[face.colour].mark, max(1, round(MARK_WIDTH * radius))
    for stroke in face.marks:
        points = [(centre + x * radius, centre + y * radius) for x, y in stroke]
        pygame.draw.lines(target, mark, False, points, thick)
    rim = max(1, round(EDGE_WIDTH * radius))
    pygame.draw.lines(target, theme.PAPER_BRIGHT, True, corners, rim)
    for corner in corners:
        pygame.draw.circle(target, theme.PAPER_BRIGHT, corner, rim / 2)

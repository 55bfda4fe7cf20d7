"""How a picture looks on the screen in a pose: its pixels, their place, and how to blit them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import itemgetter
from typing import TypeAlias

import pygame

from sprites.pictures.geometry import Box
from sprites.render.bitmaps.scaling_room import ScalingRoom

MULTIPLIED = pygame.BLEND_RGB_MULT  # of one colour: to fill takes a third of a blit

Drawing: TypeAlias = tuple[pygame.Surface, tuple[int, int], int]  # pixels, place, blit flags
LookKey: TypeAlias = tuple[object, int, int, int, int]


@dataclass(slots=True, eq=False)
class Look:
    """Pixels at a place on the screen; equal keys look the same.

    One that is not *exact* is not yet rotated quite as it should be. If it was scaled or faded in
    a *room*, the next look has its pixels there.
    """

    key: LookKey
    surface: pygame.Surface
    spot: tuple[int, int]
    flags: int
    rect: pygame.Rect
    exact: bool
    room: ScalingRoom | None = None
    drawing: Drawing = field(init=False)
    """What is needed to draw it, which is asked for in each frame."""

    def __post_init__(self) -> None:
        self.drawing = self.surface, self.spot, self.flags

    @property
    def is_scaled_in_room(self) -> bool:
        """Whether it is going to be scaled again from the same bitmap."""
        return self.room is not None and self.key[1] > 0

    def within(self, box: Box, unit: float) -> Look | None:
        """What is seen of it in a *box* of the screen, if anything; a design *unit* has pixels."""
        left, top = round(box.x * unit), round(box.y * unit)
        right, bottom = round(box.right * unit), round(box.bottom * unit)
        seen = self.rect.clip((left, top, right - left, bottom - top))
        if not seen or seen == self.rect:
            return self if seen else None
        part = self.surface.subsurface(seen.move(-self.spot[0], -self.spot[1]))
        return replace(self, surface=part, spot=seen.topleft, rect=seen)


def shifted(drawing: Drawing, dx: int, dy: int) -> Drawing:
    """The same so many pixels further right and down."""
    surface, (x, y), flags = drawing
    return surface, (x + dx, y + dy), flags


def draw_all(target: pygame.Surface, drawings: Iterable[Drawing]) -> None:
    """Draw one above the other, in as few calls as their flags allow."""
    for flags, run in groupby(drawings, key=itemgetter(2)):
        if flags == MULTIPLIED:
            for surface, spot, _ in run:
                target.fill(surface.get_at((0, 0)), surface.get_rect(topleft=spot), flags)
        else:
            target.fblits([(surface, spot) for surface, spot, _ in run], flags)

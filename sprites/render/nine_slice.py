"""Paper as pixels: a large sheet is made from a small one, ten times as fast as drawn whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from sprites.pictures.paper_svg import paper_pixels, paper_svg, shadow_svg, smallest
from sprites.pictures.pictures import Paper
from sprites.render.bitmaps.bitmap_cache import BitmapCache
from sprites.render.bitmaps.bitmaps import Bitmap, rasterise

CACHE_LIMIT = 4 << 20  # bytes of small sheets: some dozens

Design: TypeAlias = Callable[[Paper], str]  # SVG


class NineSlice:
    """Draws paper at *unit* pixels to a design unit, and keeps the small sheets."""

    def __init__(self) -> None:
        self._small: BitmapCache[tuple[Design, Paper, float]] = BitmapCache(CACHE_LIMIT)

    def paper(self, paper: Paper, unit: float) -> pygame.Surface:
        """The sheet with its shadow."""
        return enlarged(self._smallest(paper_svg, paper, unit), paper_pixels(paper, unit))

    def shadow(self, paper: Paper, unit: float) -> pygame.Surface:
        """The shadow alone, straight below the sheet."""
        return enlarged(self._smallest(shadow_svg, paper, unit), paper_pixels(paper, unit))

    def is_ready(self, paper: Paper, unit: float) -> bool:
        """Whether the small sheet is kept: to draw it is what takes time."""
        return self._small.get((paper_svg, smallest(paper), unit)) is not None

    def prepare(self, paper: Paper, unit: float) -> None:
        """Draw the small sheet."""
        self._smallest(paper_svg, paper, unit)

    def _smallest(self, design: Design, paper: Paper, unit: float) -> pygame.Surface:
        small = smallest(paper)
        key = design, small, unit
        if (kept := self._small.get(key)) is not None:
            return kept.surface
        drawn = rasterise(design(small), *paper_pixels(small, unit))
        return self._small.put(key, Bitmap(drawn, 0, 0, *drawn.get_size())).surface


def enlarged(drawn: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A drawing made wider and taller by repeating the column and the row in its middle."""
    if drawn.get_size() == size:
        return drawn
    surface = pygame.Surface(size, pygame.SRCALPHA)
    columns, rows = (_thirds(was, is_) for was, is_ in zip(drawn.get_size(), size, strict=True))
    for x, w, left, wide in columns:
        for y, h, top, high in rows:
            room = surface.subsurface((left, top, wide, high))
            pygame.transform.scale(drawn.subsurface((x, y, w, h)), (wide, high), room)
    return surface


def _thirds(short: int, long: int) -> tuple[tuple[int, int, int, int], ...]:
    """Where start, middle and end of a side are, how long, where they go, and how long there."""
    half = short // 2
    rest = short - half - 1
    middle = half, 1, half, long - short + 1
    return (0, half, 0, half), middle, (half + 1, rest, long - rest, rest)

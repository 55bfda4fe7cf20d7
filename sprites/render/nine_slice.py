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
        period = round(paper.material.period * unit) if paper.material else 0
        return enlarged(self._smallest(paper_svg, paper, unit), paper_pixels(paper, unit), period)

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


def enlarged(drawn: pygame.Surface, size: tuple[int, int], period: int = 0) -> pygame.Surface:
    """A drawing made wider and taller by repeating its middle: a *period* of columns and rows.

    Without a period it is one column and one row.
    """
    if drawn.get_size() == size:
        return drawn
    surface = pygame.Surface(size, pygame.SRCALPHA)
    sides = zip(drawn.get_size(), size, strict=True)
    columns, rows = (_parts(short, long, max(1, period)) for short, long in sides)
    for x, w, left, wide in columns:
        for y, h, top, high in rows:
            _fill(surface.subsurface((left, top, wide, high)), drawn.subsurface((x, y, w, h)))
    return surface


def _fill(room: pygame.Surface, piece: pygame.Surface) -> None:
    """Fill *room* with copies of *piece*, which is stretched where it is a single line."""
    size = room.get_size()
    lines = [goal if had == 1 else had for had, goal in zip(piece.get_size(), size, strict=True)]
    copy = pygame.transform.scale(piece, lines)
    for x in range(0, size[0], max(1, lines[0])):
        for y in range(0, size[1], max(1, lines[1])):
            room.blit(copy, (x, y), special_flags=pygame.BLEND_RGBA_ADD)


def _parts(short: int, long: int, middle: int) -> tuple[tuple[int, int, int, int], ...]:
    """Where start, middle and end of a side are, how long, where they go, and how long there."""
    middle = max(1, min(middle, short - 2))
    half = (short - middle + 1) // 2
    rest = short - half - middle
    between = half, middle, half, long - half - rest
    return (0, half, 0, half), between, (half + middle, rest, long - rest, rest)

"""Sheets of paper as pixels: a large one is drawn out of a small one, ten times as fast."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from sprites.pictures.pictures import Paper
from sprites.render.bitmap_cache import BitmapCache
from sprites.render.bitmaps import Bitmap, rasterised
from sprites.render.paper_svg import cornered, paper_svg, shade_svg, sides

ROOM = 8 << 20  # bytes of small sheets that are kept: a few dozen serve a whole evening

Design: TypeAlias = Callable[[Paper], str]  # SVG


class NineSlice:
    """Cut sheets at *unit* pixels to a design unit, and keep the small ones."""

    def __init__(self) -> None:
        self._small: BitmapCache[tuple[Design, Paper, float]] = BitmapCache(ROOM)

    def sheet(self, paper: Paper, unit: float) -> pygame.Surface:
        """The sheet with its shadow."""
        return drawn_out(self._cut(paper_svg, paper, unit), sides(paper, unit))

    def shade(self, paper: Paper, unit: float) -> pygame.Surface:
        """The shadow alone, straight below the sheet."""
        return drawn_out(self._cut(shade_svg, paper, unit), sides(paper, unit))

    def ready(self, paper: Paper, unit: float) -> bool:
        """Whether the small one is there: to draw it is what takes time."""
        return self._small.get((paper_svg, cornered(paper), unit)) is not None

    def prepare(self, paper: Paper, unit: float) -> None:
        """Cut the small one."""
        self._cut(paper_svg, paper, unit)

    def _cut(self, design: Design, paper: Paper, unit: float) -> pygame.Surface:
        small = cornered(paper)
        key = design, small, unit
        if (kept := self._small.get(key)) is not None:
            return kept.surface
        drawn = rasterised(design(small), *sides(small, unit))
        return self._small.put(key, Bitmap(drawn, 0, 0, *drawn.get_size())).surface


def drawn_out(drawn: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A drawing made wider and taller by repeating the column and the row in its middle."""
    if drawn.get_size() == size:
        return drawn
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    across, down = (_spread(was, is_) for was, is_ in zip(drawn.get_size(), size, strict=True))
    for x, w, left, wide in across:
        for y, h, top, high in down:
            room = sheet.subsurface((left, top, wide, high))
            pygame.transform.scale(drawn.subsurface((x, y, w, h)), (wide, high), room)
    return sheet


def _spread(short: int, long: int) -> tuple[tuple[int, int, int, int], ...]:
    """Where the start, the middle and the end of a side are, how long, where they go, how long."""
    half = short // 2
    rest = short - half - 1
    middle = half, 1, half, long - short + 1
    return (0, half, 0, half), middle, (half + 1, rest, long - rest, rest)

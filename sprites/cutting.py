"""Sheets of paper as pixels: a large one is drawn out of a small one, ten times as fast."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from sprites.paper import cornered, paper_svg, shade_svg, sides
from sprites.pictures import Paper
from sprites.prints import rasterised

SMALL = 64  # small sheets that are kept: a few dozen serve a whole evening


def drawn_sheet(paper: Paper, unit: float) -> pygame.Surface:
    """The sheet with its shadow, *unit* pixels to a design unit."""
    return drawn_out(_small(paper_svg, cornered(paper), unit), sides(paper, unit))


def drawn_shade(paper: Paper, unit: float) -> pygame.Surface:
    """The shadow alone, straight below the sheet."""
    return drawn_out(_small(shade_svg, cornered(paper), unit), sides(paper, unit))


@lru_cache(maxsize=SMALL)
def _small(svg_of: Callable[[Paper], str], paper: Paper, unit: float) -> pygame.Surface:
    return rasterised(svg_of(paper), *sides(paper, unit))


def drawn_out(drawn: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A drawing made wider and taller by repeating the column and the row in its middle."""
    if drawn.get_size() == size:
        return drawn
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    across, down = (_spread(was, is_) for was, is_ in zip(drawn.get_size(), size, strict=True))
    for x, w, left, wide in across:
        for y, h, top, high in down:
            part = drawn.subsurface((x, y, w, h))
            sheet.blit(pygame.transform.scale(part, (wide, high)), (left, top))
    return sheet


def _spread(short: int, long: int) -> tuple[tuple[int, int, int, int], ...]:
    """Where the start, the middle and the end of a side are, how long, where they go, how long."""
    half = short // 2
    rest = short - half - 1
    middle = half, 1, half, long - short + 1
    return (0, half, 0, half), middle, (half + 1, rest, long - rest, rest)

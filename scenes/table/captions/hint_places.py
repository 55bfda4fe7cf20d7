"""Where the slip of a hint lies: beside the thing that it speaks of, where nothing else is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, floor, hypot, inf
from typing import TypeAlias

from scenes.table.climaxes.spotlight import token_box
from sprites.pictures.geometry import Box
from sprites.render.renderer import Renderer
from sprites.stage.token import Token

Size: TypeAlias = tuple[float, float]

EDGE = 30.0  # from a slip to each edge of the screen, at least
CELL = 16.0  # of the grid in which free places are looked for
CLEAR = 10.0  # between a slip and what lies beside it, at least
FROM_THING = 34.0  # between a slip and its thing: there is its tail
FARTHEST = 80.0  # from the thing: its tail would seem to point at what lies between
TALL = 40.0  # how bad one more line is, against farther away
LEVEL = 0.25  # how bad it is to lie aside of the middle of the thing, against farther away
GROUND = (
    "rope", "seat-light", "search-light", "land", "glow", "firefly",
    "shore", "pond", "impact", "hint", "reeds",
)  # fmt: skip
"""How the names of scenery begin, on which slips may lie."""


def occupied(renderer: Renderer, tokens: Iterable[Token]) -> list[Box]:
    """What those *tokens* take up that can be seen and are no scenery."""
    seen = (token for token in tokens if token.visible and token.pose.alpha and not token.lit)
    return [token_box(renderer, token) for token in seen if not token.name.startswith(GROUND)]


def free_place(sizes: Sequence[Size], thing: Box, whole: Box, things: Iterable[Box]) -> Box | None:
    """The place nearest to *thing* on the *whole* screen, of one of *sizes*, free of *things*."""
    screen = whole.inset(EDGE)
    columns, rows = floor(screen.w / CELL), floor(screen.h / CELL)
    kept = [thing.inset(CLEAR - FROM_THING), *things]
    grid = _taken(kept, screen, columns, rows)
    best, found = inf, None
    for number, (wide, high) in enumerate(sizes):
        across, down = ceil(wide / CELL), ceil(high / CELL)
        for column, row in _free(grid, columns, across, down):
            x = screen.x + CELL * column + (CELL * across - wide) / 2
            place = Box(x, screen.y + CELL * row + (CELL * down - high) / 2, wide, high)
            apart = _apart(place, thing)
            bad = apart + LEVEL * _aside(place, thing) + TALL * number
            if apart <= FARTHEST and bad < best:
                best, found = bad, place
    return found


def _apart(place: Box, thing: Box) -> float:
    """How far a *place* for a slip is from *thing*."""
    dx = max(0.0, thing.x - place.right, place.x - thing.right)
    dy = max(0.0, thing.y - place.bottom, place.y - thing.bottom)
    return hypot(dx, dy)


def _aside(place: Box, thing: Box) -> float:
    """How far it lies aside of the middle of *thing*."""
    (x, y), (thing_x, thing_y) = place.centre, thing.centre
    return min(abs(x - thing_x), abs(y - thing_y))


def _taken(things: Iterable[Box], screen: Box, columns: int, rows: int) -> list[int]:
    """For each row of cells the taken ones, as the bits of a number."""
    grid = [0] * rows
    for thing in things:
        box = thing.inset(-CLEAR)
        first = max(0, floor((box.x - screen.x) / CELL))
        last = min(columns, ceil((box.right - screen.x) / CELL))
        if first < last:
            bits = (1 << last) - (1 << first)
            top = max(0, floor((box.y - screen.y) / CELL))
            for row in range(top, min(rows, ceil((box.bottom - screen.y) / CELL))):
                grid[row] |= bits
    return grid


def _free(grid: Sequence[int], columns: int, across: int, down: int) -> Iterator[tuple[int, int]]:
    """The top left cells of all places so many cells wide and high in which nothing is taken."""
    for row in range(len(grid) - down + 1):
        taken = 0
        for line in grid[row : row + down]:
            taken |= line
        starts = 0
        for column in range(columns):
            starts = 0 if taken >> column & 1 else starts + 1
            if starts >= across:
                yield column - across + 1, row

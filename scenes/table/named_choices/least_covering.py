"""Where a board may lie so that it covers the least of what is on a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import mul
from typing import TypeAlias

from sprites.pictures.geometry import Box

PIECES = 8.0  # how bad it is to cover pieces or other seats, against covering the seat
NEAR, SMALL = 20.0, 0.1  # how bad it is to be far away, and to be large
STEP = 40.0  # between two places that are tried

Size: TypeAlias = tuple[float, float]


def least_covering(
    sizes: Iterable[Size], room: Box, seat: Box, pieces: Sequence[Box]
) -> tuple[int, Box]:
    """Which of *sizes* covers the least near *seat* within *room*, by its number, and where."""
    found = [_best_place(size, room, seat, pieces) for size in sizes]
    number = min(range(len(found)), key=lambda number: found[number][0])
    return number, found[number][1]


def _best_place(size: Size, room: Box, seat: Box, pieces: Sequence[Box]) -> tuple[float, Box]:
    """How bad the best place is for a board of that *size*, and the place."""
    (wide, high), (seat_x, seat_y) = size, seat.centre
    # What is covered of a box is as wide in all rows and as high in all columns of places.
    weights = [*(PIECES for _ in pieces), 1.0]
    across = [(one.x, one.right) for one in (*pieces, seat)]
    down = [(one.y, one.bottom) for one in (*pieces, seat)]
    columns = [
        (x, NEAR * abs(x + wide / 2 - seat_x), [*map(mul, weights, _covered(x, wide, across))])
        for x in _steps(room.x, room.right - wide)
    ]
    rows = [
        (y, NEAR * abs(y + high / 2 - seat_y), _covered(y, high, down))
        for y in _steps(room.y, room.bottom - high)
    ]
    cost, x, y = min(
        (sum(map(mul, widths, heights)) + from_x + from_y, x, y)
        for x, from_x, widths in columns
        for y, from_y, heights in rows
    )
    return cost + SMALL * wide * high, Box(x, y, wide, high)


def _covered(start: float, length: float, spans: Iterable[tuple[float, float]]) -> list[float]:
    """How much of each of *spans* so long a span from *start* covers."""
    end = start + length
    return [max(0.0, min(end, last) - max(start, first)) for first, last in spans]


def _steps(first: float, last: float) -> list[float]:
    """Some lengths from *first* to *last*, if that is more."""
    last = max(first, last)
    count = max(1, round((last - first) / STEP))
    return [first + i * (last - first) / count for i in range(count + 1)]

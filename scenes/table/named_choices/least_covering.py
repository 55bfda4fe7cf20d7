"""Where a board may lie so that it covers the least of what is on a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import inf
from operator import mul
from typing import TypeAlias

from sprites.pictures.geometry import Box

PIECES = 8.0  # how bad it is to cover pieces or other seats, against covering the seat
NEAR, SMALL = 20.0, 0.1  # how bad it is to be far away, and to be large
STEP = 40.0  # between two places that are tried

Size: TypeAlias = tuple[float, float]


def least_covering(
    sizes: Sequence[Size], room: Box, seat: Box, pieces: Sequence[Box]
) -> tuple[int, Box]:
    """Which of *sizes* covers the least near *seat* within *room*, by its number, and where."""
    best = inf, 0, 0.0, 0.0
    for number, size in enumerate(sizes):
        for cost, x, y in _places(size, room, seat, pieces, best[0]):
            best = min(best, (cost, number, x, y))
    _, number, x, y = best
    return number, Box(x, y, *sizes[number])


def _places(
    size: Size, room: Box, seat: Box, pieces: Sequence[Box], limit: float
) -> Iterator[tuple[float, float, float]]:
    """How bad places for a board are that are no worse than *limit* nor one before, and where.

    Where a board would be too far away even if it covered nothing is not looked at.
    """
    (wide, high), (seat_x, seat_y) = size, seat.centre
    # What is covered of a box is as wide in all rows and as high in all columns of places.
    weights = [*(PIECES for _ in pieces), 1.0]
    across = [(one.x, one.right) for one in (*pieces, seat)]
    down = [(one.y, one.bottom) for one in (*pieces, seat)]
    far_down = _nearest(room.y, room.bottom - high, seat_y - high / 2)
    rows = [(far, y, _covered(y, high, down)) for far, y in far_down]
    for from_x, x in _nearest(room.x, room.right - wide, seat_x - wide / 2):
        least = SMALL * wide * high + from_x
        if least > limit:
            return
        widths = [*map(mul, weights, _covered(x, wide, across))]
        for from_y, y, heights in rows:
            if least + from_y > limit:
                break
            cost = sum(map(mul, widths, heights)) + from_y + least
            if cost <= limit:
                limit = cost
                yield cost, x, y


def _nearest(first: float, last: float, wanted: float) -> list[tuple[float, float]]:
    """Places from *first* to *last* and how bad they are, those near what is *wanted* first."""
    return sorted((NEAR * abs(at - wanted), at) for at in _steps(first, last))


def _covered(start: float, length: float, spans: Iterable[tuple[float, float]]) -> list[float]:
    """How much of each of *spans* so long a span from *start* covers."""
    end = start + length
    return [max(0.0, min(end, last) - max(start, first)) for first, last in spans]


def _steps(first: float, last: float) -> list[float]:
    """Some lengths from *first* to *last*, if that is more."""
    last = max(first, last)
    count = max(1, round((last - first) / STEP))
    return [first + i * (last - first) / count for i in range(count + 1)]

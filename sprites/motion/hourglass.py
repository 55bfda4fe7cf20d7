"""The inside of the sand timer's glass, in the units of its drawing."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]

WIDE, TALL = 120.0, 200.0  # the drawing
GRAIN: Final = 3.1  # radius
SHORE = 2.0  # how far outside the drawn line a wall's middle lies
_BENDS = (  # the right side of the drawn glass from top to bottom: cubic curves
    ((94.0, 20.0), (96.0, 58.0), (88.0, 74.0), (66.0, 94.0)),
    ((66.0, 94.0), (64.0, 97.0), (64.0, 103.0), (66.0, 106.0)),
    ((66.0, 106.0), (88.0, 126.0), (96.0, 142.0), (94.0, 180.0)),
)
_PIECES = 5  # straight ones in a curve


def _side() -> list[Point]:
    """The right side, from top to bottom."""
    points = [_BENDS[0][0]]
    for a, b, c, d in _BENDS:
        for i in range(1, _PIECES + 1):
            t = i / _PIECES
            shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            x, y = (
                sum(s * p[k] for s, p in zip(shares, (a, b, c, d), strict=True)) for k in (0, 1)
            )
            points.append((x, y))
    return [(x + SHORE, y) for x, y in points]


_RIGHT = _side()
INSIDE: Final[tuple[Point, ...]] = (
    *_RIGHT,
    *((WIDE - x, y) for x, y in reversed(_RIGHT)),
)
NECK: Final[tuple[Point, Point]] = ((50.0, TALL / 2), (70.0, TALL / 2))


def half_width(y: float) -> float:
    """How far it is from the middle of the glass to its wall, at that height."""
    for (x0, y0), (x1, y1) in pairwise(_RIGHT):
        if y0 <= y <= y1:
            return x0 + (x1 - x0) * (y - y0) / (y1 - y0) - WIDE / 2
    return 0.0


def rows(low: float, high: float, count: int) -> list[Point]:
    """Places for *count* grains in rows, from *low* in the glass up to *high*."""
    places: list[Point] = []
    pitch, y = 2.12 * GRAIN, low
    while len(places) < count and y > high:
        half = half_width(y) - 2 * GRAIN
        across = max(1, int(2 * half / pitch) + 1)
        places += [(WIDE / 2 + (i - (across - 1) / 2) * pitch, y) for i in range(across)]
        y -= pitch
    return places[:count]

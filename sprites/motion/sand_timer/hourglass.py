"""The inside of the sand timer's glass, in the units of its drawing."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sprites.pictures.geometry import Point

WIDTH, HEIGHT = 120.0, 200.0  # of the drawing
GRAIN_RADIUS: Final = 3.1
WALL_OFFSET = 2.0  # of the middle of a wall, outwards from the drawn line
_CURVES = (  # the right side of the drawn glass from top to bottom: cubic Bézier curves
    ((94.0, 20.0), (96.0, 58.0), (88.0, 74.0), (66.0, 94.0)),
    ((66.0, 94.0), (64.0, 97.0), (64.0, 103.0), (66.0, 106.0)),
    ((66.0, 106.0), (88.0, 126.0), (96.0, 142.0), (94.0, 180.0)),
)
_SEGMENTS = 5  # of a curve


def _right_side() -> list[Point]:
    """From top to bottom."""
    points = [_CURVES[0][0]]
    for a, b, c, d in _CURVES:
        for i in range(1, _SEGMENTS + 1):
            t = i / _SEGMENTS
            shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            x, y = (
                sum(s * p[k] for s, p in zip(shares, (a, b, c, d), strict=True)) for k in (0, 1)
            )
            points.append((x, y))
    return [(x + WALL_OFFSET, y) for x, y in points]


_RIGHT = _right_side()
INSIDE: Final[tuple[Point, ...]] = (
    *_RIGHT,
    *((WIDTH - x, y) for x, y in reversed(_RIGHT)),
)
NECK: Final[tuple[Point, Point]] = ((50.0, HEIGHT / 2), (70.0, HEIGHT / 2))


def half_width(y: float) -> float:
    """How far it is from the middle of the glass to its wall, at that height."""
    for (x0, y0), (x1, y1) in pairwise(_RIGHT):
        if y0 <= y <= y1:
            return x0 + (x1 - x0) * (y - y0) / (y1 - y0) - WIDTH / 2
    return 0.0


def rows(bottom: float, top: float, count: int) -> list[Point]:
    """Places for *count* grains in rows, from *bottom* in the glass up to *top*."""
    places: list[Point] = []
    pitch, y = 2.12 * GRAIN_RADIUS, bottom
    while len(places) < count and y > top:
        half = half_width(y) - 2 * GRAIN_RADIUS
        across = max(1, int(2 * half / pitch) + 1)
        places += [(WIDTH / 2 + (i - (across - 1) / 2) * pitch, y) for i in range(across)]
        y -= pitch
    return places[:count]

"""Where things go: boxes, rings, rows, fans and grids, in design units."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from math import atan2, copysign, cos, degrees, dist, radians, sin
from typing import TypeAlias

from values import value

Point: TypeAlias = tuple[float, float]

FAN_FROM = 5  # cards; fewer lie in a straight row
FAN_DEGREES = 20.0
_RING_STEPS = 720


@value
class Box:
    """An upright rectangle, measured from its top left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right side."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower side."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def corners(self) -> tuple[Point, ...]:
        """Clockwise from the top left one."""
        return (
            (self.x, self.y),
            (self.right, self.y),
            (self.right, self.bottom),
            (self.x, self.bottom),
        )

    @classmethod
    def around(cls, x: float, y: float, w: float, h: float) -> Box:
        """A box by its centre."""
        return cls(x - w / 2, y - h / 2, w, h)

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box smaller by *dx* on the left and right and *dy* (else *dx*) above and below."""
        by = dx if dy is None else dy
        return Box(self.x + dx, self.y + by, self.w - 2 * dx, self.h - 2 * by)

    def moved(self, dx: float, dy: float) -> Box:
        """The same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies in it (left and top sides included)."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def encloses(self, other: Box) -> bool:
        """Whether all of *other* lies within."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def shared(self, other: Box) -> float:
        """The area of what they share."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, wide) * max(0.0, high)

    def overlaps(self, other: Box) -> bool:
        """Whether they share more than an edge."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def split_columns(self, *shares: float, gap: float = 0.0) -> tuple[Box, ...]:
        """Columns from left to right, as wide as their *shares* say, *gap* between them."""
        return tuple(Box(x, self.y, w, self.h) for x, w in _cuts(self.x, self.w, shares, gap))

    def split_rows(self, *shares: float, gap: float = 0.0) -> tuple[Box, ...]:
        """Rows from top to bottom, as high as their *shares* say, *gap* between them."""
        return tuple(Box(self.x, y, self.w, h) for y, h in _cuts(self.y, self.h, shares, gap))


def _cuts(
    start: float, length: float, shares: Sequence[float], gap: float
) -> list[tuple[float, float]]:
    whole = (length - gap * (len(shares) - 1)) / sum(shares)
    cuts = []
    for share in shares:
        cuts.append((start, share * whole))
        start += share * whole + gap
    return cuts


@value
class Slot:
    """A place for a token: its centre, and its angle in degrees clockwise."""

    x: float
    y: float
    angle: float = 0.0


def ring(
    n: int,
    centre: Point,
    radii: tuple[float, float],
    start_angle: float = -90.0,
    roundness: float = 1.0,
) -> list[Slot]:
    """*n* slots equally far apart along an ellipse, clockwise; the angle points along the way.

    *start_angle* is in degrees clockwise from the right: -90 is the top. With less *roundness*
    than 1 the ellipse comes nearer to a rectangle, which 0 would be.
    """
    (cx, cy), (rx, ry) = centre, radii
    bent = [(_bent(x, roundness), _bent(y, roundness)) for x, y in _unit_circle(start_angle)]
    points = [(cx + rx * x, cy + ry * y) for x, y in bent]
    gone = [0.0, *accumulate(map(dist, points, points[1:]))]
    return [_along(points, gone, gone[-1] * i / n) for i in range(n)]


@cache
def _unit_circle(start_angle: float) -> tuple[Point, ...]:
    """Points around the origin at a distance of 1, the first one again at the end."""
    turns = [radians(start_angle + 360.0 * i / _RING_STEPS) for i in range(_RING_STEPS + 1)]
    return tuple((cos(turn), sin(turn)) for turn in turns)


def _bent(share: float, roundness: float) -> float:
    """A coordinate of a circle, moved outwards."""
    return copysign(abs(share) ** roundness, share)


def _along(points: Sequence[Point], gone: Sequence[float], way: float) -> Slot:
    i = max(1, bisect_left(gone, way))
    (x0, y0), (x1, y1) = points[i - 1], points[i]
    share = (way - gone[i - 1]) / (gone[i] - gone[i - 1])
    return Slot(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, degrees(atan2(y1 - y0, x1 - x0)))


def row(n: int, width: float, gap: float, centre: Point, room: float | None = None) -> list[Slot]:
    """*n* slots of *width* around a centre; closer, even overlapping, to keep in *room*."""
    pitch = width + gap
    if room is not None and n > 1:
        pitch = min(pitch, (room - width) / (n - 1))
    return [Slot(centre[0] + (i - (n - 1) / 2) * pitch, centre[1]) for i in range(n)]


def fan(n: int, width: float, gap: float, centre: Point, room: float | None = None) -> list[Slot]:
    """A hand of *n* cards: a row, curved from five cards up, twenty degrees in all."""
    flat = row(n, width, gap, centre, room)
    if n < FAN_FROM:
        return flat
    (cx, cy), half = centre, radians(FAN_DEGREES / 2)
    radius = (flat[-1].x - cx) / sin(half)
    slots = []
    for i in range(n):
        angle = FAN_DEGREES * (i / (n - 1) - 0.5)
        turn = radians(angle)
        slots.append(Slot(cx + radius * sin(turn), cy + radius * (1 - cos(turn)), angle))
    return slots


def grid(
    columns: int, rows: int, size: tuple[float, float], gap: float, centre: Point
) -> list[Slot]:
    """Slots of a *size* row by row, from the top left, around a centre."""
    dx, dy = size[0] + gap, size[1] + gap
    return [
        Slot(centre[0] + (i - (columns - 1) / 2) * dx, centre[1] + (j - (rows - 1) / 2) * dy)
        for j in range(rows)
        for i in range(columns)
    ]

"""The way between two cards that would change places: through the water, over no card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rules.mosquito import Spot
from scenes.games.mosquito.components.pond.rows import MosquitoRows
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Collage, Paper, Part
from sprites.pictures.pose import Pose

THICK, EDGE = 15.0, 3.0  # of the line; its dark edge
HEAD, INTO = 30.0, 7.0  # how wide an arrowhead is; how far its middle is from that of the gap
LOW, HIGH = 0.75, 0.45  # where it points at a card from the left, clear of its corner, or the right


def swap_path(rows: MosquitoRows, one: Spot, other: Spot) -> tuple[Collage, Pose]:
    """A line with an arrowhead at each end: between columns, and along the middle of the log."""
    left, right = sorted((rows.box(at) for at in (one, other)), key=lambda box: box.x)
    if left.x < right.x:
        sides = 1, -1
    else:
        sides = (1, 1) if left.right < rows.layout.rows.right - 1 else (-1, -1)
    ends = [_end(box, side) for box, side in zip((left, right), sides, strict=True)]
    (x1, y1), (x2, y2) = ends
    middle = rows.layout.band.centre[1]
    turns = [] if abs(x1 - x2) < 1 else [(x1, middle), (x2, middle)]
    return _drawn([(x1, y1), *turns, (x2, y2)], sides)


def _end(box: Box, side: int) -> Point:
    """The point in the gap at the right (1) or left (-1) of what is seen of a card in *box*."""
    return box.centre[0] + side * box.w / 2, box.y + (HIGH if side > 0 else LOW) * box.h


def _drawn(points: Sequence[Point], sides: Sequence[int]) -> tuple[Collage, Pose]:
    """The line through all *points*; its heads point at what lies left of a side of 1."""
    xs, ys = zip(*points, strict=True)
    x, y = min(xs) - HEAD, min(ys) - HEAD
    wide, high = max(xs) - x + HEAD, max(ys) - y + HEAD
    parts = [
        Part(_bar(abs(x2 - x1), abs(y2 - y1), thick, colour), (x1 + x2) / 2 - x, (y1 + y2) / 2 - y)
        for thick, colour in ((THICK, theme.NIGHT), (THICK - 2 * EDGE, theme.MOSQUITO_SWAP))
        for (x1, y1), (x2, y2) in pairwise(points)
    ]
    heads = [
        Part(Art("swap-head", HEAD, mirrored=side > 0), end[0] - x - side * INTO, end[1] - y)
        for side, end in zip(sides, (points[0], points[-1]), strict=True)
    ]
    return Collage(wide, high, (*parts, *heads)), Pose(x + wide / 2, y + high / 2)


def _bar(wide: float, high: float, thick: float, colour: str) -> Paper:
    return Paper(wide + thick, high + thick, colour, thick / 2, shadow=False)

"""Lines on the pond: between two cards that would change places, and from three cards to a pad."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from rules.mosquito import Spot
from scenes.games.mosquito.components.pond.rows import MosquitoRows
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Collage, Paper, Part
from sprites.pictures.pose import Pose

THICK, EDGE = 15.0, 3.0  # of the line; its dark edge
HEAD, INTO = 30.0, 0.045  # how wide an arrowhead is at most; how far over a card, of its width
LOW, HIGH = 0.75, 0.45  # where it points at a card from the left, clear of its corner, or the right
GLOW, LIGHT = 13.0, 5.0  # of a line of light: how thick it is, and its bright middle
LEG, SHORT = 16.0, 0.36  # how far it reaches over a card; from a pad's middle, of a step


def swap_path(rows: MosquitoRows, one: Spot, other: Spot) -> tuple[Collage, Pose]:
    """A line with an arrowhead at each end: between columns, and along the middle of the log."""
    left, right = sorted((rows.box(at) for at in (one, other)), key=lambda box: box.x)
    if left.x < right.x:
        sides = 1, -1
    else:
        sides = (1, 1) if left.right < rows.layout.rows.right - 1 else (-1, -1)
    start, end = (_end(box, side) for box, side in zip((left, right), sides, strict=True))
    middle = rows.layout.band.centre[1]
    turns = [] if abs(start[0] - end[0]) < 1 else [(start[0], middle), (end[0], middle)]
    reach = rows.layout.seam / 2 + INTO * rows.layout.card
    head = min(HEAD, 2 * reach)
    points = [start, *turns, end]
    bars = _bars(points, ((THICK, theme.NIGHT), (THICK - 2 * EDGE, theme.MOSQUITO_SWAP)))
    heads = [
        Part(Art("swap-head", head, mirrored=side > 0), x - side * (reach - head / 2), y)
        for side, (x, y) in zip(sides, (start, end), strict=True)
    ]
    return _joined([*bars, *heads], points)


def light_path(rows: MosquitoRows, by: Iterable[Spot], pad: Spot) -> tuple[Collage, Pose]:
    """A line of light along the outer ends of three cards and from the middle one to a *pad*.

    Of cards round an end of the ring the links there tell.
    """
    layout = rows.layout
    outwards = -1 if layout.is_upper(pad) else 1
    middle = layout.slot(next(at for at in by if at.number == pad.number))
    y = middle.y + outwards * layout.tall / 2
    xs = [layout.slot(at).x for at in by if layout.is_upper(at) == layout.is_upper(pad)]
    leg, tip = y - outwards * LEG, rows.box(pad).centre[1] - outwards * SHORT * layout.step
    across = [(min(xs), leg), (min(xs), y), (max(xs), y), (max(xs), leg)]
    stem = [(middle.x, y), (middle.x, tip)]
    colours = (GLOW, theme.GOLD), (LIGHT, theme.PAPER_BRIGHT)
    bars = [bar for each in colours for way in (across, stem) for bar in _bars(way, [each])]
    return _joined(bars, [*across, *stem])


def _end(box: Box, side: int) -> Point:
    """The point in the gap at the right (1) or left (-1) of what is seen of a card in *box*."""
    return box.centre[0] + side * box.w / 2, box.y + (HIGH if side > 0 else LOW) * box.h


def _bars(points: Sequence[Point], colours: Iterable[tuple[float, str]]) -> list[Part]:
    """Lines through all *points*, each so thick and in its colour."""
    return [
        Part(_bar(abs(x2 - x1), abs(y2 - y1), *one), (x1 + x2) / 2, (y1 + y2) / 2)
        for one in colours
        for (x1, y1), (x2, y2) in pairwise(points)
    ]


def _bar(wide: float, high: float, thick: float, colour: str) -> Paper:
    return Paper(wide + thick, high + thick, colour, thick / 2, shadow=False)


def _joined(parts: Iterable[Part], points: Iterable[Point]) -> tuple[Collage, Pose]:
    """Parts, which lie where they are on the screen round *points*, as a picture and its place."""
    xs, ys = zip(*points, strict=True)
    x, y = min(xs) - HEAD, min(ys) - HEAD
    wide, high = max(xs) - x + HEAD, max(ys) - y + HEAD
    moved = [Part(part.picture, part.x - x, part.y - y) for part in parts]
    return Collage(wide, high, tuple(moved)), Pose(x + wide / 2, y + high / 2)

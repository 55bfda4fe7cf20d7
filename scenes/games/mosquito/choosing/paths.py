"""Lines on the pond: arrows from card to card, and a line of light from three cards to a pad."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, degrees, hypot

from rules.mosquito import Spot
from scenes.games.mosquito.components.pond.rows import MosquitoRows
from sprites.pictures import theme
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art, Collage, Paper, Part
from sprites.pictures.pose import Pose

THICK, EDGE = 18.0, 3.0  # of an arrow; its dark edge
HEAD, HEAD_TALL = 48.0, 48.0 * 72 / 60  # how long its head is, and how broad
MARGIN = 30.0  # round a line of light
GLOW, LIGHT = 13.0, 5.0  # of a line of light: how thick it is, and its bright middle
LEG, SHORT = 16.0, 0.36  # how far it reaches over a card; from a pad's middle, of a step


def arrow(start: Point, end: Point, *, both: bool) -> tuple[Collage, Pose]:
    """An arrow from one point to another, with a large head at its end, or at *both*."""
    (x1, y1), (x2, y2) = start, end
    long, middle = hypot(x2 - x1, y2 - y1), HEAD_TALL / 2
    left = HEAD / 2 if both else THICK / 2
    bars = [
        Part(_bar(long - HEAD / 2 - left, 0, *one), (left + long - HEAD / 2) / 2, middle)
        for one in ((THICK, theme.NIGHT), (THICK - 2 * EDGE, theme.MOSQUITO_SWAP))
    ]
    heads = [Part(Art("swap-head", HEAD), long - HEAD / 2, middle)]
    if both:
        heads.append(Part(Art("swap-head", HEAD, mirrored=True), HEAD / 2, middle))
    angle = degrees(atan2(y2 - y1, x2 - x1))
    pose = Pose((x1 + x2) / 2, (y1 + y2) / 2, angle)
    return Collage(long, HEAD_TALL, (*bars, *heads)), pose


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
    x, y = min(xs) - MARGIN, min(ys) - MARGIN
    wide, high = max(xs) - x + MARGIN, max(ys) - y + MARGIN
    moved = [Part(part.picture, part.x - x, part.y - y) for part in parts]
    return Collage(wide, high, tuple(moved)), Pose(x + wide / 2, y + high / 2)

"""Lines on the pond: bows from card to card, and a line of light from three cards to a pad."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin

from rules.mosquito import Spot
from scenes.games.mosquito.components.pond.rows import MosquitoRows
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point
from sprites.pictures.pictures import Art, Collage, Paper, Part
from sprites.pictures.pose import Pose

DOT, EDGE, DOTS_APART = 15.0, 2.5, 28.0  # a dot of a bow; its dark edge; from dot to dot
HEAD = 38.0  # how long its head is
BOW, BOW_MOST = 0.1, 40.0  # how far a bow is from a straight line, of its length; at most
WITHIN, LEAST = 12.0, 96.0  # how far it reaches over an edge; how long it is at least
LOW = 0.76  # how far down on a card it ends, of its height
MARGIN = 30.0  # round a line of light
GLOW, LIGHT = 19.0, 8.0  # of a line of light: how thick it is, and its bright middle
LEG, SHORT = 16.0, 0.36  # how far it reaches over a card; from a pad's middle, of a step


@dataclass(frozen=True, slots=True)
class Bow:
    """A bowed line of dots from one point to another, and its heads."""

    line: tuple[Collage, Pose]
    heads: Sequence[tuple[Art, Pose]]


def bow(start: Point, end: Point, *, both: bool) -> Bow:
    """A bow with a head at its *end*, or at *both*; between dots cards are to be seen."""
    (x1, y1), (x2, y2) = start, end
    long, angle = hypot(x2 - x1, y2 - y1), degrees(atan2(y2 - y1, x2 - x1))
    high = min(BOW * long, BOW_MOST) * (1 if x2 < x1 else -1)  # upwards on the screen
    lean, wide = degrees(atan2(4 * high, long)), 2 * abs(high) + DOT
    clear = HEAD / 2 if both else 0.0  # of its first head
    count = max(2, round((long - clear - HEAD / 2) / DOTS_APART))
    parts = []
    for i in range(count):
        share = (clear + (long - clear - HEAD / 2) * (i + 0.5) / count) / long
        dot = Paper(DOT, DOT, theme.MOSQUITO_SWAP, DOT / 2, theme.NIGHT, EDGE, shadow=False)
        parts.append(Part(dot, share * long, wide / 2 + _bowed(high, share)))
    heads = [_head(end, angle - lean), *([_head(start, angle + 180 + lean)] if both else [])]
    pose = Pose((x1 + x2) / 2, (y1 + y2) / 2, angle)
    return Bow((Collage(long, wide, tuple(parts)), pose), heads)


def between(one: Box, other: Box) -> tuple[Point, Point]:
    """The ends of a line between the nearest edges of two cards in boxes, a little within."""
    (x1, y1), (x2, y2) = _aim(one), _aim(other)
    far = hypot(x2 - x1, y2 - y1)
    across, down = (x2 - x1) / far, (y2 - y1) / far
    start = _edge(one, across, down) - WITHIN
    end = far - _edge(other, -across, -down) + WITHIN
    if end - start < LEAST:
        middle, half = (start + end) / 2, min(LEAST, far) / 2
        start, end = middle - half, middle + half
    return (x1 + across * start, y1 + down * start), (x1 + across * end, y1 + down * end)


def _aim(box: Box) -> Point:
    """Where a line to a card leads: if all of it is seen, below the suits of its neighbours."""
    return box.centre[0], box.y + (LOW if box.h > box.w else 0.5) * box.h


def _edge(box: Box, across: float, down: float) -> float:
    """How far the edge of *box* is from where lines lead to, in a direction of length 1."""
    y = _aim(box)[1]
    tall = box.bottom - y if down > 0 else y - box.y
    return min(side / abs(way) for side, way in ((box.w / 2, across), (tall, down)) if way)


def _bowed(high: float, share: float) -> float:
    """How far off the straight line a bow so *high* is, after a *share* of its way."""
    return 4 * high * share * (1 - share)


def _head(tip: Point, angle: float) -> tuple[Art, Pose]:
    """A head of which the *tip* lies there."""
    turned = radians(angle)
    pose = Pose(tip[0] - HEAD / 2 * cos(turned), tip[1] - HEAD / 2 * sin(turned), angle)
    return Art("swap-head", HEAD), pose


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

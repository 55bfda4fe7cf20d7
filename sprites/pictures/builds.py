"""Builds: the proportions, the shape of the head and the eyes that make each frog another one.

A drawing that shows a frog has ``<g id="head">`` and in it ``<g id="eye-left">`` and
``<g id="eye-right">``, with the same middles in every pose. The outline of the head and its jaw are
the same too, and are replaced. Lengths are in the units of the drawings, but those of results are
shares of a drawing.
"""

from __future__ import annotations

import re
from math import cos, radians, sin
from typing import Final

from sprites.pictures.anchors import (
    CROWN_ON,
    FROG_FEET,
    HEAD_TILTS,
    PUPILS_FEET,
    TEMPER_FEET,
    WORN_BY,
)
from sprites.pictures.geometry import Box, Point
from sprites.pictures.palette import Palette
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.pictures.svg_shapes import curve_through
from values import value

SIZE: Final = 320.0  # of the drawing of a frog, both ways
FEET: Final[Point] = (FROG_FEET[0] * SIZE, FROG_FEET[1] * SIZE)
SITTING_HEAD: Final[Point] = (174, 128)  # the middle of the head of a frog that sits
CHEERING_HEAD: Final[Point] = (174, 138)
# From the middle of the head:
NECK: Final[Point] = (0, 20)
EYES: Final[tuple[Point, Point]] = ((-46, -50), (51, -52))  # the middles of both
EYE: Final[Point] = (46, 35)  # how far an eye reaches from its middle, with lashes, and up
CROWN: Final[Point] = (2, -48)
HEADWEAR: Final[Point] = (-75, -74)  # its middle
HEADWEAR_MIDDLE: Final[Point] = (54, 56)  # the same in its own drawing

CURLED: Final = "frog-curl"  # it has a crown on its back
PORTRAIT: Final = "frog-head"
PORTRAIT_SIZE: Final[Point] = (208, 184)
PORTRAIT_HEAD: Final[Point] = (104, 110)
PORTRAIT_ROOM: Final = Box(18, 24, 176, 146)  # for a head without what it wears
OVER_EYES: Final[dict[str, tuple[Point, Point]]] = {  # where the feet of the frog are, and its size
    "pupils": (PUPILS_FEET, (172, 62)),
    "temper": (TEMPER_FEET, (216, 108)),
}


@value
class Resizing:
    """What resizes everything about a *point*, and brings that somewhere else."""

    point: Point
    to: Point
    scale: Point

    def __call__(self, point: Point) -> Point:
        """Where another point goes."""
        (x, y), (wide, high) = _less(point, self.point), self.scale
        return _more((wide * x, high * y), self.to)

    def __str__(self) -> str:
        """It as SVG writes it."""
        (x, y), (to_x, to_y), (wide, high) = self.point, self.to, self.scale
        moved = f"translate({to_x:.5g} {to_y:.5g}) scale({wide:.4g} {high:.4g})"
        return f"{moved} translate({-x:.5g} {-y:.5g})"


@value
class Build:
    """How one frog differs from the drawings.

    *body* is how broad and high all of it is, about its feet; *head* the same for the head
    alone, about the neck. The *eyes* are seen so broad and high, and each is so far farther
    *aside* and higher *up*. The outline of the head goes from the left corner of the mouth over
    the *top* to the right one, and back over the *chin*. No frog is broader than it is drawn.
    """

    body: Point
    head: Point
    eyes: Point
    aside: float
    up: float
    top: tuple[Point, ...]
    chin: tuple[Point, ...]

    @property
    def of_body(self) -> Resizing:
        """What it does to a whole frog."""
        return Resizing(FEET, FEET, self.body)

    @property
    def of_head(self) -> Resizing:
        """What it does to a head besides."""
        return Resizing(NECK, NECK, self.head)

    def of_eye(self, side: int) -> Resizing:
        """What it does to the left or right eye besides."""
        (wide, high), (head_wide, head_high), (x, y) = self.body, self.head, EYES[side]
        scale = self.eyes[0] / (wide * head_wide), self.eyes[1] / (high * head_high)
        return Resizing((x, y), (x + (self.aside if side else -self.aside), y - self.up), scale)


def _more(one: Point, other: Point) -> Point:
    return one[0] + other[0], one[1] + other[1]


def _less(one: Point, other: Point) -> Point:
    return one[0] - other[0], one[1] - other[1]


def _rotated(point: Point, degrees: float, share: float) -> Point:
    (x, y), along, across = point, share * cos(radians(degrees)), share * sin(radians(degrees))
    return x * along - y * across, x * across + y * along


_TOP: Final[tuple[Point, ...]] = (
    *((-92, 8), (-84, -22), (-56, -46), (-4, -53), (46, -50), (82, -28), (92, 6)),
)
_BUMPS: Final[tuple[Point, ...]] = (
    *((-94, 8), (-88, -22), (-60, -46), (-30, -52), (-19, -61), (-8, -55), (4, -60), (15, -54)),
    *((26, -60), (36, -51), (52, -46), (86, -26), (94, 6)),
)
_FINS: Final[tuple[Point, ...]] = (
    *((-90, 13), (-103, 9), (-94, -4), (-106, -24), (-83, -25), (-56, -46), (-4, -53)),
    *((46, -50), (82, -28), (104, -28), (93, -8), (102, 5), (90, 11)),
)
_CHEEKS: Final[tuple[Point, ...]] = (
    *((-94, 4), (-98, -14), (-56, -46), (-4, -53), (46, -50), (94, -20), (94, 0)),
)
BUILDS: Final = {
    "dots": Build(
        body=(1.0, 0.88),
        head=(1.03, 1.0),
        eyes=(0.86, 0.84),
        aside=10,
        up=-3,
        top=_BUMPS,
        chin=((98, 34), (82, 56), (46, 66), (-6, 68), (-56, 65), (-86, 54), (-100, 30)),
    ),
    "stripes": Build(
        body=(0.78, 1.0),
        head=(0.92, 0.96),
        eyes=(0.76, 0.96),
        aside=0,
        up=3,
        top=_TOP,
        chin=((78, 38), (38, 60), (-6, 66), (-50, 58), (-80, 38)),
    ),
    "rings": Build(
        body=(0.98, 0.93),
        head=(0.96, 1.14),
        eyes=(0.9, 0.9),
        aside=-4,
        up=-4,
        top=_TOP,
        chin=((86, 36), (58, 62), (26, 72), (-4, 75), (-34, 72), (-64, 61), (-88, 36)),
    ),
    "diamonds": Build(
        body=(0.88, 0.82),
        head=(1.06, 1.14),
        eyes=(1.08, 1.12),
        aside=3,
        up=0,
        top=_FINS,
        chin=((78, 38), (38, 56), (-6, 60), (-50, 54), (-80, 38)),
    ),
    "waves": Build(
        body=(1.0, 0.97),
        head=(0.82, 0.86),
        eyes=(0.82, 0.86),
        aside=7,
        up=1,
        top=_TOP,
        chin=((78, 38), (38, 56), (-6, 60), (-50, 54), (-80, 38)),
    ),
    "stars": Build(
        body=(0.86, 0.98),
        head=(1.0, 1.0),
        eyes=(0.94, 0.94),
        aside=10,
        up=-6,
        top=_CHEEKS,
        chin=((80, 28), (53, 51), (24, 67), (-4, 73), (-30, 67), (-59, 51), (-82, 30)),
    ),
}
"""The frogs by the patterns of their seats."""

_OUTLINE: Final = re.compile(r'(?<= d=")M-92 8C[^"]*')
_JAW: Final = re.compile(r'(?<= d=")M-84 10C[^"]*')
_MOUTH: Final = "M-84 10C-62 34 -34 42 6 42C44 42 68 32 86 6"  # the upper edge of the jaw
_CORNERS: Final[tuple[Point, Point]] = ((86, 6), (-84, 10))  # where that ends and begins
_SVG: Final = re.compile(r"(?s)(<svg[^>]*>\n)(.*)(</svg>)")
_PART: Final = re.compile(
    r'<g id="(?P<part>head|eye-left|eye-right|headwear)"(?: transform="(?P<at>[^"]*)")?'
)


def build_of(name: str, palette: Palette | None) -> Build | None:
    """How the frog of a drawing is built, unless it is one of wood."""
    return None if palette is None or "toy" in name else BUILDS.get(palette.pattern)


def built(svg_text: str, name: str, palette: Palette) -> str:
    """The SVG of a drawing with the build of the frog of *palette*, if it shows one."""
    build = build_of(name, palette)
    if build is None or 'id="head"' not in svg_text:
        return svg_text
    wide, high = build.eyes  # what is worn at an eye keeps its size
    moves = {
        "head": build.of_head,
        "eye-left": build.of_eye(0),
        "eye-right": build.of_eye(1),
        "headwear": Resizing(HEADWEAR_MIDDLE, HEADWEAR_MIDDLE, (1 / wide, 1 / high)),
    }

    def moved(found: re.Match[str]) -> str:
        places = filter(None, (found["at"], str(moves[found["part"]])))
        return f'<g id="{found["part"]}" transform="{" ".join(places)}"'

    text = _PART.sub(moved, svg_text)
    outline = curve_through((*build.top, *build.chin, build.top[0]))
    text = _OUTLINE.sub(f"M{build.top[0][0]:g} {build.top[0][1]:g}{outline}Z", text)
    text = _JAW.sub(f"{_MOUTH}{curve_through((_CORNERS[0], *build.chin, _CORNERS[1]))}Z", text)
    whole = f'<g transform="{_of_drawing(name, build)}">'
    return _SVG.sub(lambda svg: f"{svg[1]}{whole}\n{svg[2]}</g>\n{svg[3]}", text)


def crown_on(name: str, palette: Palette | None) -> Point:
    """Where the top of the head is on the drawing of a frog, between its eyes."""
    build, (x, y) = build_of(name, palette), CROWN_ON[name]
    if build is None:
        return x, y
    wide, high = PORTRAIT_SIZE if name == PORTRAIT else (SIZE, SIZE)
    rise = (0.0, 0.0) if name == CURLED else _less(build.of_head(CROWN), CROWN)
    at = _of_drawing(name, build)(_more((x * wide, y * high), rise))
    return at[0] / wide, at[1] / high


def worn_on(name: str, palette: Palette | None) -> Point:
    """Where the base of crown and laurel lies on the drawing of a frog."""
    return _more(crown_on(name, palette), _worn(name, palette)[0])


def worn_size(name: str, palette: Palette | None) -> float:
    """How large crown and laurel are on the drawing of a frog, of their usual size."""
    return _worn(name, palette)[1]


def _worn(name: str, palette: Palette | None) -> tuple[Point, float]:
    return WORN_BY["toy" if palette is None or "toy" in name else palette.pattern]


def reach(palette: Palette | None) -> Point:
    """How broad and high a frog is, of how it is drawn."""
    build = build_of("", palette)
    return build.body if build else (1.0, 1.0)


def head_size(palette: Palette | None) -> Point:
    """How broad and high its head is, of how it is drawn."""
    build, (wide, high) = build_of("", palette), reach(palette)
    return (wide * build.head[0], high * build.head[1]) if build else (wide, high)


def crown_shift(name: str, palette: Palette | None) -> Point:
    """How far that is from where it is as the frog is drawn."""
    return _less(crown_on(name, palette), CROWN_ON[name])


def on_tilted_head(art: Art, feet: Pose, upright: Pose) -> Pose:
    """Where something lies on the head of a frog in a pose that tilts it, if this one does.

    The *art* has its *feet* there; *upright* is where it lies on the same frog as that cheers.
    """
    if art.name not in HEAD_TILTS:
        return upright
    degrees, head, share = HEAD_TILTS[art.name]
    build, side = build_of(art.name, art.palette), -1 if art.mirrored else 1
    worn, wide = (
        build.of_head(build.of_eye(0)(HEADWEAR)) if build else HEADWEAR,
        art.width * feet.sx,
    )

    def on_stage(point: Point) -> Point:
        x, y = _less(build.of_body(point) if build else point, FEET)
        return feet.x + side * x * wide / SIZE, feet.y + y * wide / SIZE

    was = on_stage(_more(CHEERING_HEAD, worn))  # of headwear, whose middle stays its middle
    now = on_stage(_more((head[0] * SIZE, head[1] * SIZE), _rotated(worn, degrees, share)))
    away = _rotated(_less((upright.x, upright.y), was), side * degrees, share)
    return upright.scaled(share).turned(side * degrees).at(*_more(now, away))


def feet_under(over_eyes: str, palette: Palette) -> Point:
    """Where the feet of a frog are in what is drawn over its eyes."""
    (x, y), (wide, high) = OVER_EYES[over_eyes.split("-")[0]]
    dx, dy = _shift_of_eyes(BUILDS[palette.pattern])
    return x - dx / wide, y - dy / high


def _shift_of_eyes(build: Build) -> Point:
    """How far the middle between the eyes of a frog that sits is from where it is drawn."""
    (left, up), (right, _) = EYES
    between = (left + right) / 2, up
    at = build.of_head(_less(between, (0, build.up)))
    return _less(build.of_body(_more(at, SITTING_HEAD)), _more(between, SITTING_HEAD))


def _of_drawing(name: str, build: Build) -> Resizing:
    """What a build does to everything in a drawing."""
    kind = name.split("-")[0]
    if kind in OVER_EYES:
        (x, y), (wide, high) = OVER_EYES[kind]
        feet = x * wide, y * high
        return Resizing(feet, _less(feet, _shift_of_eyes(build)), build.body)
    return _of_portrait(build) if name == PORTRAIT else build.of_body


def _of_portrait(build: Build) -> Resizing:
    """The same for a head alone, which is as large as its room, and at the top of that."""
    eyes = [
        build.of_eye(side)((EYES[side][0] + dx, EYES[side][1] - EYE[1]))
        for side in (0, 1)
        for dx in (-EYE[0], EYE[0])
    ]
    points = [_more(build.of_head(at), PORTRAIT_HEAD) for at in (*build.top, *build.chin, *eyes)]
    xs, ys = zip(*points, strict=True)
    room, (wide, high) = PORTRAIT_ROOM, build.body
    share = min(room.w / (wide * (max(xs) - min(xs))), room.h / (high * (max(ys) - min(ys))))
    top = (min(xs) + max(xs)) / 2, min(ys)
    return Resizing(top, (room.centre[0], room.y), (share * wide, share * high))

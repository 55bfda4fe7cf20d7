"""An eight-sided die as seen from above: its rotation, and which faces show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import cos, pi, sin, sqrt
from typing import Final, TypeAlias

from sprites.pictures import theme
from sprites.pictures.geometry import Point

Vector: TypeAlias = tuple[float, float, float]  # to the right, down the screen, towards the eye
Rotation: TypeAlias = tuple[Vector, Vector, Vector]  # rows of a matrix

COLOURS: Final = ("red", "green", "blue", "yellow")  # opposite faces are alike
FACE_ANGLE: Final = 1.23096  # radians from one face to the next, over an edge
LIGHT: Final = (-0.37, -0.55, 0.75)
DARKEST: Final = 0.62


@dataclass(frozen=True, slots=True)
class Facet:
    """A face that can be seen: its colour, its corners, its pattern as strokes, its brightness.

    Points are in radii of the die, from its centre.
    """

    colour: str
    corners: tuple[Point, ...]
    marks: tuple[tuple[Point, ...], ...]
    light: float


@dataclass(frozen=True, slots=True)
class _Face:
    """A face of the die that is not rotated: its corners, its centre, its pattern."""

    colour: str
    corners: tuple[Vector, Vector, Vector]
    centre: Vector
    marks: tuple[tuple[Vector, ...], ...]


def resting(colour: str) -> Rotation:
    """The rotation with that colour on top, one corner of the face pointing up the screen."""
    face = next(face for face in _FACES if face.colour == colour)
    z, down = _unit(face.centre), _unit(_scaled(_along(face.corners[0], face.centre), -1.0))
    return (_cross(down, z), down, z)


def rolling(way: Point, angle: float) -> Rotation:
    """The rotation of a die that rolls in the direction of *way* by *angle* radians."""
    length = sqrt(way[0] ** 2 + way[1] ** 2) or 1.0
    x, y = -way[1] / length, way[0] / length  # the axis is horizontal, across the way
    c, s = cos(angle), sin(angle)
    return (
        (c + x * x * (1 - c), x * y * (1 - c), y * s),
        (x * y * (1 - c), c + y * y * (1 - c), -x * s),
        (-y * s, x * s, c),
    )


def combined(first: Rotation, then: Rotation) -> Rotation:
    """Two rotations, one after the other."""
    (a, b, c), (d, e, f), (g, h, i) = first
    rows = [
        (x * a + y * d + z * g, x * b + y * e + z * h, x * c + y * f + z * i) for x, y, z in then
    ]
    return rows[0], rows[1], rows[2]


def inverse(rotation: Rotation) -> Rotation:
    """The rotation that undoes *rotation*."""
    (a, b, c), (d, e, f), (g, h, i) = rotation
    return (a, d, g), (b, e, h), (c, f, i)


def facets(rotation: Rotation) -> list[Facet]:
    """All faces that show, the flattest last."""
    seen = []
    for face in _FACES:
        up = _dot(rotation[2], face.centre) * sqrt(3)
        if up > 0.02:
            seen.append((up, _facet(face, rotation)))
    return [facet for _, facet in sorted(seen, key=lambda pair: pair[0])]


def _facet(face: _Face, rotation: Rotation) -> Facet:
    light = _dot(_times(rotation, _scaled(face.centre, sqrt(3))), LIGHT)
    return Facet(
        face.colour,
        _flat(rotation, face.corners),
        tuple([_flat(rotation, mark) for mark in face.marks]),
        DARKEST + (1 - DARKEST) * max(0.0, round(light, 2)),
    )


def _flat(rotation: Rotation, points: Sequence[Vector]) -> tuple[Point, ...]:
    """Where corners are seen once they are turned by *rotation*."""
    (a, b, c), (d, e, f), _ = rotation
    return tuple([(a * x + b * y + c * z, d * x + e * y + f * z) for x, y, z in points])


def _times(rotation: Rotation, vector: Vector) -> Vector:
    return _dot(rotation[0], vector), _dot(rotation[1], vector), _dot(rotation[2], vector)


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _scaled(a: Vector, by: float) -> Vector:
    return a[0] * by, a[1] * by, a[2] * by


def _unit(a: Vector) -> Vector:
    return _scaled(a, 1 / sqrt(_dot(a, a)))


def _faces() -> tuple[_Face, ...]:
    faces = []
    for sx, sy, sz in product((1.0, -1.0), repeat=3):
        centre = (sx / 3, sy / 3, sz / 3)
        colour = COLOURS[(sy != sx) * 2 + (sz != sx)]
        corners = ((sx, 0.0, 0.0), (0.0, sy, 0.0), (0.0, 0.0, sz))
        along = _along(corners[0], centre)
        across = _cross(_unit(centre), along)
        marks = tuple(
            tuple(_at(centre, across, along, u, v) for u, v in mark) for mark in MARKS[colour]
        )
        faces.append(_Face(colour, corners, centre, marks))
    return tuple(faces)


def _along(corner: Vector, centre: Vector) -> Vector:
    return corner[0] - centre[0], corner[1] - centre[1], corner[2] - centre[2]


def _at(centre: Vector, across: Vector, along: Vector, u: float, v: float) -> Vector:
    x, y, z = (m + u * a + v * b for m, a, b in zip(centre, across, along, strict=True))
    return x, y, z


def _zigzag() -> list[tuple[Point, ...]]:
    rows = ((-0.33, 0.42), (-0.09, 0.3), (0.15, 0.16))
    return [
        tuple((half * (i / 2 - 1), v + (0.1 if i % 2 else -0.04)) for i in range(5))
        for v, half in rows
    ]


def _crosses() -> list[tuple[Point, ...]]:
    marks: list[tuple[Point, ...]] = []
    for u, v in ((-0.34, -0.24), (0.34, -0.24), (0.0, -0.04), (0.0, 0.36)):
        marks += [((u - 0.11, v), (u + 0.11, v)), ((u, v - 0.11), (u, v + 0.11))]
    return marks


def _scales() -> list[tuple[Point, ...]]:
    middles = ((-0.32, -0.2), (0.0, -0.2), (0.32, -0.2), (-0.16, 0.04), (0.16, 0.04), (0.0, 0.28))
    turns = [pi + pi * i / 6 for i in range(7)]
    return [tuple((u + 0.16 * cos(t), v + 0.16 * sin(t)) for t in turns) for u, v in middles]


_SPOTS: Final = (
    *((-0.36, -0.26), (0.0, -0.26), (0.36, -0.26)),
    *((-0.18, 0.04), (0.18, 0.04), (0.0, 0.34)),
)


def _checks() -> list[tuple[Point, ...]]:
    marks: list[tuple[Point, ...]] = []
    for u, v in _SPOTS:
        marks += [((u - 0.1, v + d), (u + 0.1, v + d)) for d in (-0.04, 0.04)]
    return marks


MARKS: Final = {"red": _zigzag(), "green": _crosses(), "blue": _scales(), "yellow": _checks()}
_FACES: Final = _faces()


@cache
def lit(colour: str, light: float) -> tuple[int, int, int]:
    """The colour of a face in that light, 0 to 1."""
    text = theme.QUIVVIT_COLOURS[colour].body
    red, green, blue = (round(int(text[i : i + 2], 16) * light) for i in (1, 3, 5))
    return red, green, blue

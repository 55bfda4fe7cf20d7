"""The way of a thrown die: it flies in, bounces off the rim of its tray, rolls and comes to rest.

Physics says how it rolls; its rotation at the start is then chosen so that it ends on the face
that is wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from random import Random

import pymunk

from sprites.motion.die.octahedron import (
    FACE_ANGLE,
    Rotation,
    combined,
    inverse,
    resting,
    rolling,
)
from sprites.motion.ease import hump
from sprites.pictures.geometry import Box, Point

THROW_STEP = 1 / 60  # seconds between two states of the die
SUBSTEPS = 2  # of physics in one of these
FLIGHT_SECONDS = 0.28
RISE = 150.0  # design units, at the top
SPEED = 1500.0, 1800.0  # design units a second, at the first touch
BRAKING = 0.973  # share of the speed that is left after a substep
STOP_SPEED = 34.0  # design units a second
MOST_STEPS = 80
SPREAD = 0.5  # radians to either side of straight ahead
BOUNCE = 0.72
WALL_RADIUS = 20.0  # walls so thick that nothing gets through them in one step
HOPS = ((0, 15, 46.0), (15, 11, 22.0), (26, 7, 8.0))  # first step, steps, height
TIPPING = 0.85  # how much faster it falls onto a face than it leaves one; below 1


@dataclass(frozen=True, slots=True, eq=False)
class DieState:
    """Where a die is: its centre on the table, its height above it, its rotation."""

    x: float
    y: float
    height: float
    rotation: Rotation


@dataclass(frozen=True, slots=True)
class Throw:
    """All states of a thrown die, and the numbers of those in which it hits something."""

    states: tuple[DieState, ...]
    hits: frozenset[int]


def throw(tray: Box, radius: float, start: Point, colour: str, seed: int | str) -> Throw:
    """Throw a die from *start* into the *tray*, to rest in its middle with *colour* on top."""
    rng = Random(seed)
    path, hits = _roll(tray.inset(0.7 * radius), start, rng)
    path = _ending_at(path, tray.centre)
    steps = round(FLIGHT_SECONDS / THROW_STEP)
    x, y = path[0]
    flight = [
        (start[0] + (x - start[0]) * i / steps, start[1] + (y - start[1]) * i / steps)
        for i in range(steps)
    ]
    heights = [RISE * hump(i / steps) for i in range(steps)] + _hops(len(path))
    rotations = _rotations([*flight, *path], radius, resting(colour))
    states = [
        DieState(x, y, height, rotation)
        for (x, y), height, rotation in zip([*flight, *path], heights, rotations, strict=True)
    ]
    landings = {first for first, _, _ in HOPS}
    return Throw(tuple(states), frozenset(steps + step for step in hits | landings))


def _roll(room: Box, start: Point, rng: Random) -> tuple[list[Point], set[int]]:
    """Where the die is on the table, step by step, and when it hits the rim."""
    space = pymunk.Space()
    body = pymunk.Body(1.0, 1.0)
    ball = pymunk.Circle(body, 1.0)
    ball.elasticity = 1.0
    first = min(max(start[0], room.x), room.right), min(max(start[1], room.y), room.bottom)
    body.position = first
    ahead = atan2(room.centre[1] - first[1], room.centre[0] - first[0])
    heading, speed = ahead + rng.uniform(-SPREAD, SPREAD), rng.uniform(*SPEED)
    body.velocity = speed * cos(heading), speed * sin(heading)
    space.add(body, ball)
    _add_walls(space, room)
    path, hits, before = [first], set[int](), body.velocity
    for step in range(MOST_STEPS):
        for _ in range(SUBSTEPS):
            body.velocity *= BRAKING
            space.step(THROW_STEP / SUBSTEPS)
        path.append((body.position.x, body.position.y))
        if before.dot(body.velocity) < 0.9 * before.length * body.velocity.length:
            hits.add(step)
        before = body.velocity
        if before.length < STOP_SPEED:
            break
    space.remove(*space.shapes, *space.bodies)
    return path, hits


def _add_walls(space: pymunk.Space, room: Box) -> None:
    corners = room.inset(-2 * WALL_RADIUS).corners
    for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
        wall = pymunk.Segment(space.static_body, a, b, 2 * WALL_RADIUS)
        wall.elasticity = BOUNCE
        space.add(wall)


def _ending_at(path: Sequence[Point], end: Point) -> list[Point]:
    """The same path, bent a little all along so that it ends at *end*."""
    off = end[0] - path[-1][0], end[1] - path[-1][1]
    last = len(path) - 1
    bent = []
    for i, (x, y) in enumerate(path):
        share = (1 - cos(pi * i / last)) / 2
        bent.append((x + off[0] * share, y + off[1] * share))
    return bent


def _hops(count: int) -> list[float]:
    """How high it still hops as it rolls."""
    heights = [0.0] * count
    for first, steps, high in HOPS:
        for i in range(first, min(first + steps, count)):
            heights[i] = high * hump((i - first) / steps)
    return heights


def _rotations(path: Sequence[Point], radius: float, last: Rotation) -> list[Rotation]:
    """The rotation of the die at each point, so that it ends with *last*."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path)]
    left, rotation, rotations = 0.0, last, [last]
    for (a, b), length in zip(reversed(list(pairwise(path))), reversed(lengths), strict=True):
        angle = _tipped(left + length, radius) - _tipped(left, radius)
        left += length
        rotation = combined(rotation, inverse(rolling((b[0] - a[0], b[1] - a[1]), angle)))
        rotations.append(rotation)
    return rotations[::-1]


def _tipped(distance: float, radius: float) -> float:
    """How far a die has rotated after that *distance*, from a face on: quickly at first."""
    faces = distance / (radius * FACE_ANGLE)
    return FACE_ANGLE * (faces + TIPPING * sin(2 * pi * faces) / (2 * pi))

"""The way of a thrown die: it flies in, bounces off the rim of its tray, rolls and comes to rest.

Physics says how it rolls; then the die is held, before the throw, just so that it ends on the
face that is wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from random import Random

from sprites.motion.ease import hump
from sprites.motion.octahedron import OVER_AN_EDGE, Turn, after, rest, rolled, undone
from sprites.pictures.geometry import Box

THROW_STEP = 1 / 60
FINE = 2  # steps of physics in one of these
FLIGHT = 0.28  # seconds through the air
RISE = 150.0  # design units, at the summit
SPEED = 1500.0, 1800.0  # design units a second, at the first touch
BRAKE = 0.973  # of the speed is left after a step of physics
SLOW = 34.0  # design units a second at which it stops
LONGEST = 80  # steps
SPREAD = 0.5  # radians to either side of straight ahead
BOUNCY = 0.72
THICK = 20.0  # walls so thick that nothing gets through them in one step
HOPS = ((0, 15, 46.0), (15, 11, 22.0), (26, 7, 8.0))  # first step, steps, height
BUMPY = 0.85  # how much faster it falls onto a face than it leaves one; below 1


@dataclass(frozen=True, slots=True, eq=False)
class Lie:
    """Where a die is: its middle on the table, its height above it, its turn."""

    x: float
    y: float
    height: float
    turn: Turn


@dataclass(frozen=True, slots=True)
class Throw:
    """All steps of a throw, and those in which it hits something."""

    lies: tuple[Lie, ...]
    knocks: frozenset[int]


def throw(
    tray: Box,
    hand: tuple[float, float],
    home: tuple[float, float],
    radius: float,
    colour: str,
    seed: int | str,
) -> Throw:
    """From a hand anywhere on the table into the *tray*, to rest at *home* with *colour* up."""
    rng = Random(seed)
    rolling, hits = _roll(tray.inset(0.7 * radius), hand, rng)
    points = _ending_at(rolling, home)
    flight = round(FLIGHT / THROW_STEP)
    x, y = points[0]
    air = [
        (hand[0] + (x - hand[0]) * i / flight, hand[1] + (y - hand[1]) * i / flight)
        for i in range(flight)
    ]
    heights = [RISE * hump(i / flight) for i in range(flight)] + _hops(len(points))
    turns = _turns([*air, *points], radius, rest(colour))
    lies = [
        Lie(x, y, height, turn)
        for (x, y), height, turn in zip([*air, *points], heights, turns, strict=True)
    ]
    landings = {first for first, _, _ in HOPS}
    return Throw(tuple(lies), frozenset(flight + step for step in hits | landings))


def _roll(
    room: Box, hand: tuple[float, float], rng: Random
) -> tuple[list[tuple[float, float]], set[int]]:
    """Where the die is on the table, step by step, and when it hits the rim."""
    import pymunk  # costs 60 ms: not before the first picture

    space = pymunk.Space()
    body = pymunk.Body(1.0, 1.0)
    ball = pymunk.Circle(body, 1.0)
    ball.elasticity = 1.0
    start = min(max(hand[0], room.x), room.right), min(max(hand[1], room.y), room.bottom)
    body.position = start
    ahead = atan2(room.centre[1] - start[1], room.centre[0] - start[0])
    heading, speed = ahead + rng.uniform(-SPREAD, SPREAD), rng.uniform(*SPEED)
    body.velocity = speed * cos(heading), speed * sin(heading)
    space.add(body, ball)
    corners = room.inset(-2 * THICK).corners
    for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
        wall = pymunk.Segment(space.static_body, a, b, 2 * THICK)
        wall.elasticity = BOUNCY
        space.add(wall)
    points, hits, before = [start], set[int](), body.velocity
    for step in range(LONGEST):
        for _ in range(FINE):
            body.velocity *= BRAKE
            space.step(THROW_STEP / FINE)
        points.append((body.position.x, body.position.y))
        if before.dot(body.velocity) < 0.9 * before.length * body.velocity.length:
            hits.add(step)
        before = body.velocity
        if before.length < SLOW:
            break
    space.remove(*space.shapes, *space.bodies)
    return points, hits


def _ending_at(
    points: Sequence[tuple[float, float]], home: tuple[float, float]
) -> list[tuple[float, float]]:
    """The same way, bent a little all along so that it ends at *home*."""
    off = home[0] - points[-1][0], home[1] - points[-1][1]
    last = len(points) - 1
    bent = []
    for i, (x, y) in enumerate(points):
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


def _turns(points: Sequence[tuple[float, float]], radius: float, last: Turn) -> list[Turn]:
    """How the die lies at each point, so that it ends as in *last*."""
    ways = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    left, turn, turns = 0.0, last, [last]
    for (a, b), way in zip(reversed(list(pairwise(points))), reversed(ways), strict=True):
        angle = _tipped(left + way, radius) - _tipped(left, radius)
        left += way
        turn = after(turn, undone(rolled((b[0] - a[0], b[1] - a[1]), angle)))
        turns.append(turn)
    return turns[::-1]


def _tipped(way: float, radius: float) -> float:
    """How far a die has turned over after that *way*, from a face on: quickly at first."""
    steps = way / (radius * OVER_AN_EDGE)
    return OVER_AN_EDGE * (steps + BUMPY * sin(2 * pi * steps) / (2 * pi))

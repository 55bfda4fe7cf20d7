"""Motions: generators that move a token a little on every step and end exactly on their goal.

A new motion takes what it needs of the token away from the older ones; an older one that has
nothing left ends. With reduced motion they are short and straight, with the same result.
"""

from __future__ import annotations

from collections.abc import Generator
from math import cos, pi, sin, tau
from typing import TypeAlias

from sprites.ease import Ease, hump, in_out_sine, out_cubic
from sprites.pictures import Picture
from sprites.token import PLAIN, Flourish, Pose, Token

STEP = 1 / 120
CALM_MOVE = 0.12  # s, any way with reduced motion
SETTLED = 0.3, 6.0  # design units and units per second at which a spring may stop
FOLLOW = 3.0 / 0.1  # 95 % of the way in 100 ms

Motion: TypeAlias = Generator[None, None, None]


def _steps(seconds: float) -> int:
    return max(1, round(seconds / STEP))


def _calm(token: Token) -> bool:
    return token.stage is not None and token.stage.studio.still


def _parts(token: Token, to: Pose) -> tuple[str, ...]:
    """What has to change, besides the place."""
    pose = token.pose
    changes = {
        "angle": pose.angle != to.angle,
        "size": (pose.sx, pose.sy) != (to.sx, to.sy),
        "alpha": pose.alpha != to.alpha,
    }
    return ("place", *(part for part, changed in changes.items() if changed))


def glide(token: Token, to: Pose, seconds: float, ease: Ease = out_cubic) -> Motion:
    """Go straight to a pose."""
    if _calm(token):
        seconds, ease = min(seconds, CALM_MOVE), out_cubic
    start, grip = token.pose, token.claim(*_parts(token, to))
    steps = _steps(seconds)
    for step in range(1, steps):
        if not grip.held:
            return
        grip.put(start.mixed(to, ease(step / steps)))
        yield
    grip.put(to)
    yield


def arc(token: Token, to: Pose, seconds: float, height: float) -> Motion:
    """Fly to a pose in an arc that rises *height* above the straight way."""
    if _calm(token):
        yield from glide(token, to, seconds)
        return
    start, grip = token.pose, token.claim(*_parts(token, to))
    steps = _steps(seconds)
    for step in range(1, steps):
        if not grip.held:
            return
        share = step / steps
        there = start.mixed(to, in_out_sine(share))
        grip.put(there.at(there.x, there.y - height * hump(share)))
        yield
    grip.put(to)
    yield


def hop(token: Token, to: Pose, seconds: float, height: float, squash: float = 0.2) -> Motion:
    """Leap to a pose: crouch, stretch along the way, squash on landing."""
    if _calm(token):
        yield from glide(token, to, seconds)
        return
    yield from arc(token, to, seconds, height)


def flip(token: Token, picture: Picture, seconds: float) -> Motion:
    """Turn a card over onto another picture."""
    grip = token.claim("flourish", "face")
    try:
        if not _calm(token):
            yield from _half_turn(token, grip_steps := _steps(seconds / 2), 1.0, 0.0)
            if grip.has("face"):
                token.picture = picture
            yield from _half_turn(token, grip_steps, 0.0, 1.0)
    finally:
        if grip.has("face"):
            token.picture = picture
        grip.adorn(PLAIN)
    yield


def _half_turn(token: Token, steps: int, start: float, end: float) -> Motion:
    grip = token.grips["flourish"]
    for step in range(1, steps + 1):
        share = start + (end - start) * step / steps
        grip.adorn(Flourish(0.0, -14.0 * (1 - share), 0.0, max(0.02, sin(share * pi / 2)), 1.0))
        yield


def spring(token: Token, to: Pose, hz: float = 3.0, damping: float = 1.0) -> Motion:
    """Be pulled to a pose by a spring; ends when near and slow."""
    yield from glide(token, to, 1 / hz)


def follow(token: Token, to: Pose) -> Motion:
    """Go after a slot: most of the way at once, the rest softly."""
    yield from glide(token, to, 0.2)


def fade(token: Token, alpha: float, seconds: float) -> Motion:
    """Become more or less opaque."""
    start, grip = token.pose.alpha, token.claim("alpha")
    steps = _steps(seconds)
    for step in range(1, steps + 1):
        if not grip.held:
            return
        share = step / steps
        pose = token.pose
        now = alpha if step == steps else start + (alpha - start) * share
        grip.put(Pose(pose.x, pose.y, pose.angle, pose.sx, pose.sy, now))
        yield


def punch(token: Token, amount: float = 0.15, seconds: float = 0.3) -> Motion:
    """Swell at once and settle."""
    yield from _gesture(
        token,
        seconds,
        lambda t, d: Flourish(
            0, 0, 0, 1 + amount * d * cos(t * tau), 1 + amount * d * cos(t * tau)
        ),
    )


def wobble(token: Token, degrees: float = 8.0, seconds: float = 0.5) -> Motion:
    """Rock from side to side and come to rest."""
    yield from _gesture(
        token, seconds, lambda t, d: Flourish(0, 0, degrees * d * sin(t * tau * 2.5))
    )


def shiver(token: Token, reach: float = 10.0, seconds: float = 0.3) -> Motion:
    """Shake the head: no."""
    yield from _gesture(token, seconds, lambda t, d: Flourish(reach * d * sin(t * tau * 3)))


def _gesture(token: Token, seconds: float, shape: object) -> Motion:
    grip = token.claim("flourish")
    if _calm(token):
        grip.adorn(PLAIN)
        return
    steps = _steps(seconds)
    for step in range(1, steps):
        if not grip.held:
            return
        share = step / steps
        grip.adorn(shape(share, (1 - share) ** 2))  # type: ignore[operator]
        yield
    grip.adorn(PLAIN)
    yield

"""Gestures: offsets of a token's pose that come and go, whatever else moves it meanwhile.

With reduced motion they are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import cos, pi, sin, tau

from sprites.motion.timestep import Motion, steps_in
from sprites.pictures.pose import NO_OFFSET, PoseOffset
from sprites.stage.token import Token

TREMBLE_HZ = 8.0


def punch(token: Token, amount: float = 0.15, seconds: float = 0.3) -> Motion:
    """Grow at once, and swing back to the usual size."""
    yield from gesture(token, seconds, lambda t: _grown(amount * (1 - t) ** 2 * cos(t * 3 * pi)))


def swell(token: Token, amount: float, seconds: float) -> Motion:
    """Grow, and shrink back to the usual size."""
    yield from gesture(token, seconds, lambda t: _grown(amount * sin(t * pi)))


def bounce(token: Token, reach: float = 16.0, seconds: float = 0.3) -> Motion:
    """Jump up at once, and swing back to the usual place."""
    yield from gesture(
        token, seconds, lambda t: PoseOffset(dy=-reach * (1 - t) ** 2 * cos(t * 3 * pi))
    )


def wobble(token: Token, degrees: float = 8.0, seconds: float = 0.5) -> Motion:
    """Rock from side to side and come to rest."""
    yield from gesture(
        token, seconds, lambda t: PoseOffset(angle=degrees * (1 - t) ** 2 * sin(t * 2.5 * tau))
    )


def shiver(token: Token, reach: float = 12.0, seconds: float = 0.32) -> Motion:
    """Shake from left to right: no."""
    yield from gesture(
        token, seconds, lambda t: PoseOffset(dx=reach * (1 - t) ** 1.5 * sin(t * 3 * tau))
    )


def tremble(token: Token, reach: float, low: float, seconds: float) -> Motion:
    """Shake all the time, and get lower by a share of the height until half of it is over."""
    times = round(TREMBLE_HZ * seconds)

    def shape(t: float) -> PoseOffset:
        return replace(squashed(low * sin(t * pi)), dx=reach * sin(t * times * tau))

    yield from gesture(token, seconds, shape)


def rise(token: Token, reach: float, seconds: float) -> Motion:
    """Go up by *reach*, and come down again."""
    yield from gesture(token, seconds, lambda t: PoseOffset(dy=-reach * sin(t * pi)))


def sway(token: Token, aside: float, high: float, times: int, seconds: float) -> Motion:
    """Go from side to side so many *times*, and rise on each side."""

    def shape(t: float) -> PoseOffset:
        wave = sin(t * times * tau)
        return PoseOffset(dx=aside * wave, dy=-high * abs(wave))

    yield from gesture(token, seconds, shape)


def gesture(token: Token, seconds: float, shape: Callable[[float], PoseOffset]) -> Motion:
    """Take the *shape* at each share of the time, 0 to 1, and at last none."""
    claim = token.claim("offset")
    steps = 1 if token.reduced_motion else steps_in(seconds)
    for step in range(1, steps):
        if not claim.held:
            return
        claim.set_offset(shape(step / steps))
        yield
    claim.set_offset(NO_OFFSET)
    yield


def squashed(amount: float) -> PoseOffset:
    """Lower and wider; taller and thinner, if *amount* is negative."""
    return PoseOffset(sx=1.0 + amount * 0.7, sy=1.0 - amount)


def crouch_and_jump(t: float, low: float, lowered: float, high: float) -> PoseOffset:
    """Squashed by *low* for a *lowered* share of the time, then so *high* and down again."""
    if t < lowered:
        return squashed(low * sin(pi * t / lowered))
    return PoseOffset(dy=-high * sin(pi * (t - lowered) / (1.0 - lowered)))


def _grown(amount: float) -> PoseOffset:
    return PoseOffset(sx=1.0 + amount, sy=1.0 + amount)

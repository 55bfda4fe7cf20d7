"""Damped springs: how much of the way is left over time, and when they come to rest."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, exp, sin, sqrt, tau

from sprites.motion.timestep import STEP, steps_in

NEAR, SLOW = 0.4, 8.0  # design units and units per second at which a spring may stop
MOST_SECONDS = 1.5


def remaining(hz: float, damping: float) -> Callable[[float], float]:
    """The share of the way that is left after some seconds on a spring, released at rest."""
    omega = tau * hz
    if damping >= 1.0:
        return lambda s: (1.0 + omega * s) * exp(-omega * s)
    damped = omega * sqrt(1.0 - damping**2)
    ratio = damping * omega / damped
    return lambda s: exp(-damping * omega * s) * (cos(damped * s) + ratio * sin(damped * s))


@lru_cache(maxsize=512)  # a hand of cards, and both halves of a torn one, go the same way
def settling_steps(hz: float, damping: float, distance: float) -> int:
    """In how many steps such a spring comes to rest, at most."""
    left, most = remaining(hz, damping), steps_in(MOST_SECONDS)
    return next((step for step in range(1, most) if _at_rest(left, step, distance)), most)


def _at_rest(left: Callable[[float], float], step: int, distance: float) -> bool:
    now, before = left(step * STEP) * distance, left((step - 1) * STEP) * distance
    return abs(now) < NEAR and abs(now - before) / STEP < SLOW

"""Easing curves: share of time (0 to 1) to share of the way; all start at 0 and end at 1."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import TypeAlias

Ease: TypeAlias = Callable[[float], float]

OVERSHOOT = 1.70158  # goes 10 % beyond the goal
_BOUNCE = 7.5625


def linear(t: float) -> float:
    """Steady."""
    return t


def in_cubic(t: float) -> float:
    """Off slowly, arriving at full speed."""
    return t * t * t


def out_cubic(t: float) -> float:
    """Off at full speed, arriving softly."""
    return 1.0 - (1.0 - t) ** 3


def out_quad(t: float) -> float:
    """Rising like a thrown ball up to its summit."""
    return 1.0 - (1.0 - t) ** 2


def in_quad(t: float) -> float:
    """Falling like a dropped ball."""
    return t * t


def in_out_cubic(t: float) -> float:
    """Soft at both ends."""
    return 4.0 * t * t * t if t < 0.5 else 1.0 - 4.0 * (1.0 - t) ** 3


def in_out_sine(t: float) -> float:
    """Very soft at both ends."""
    return sin(pi * (t - 0.5)) / 2.0 + 0.5


def out_back(t: float) -> float:
    """A little too far, and back."""
    u = t - 1.0
    return 1.0 + u * u * ((OVERSHOOT + 1.0) * u + OVERSHOOT)


def out_bounce(t: float) -> float:
    """Dropped, with three ever smaller bounces."""
    if t < 1 / 2.75:
        return _BOUNCE * t * t
    for middle, end, floor in ((1.5, 2.0, 0.75), (2.25, 2.5, 0.9375)):
        if t < end / 2.75:
            return _BOUNCE * (t - middle / 2.75) ** 2 + floor
    return _BOUNCE * (t - 2.625 / 2.75) ** 2 + 0.984375


def out_elastic(t: float) -> float:
    """There at once, then trembling to rest."""
    if t in (0.0, 1.0):
        return t
    return float(2.0 ** (-10.0 * t)) * sin((t * 10.0 - 0.75) * (2.0 * pi) / 3.0) + 1.0


def hump(t: float) -> float:
    """Up and down again: 0 at both ends, 1 in the middle, as high as a thrown ball."""
    return 4.0 * t * (1.0 - t)

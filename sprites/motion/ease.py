"""Easing curves: share of time (0 to 1) to share of the way; all start at 0 and end at 1."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import TypeAlias

Ease: TypeAlias = Callable[[float], float]

OVERSHOOT = 1.70158  # goes 10 % beyond the goal


def linear(t: float) -> float:
    """Steady."""
    return t


def out_cubic(t: float) -> float:
    """Off at full speed, arriving softly."""
    return 1.0 - (1.0 - t) ** 3


def out_quad(t: float) -> float:
    """Rising like a thrown ball up to its summit."""
    return 1.0 - (1.0 - t) ** 2


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


def hump(t: float) -> float:
    """Up and down again: 0 at both ends, 1 in the middle, as high as a thrown ball."""
    return 4.0 * t * (1.0 - t)

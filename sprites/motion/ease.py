"""Easing curves: from the share of time (0 to 1) to the share of the way, from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from typing import TypeAlias

Ease: TypeAlias = Callable[[float], float]

OVERSHOOT = 1.70158  # 10 % beyond the goal


def linear(t: float) -> float:
    """At one speed."""
    return t


def out_cubic(t: float) -> float:
    """Fast at first, slow at the end."""
    return 1.0 - (1.0 - t) ** 3


def out_quad(t: float) -> float:
    """As a thrown ball rises to its highest point."""
    return 1.0 - (1.0 - t) ** 2


def in_quad(t: float) -> float:
    """As a ball falls."""
    return t * t


def in_out_cubic(t: float) -> float:
    """Slow at both ends."""
    return 4.0 * t * t * t if t < 0.5 else 1.0 - 4.0 * (1.0 - t) ** 3


def in_out_sine(t: float) -> float:
    """Slow at both ends, along a sine."""
    return sin(pi * (t - 0.5)) / 2.0 + 0.5


def out_back(t: float, overshoot: float = OVERSHOOT) -> float:
    """A little too far, and back."""
    u = t - 1.0
    return 1.0 + u * u * ((overshoot + 1.0) * u + overshoot)


def hump(t: float) -> float:
    """Up and down again as a thrown ball: 0 at both ends, 1 in the middle."""
    return 4.0 * t * (1.0 - t)

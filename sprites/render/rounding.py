"""Angles, lengths and opacities rounded to the steps in which bitmaps are transformed and kept."""

from __future__ import annotations

FINE_WITHIN = 20  # degrees either way of upright; angles there are rounded to one degree
FINE_ALWAYS = 8  # the same, also of what rotates fast: cards that tilt as they fly
COARSE_STEP = 5  # degrees, for all other angles
ALPHA_STEPS = 16


def wrapped(angle: float) -> float:
    """The same direction as -180 or more and less than 180 degrees."""
    return (angle + 180) % 360 - 180


def rounded_angle(angle: float, fast: bool = False) -> int:
    """The angle as it is drawn: in steps of one degree near upright, else of five."""
    if angle == 0.0:
        return 0
    near = wrapped(angle)
    if abs(near) <= (FINE_ALWAYS if fast else FINE_WITHIN):
        return round(near)
    return int(wrapped(round(near / COARSE_STEP) * COARSE_STEP))


def rounded_length(pixels: int, factor: float) -> int:
    """A length times a factor, changed by whole steps of two pixels: one on either side."""
    return max(1, pixels + 2 * round(pixels * (factor - 1.0) / 2.0))


def alpha_step(alpha: float) -> int:
    """Opacity in sixteenths."""
    return max(0, min(ALPHA_STEPS, round(alpha * ALPHA_STEPS)))

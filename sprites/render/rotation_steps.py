"""Angles, sizes and opacities in the steps in which they are drawn and kept."""

from __future__ import annotations

FINE = 20  # degrees either way of upright that are told apart one by one
COARSE = 5
FADE_STEPS = 16


def wrapped(angle: float) -> float:
    """The same direction as -180 or more and less than 180 degrees."""
    return (angle + 180) % 360 - 180


def bucket_of(angle: float, fast: bool = False) -> int:
    """The angle as it is drawn: in single degrees when near upright and slow, else in fives."""
    if angle == 0.0:
        return 0
    near = wrapped(angle)
    if abs(near) <= FINE and not fast:
        return round(near)
    return int(wrapped(round(near / COARSE) * COARSE))


def stretched(pixels: int, by: float) -> int:
    """A length times a factor, changed by whole steps of two pixels: one on either side."""
    return max(1, pixels + 2 * round(pixels * (by - 1.0) / 2.0))


def fade_of(alpha: float) -> int:
    """Opacity in sixteenths."""
    return max(0, min(FADE_STEPS, round(alpha * FADE_STEPS)))

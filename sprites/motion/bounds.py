"""Leaps in several bounds: where they touch down, how long a bound takes, and how high it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

MOST_BOUNDS = 6  # more, and the frog would flicker
SHORTEST = 0.12  # seconds of a bound as they pass in the room
LIFT = 1900.0  # design units a bound rises for each second squared

T = TypeVar("T")


def bound_ends(places: Sequence[T], seconds: float, shortest: float) -> list[T]:
    """Where a leap of so many *seconds* along *places* touches down.

    Not at all of them if they are many, or if a bound would be shorter than the *shortest*.
    """
    count = max(1, min(MOST_BOUNDS, len(places), int(seconds / shortest)))
    return [places[round((i + 1) * len(places) / count) - 1] for i in range(count)]


def leap_seconds(places: int, usual: float, most: float) -> float:
    """How long a leap along so many *places* takes: *usual* for each, and at *most* so long."""
    return min(most, usual * min(MOST_BOUNDS, places))


def bound_height(seconds: float) -> float:
    """How high a bound of so many *seconds* is: it falls as long as it rises."""
    return LIFT * seconds**2

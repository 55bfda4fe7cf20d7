"""Leaps in several bounds: where they touch down, how long a bound takes, and how high it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

MOST_BOUNDS = 6  # more, and the frog would flicker
SHORTEST = 0.12  # seconds of a bound
LIFT = 1900.0  # design units a bound rises for each second squared

T = TypeVar("T")


def bound_ends(places: Sequence[T]) -> list[T]:
    """Where a leap along *places* touches down: not at all of them, if they are many."""
    count = min(MOST_BOUNDS, len(places))
    return [places[round((i + 1) * len(places) / count) - 1] for i in range(count)]


def bound_seconds(count: int, usual: float, most: float) -> float:
    """How long each of *count* bounds takes, *most* for all together if they can be so short."""
    return max(SHORTEST, min(usual, most / max(1, count)))


def bound_height(seconds: float) -> float:
    """How high a bound of so many *seconds* is: it falls as long as it rises."""
    return LIFT * seconds**2

"""Leaps have few bounds, each long enough to be seen and as high as its time asks for."""

from __future__ import annotations

import pytest

from sprites.motion.bounds import (
    MOST_BOUNDS,
    SHORTEST,
    bound_ends,
    bound_height,
    leap_seconds,
)

LONG = 100.0  # seconds


@pytest.mark.parametrize("count", range(1, 30))
def test_a_leap_has_at_most_six_bounds_and_ends_at_its_goal(count: int) -> None:
    ends = bound_ends(range(count), LONG, SHORTEST)
    assert len(ends) == min(count, MOST_BOUNDS)
    assert ends[-1] == count - 1
    assert ends == sorted(set(ends))
    bounds = [b - a for a, b in zip([-1, *ends], ends, strict=False)]
    assert max(bounds) - min(bounds) <= 1


@pytest.mark.parametrize("count", range(1, 30))
def test_a_leap_has_as_many_bounds_as_are_long_enough_to_be_seen(count: int) -> None:
    for shortest in (SHORTEST, 3 * SHORTEST, LONG):
        seconds = leap_seconds(count, 0.17, 0.9)
        ends = bound_ends(range(count), seconds, shortest)
        assert len(ends) == 1 or seconds / len(ends) >= shortest
        assert ends[-1] == count - 1


def test_a_leap_takes_longer_the_farther_it_goes_but_not_forever() -> None:
    assert leap_seconds(1, 0.17, 0.9) == 0.17
    assert leap_seconds(3, 0.17, 0.9) == pytest.approx(0.51)
    assert leap_seconds(20, 0.17, 0.9) == 0.9


def test_a_bound_of_twice_the_time_is_four_times_as_high() -> None:
    assert bound_height(0.3) == pytest.approx(4 * bound_height(0.15))

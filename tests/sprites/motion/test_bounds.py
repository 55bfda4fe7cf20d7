"""Leaps have few bounds, each long enough to be seen and as high as its time asks for."""

from __future__ import annotations

import pytest

from sprites.motion.bounds import (
    MOST_BOUNDS,
    SHORTEST,
    bound_ends,
    bound_height,
    bound_seconds,
)


@pytest.mark.parametrize("count", range(1, 30))
def test_a_leap_has_at_most_six_bounds_and_ends_at_its_goal(count: int) -> None:
    ends = bound_ends(range(count))
    assert len(ends) == min(count, MOST_BOUNDS)
    assert ends[-1] == count - 1
    assert ends == sorted(set(ends))
    bounds = [b - a for a, b in zip([-1, *ends], ends, strict=False)]
    assert max(bounds) - min(bounds) <= 1


@pytest.mark.parametrize("count", range(1, MOST_BOUNDS + 1))
def test_no_bound_is_so_short_that_it_flickers(count: int) -> None:
    assert bound_seconds(count, 0.17, 0.9) >= SHORTEST == 0.12
    assert count * bound_seconds(count, 0.17, 0.9) <= 0.9


def test_a_bound_of_twice_the_time_is_four_times_as_high() -> None:
    assert bound_height(0.3) == pytest.approx(4 * bound_height(0.15))

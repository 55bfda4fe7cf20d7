"""How the growth of memory is read from what each match leaves."""

from __future__ import annotations

import pytest

from bench.memory import growth_of


@pytest.mark.parametrize(
    ("left", "growth"),
    [
        ([111.0], 0.0),
        ([111.0, 111.0, 114.1, 111.0, 111.0, 111.0], 0.0),  # one match left more for a moment
        ([100.0, 102.0, 104.0, 106.0, 108.0, 110.0], 2.0),
        ([100.0, 102.0, 104.0, 106.0, 108.0], 2.0),
    ],
)
def test_growth_is_told_from_a_single_match_that_leaves_more(
    left: list[float], growth: float
) -> None:
    assert growth_of(left) == pytest.approx(growth)

"""Up and down lead along a column as long as there is anything in it."""

from __future__ import annotations

from scenes.ui.navigation import next_in_column
from seats.intents import Intent

TOP, LOW, NEAR, FAR = (0.0, 0.0), (0.0, 300.0), (90.0, 100.0), (900.0, 380.0)
SPOTS = TOP, LOW, NEAR, FAR


def test_up_and_down_pass_over_what_is_nearer_in_another_column() -> None:
    assert next_in_column(SPOTS, SPOTS.index(TOP), Intent.DOWN) == SPOTS.index(LOW)
    assert next_in_column(SPOTS, SPOTS.index(LOW), Intent.UP) == SPOTS.index(TOP)


def test_beyond_the_end_of_a_column_they_lead_to_what_lies_near_but_not_far_aside() -> None:
    assert next_in_column(SPOTS, SPOTS.index(NEAR), Intent.DOWN) == SPOTS.index(LOW)
    assert next_in_column(SPOTS, SPOTS.index(LOW), Intent.DOWN) == SPOTS.index(LOW)

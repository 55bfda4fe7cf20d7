"""Where directions lead: along a column as long as there is anything in it, and straight."""

from __future__ import annotations

from scenes.ui.navigation import first_move, next_in_column, straight_move
from seats.intents import Intent

TOP, LOW, NEAR, FAR = (0.0, 0.0), (0.0, 300.0), (90.0, 100.0), (900.0, 380.0)
SPOTS = TOP, LOW, NEAR, FAR


def test_up_and_down_pass_over_what_is_nearer_in_another_column() -> None:
    assert next_in_column(SPOTS, SPOTS.index(TOP), Intent.DOWN) == SPOTS.index(LOW)
    assert next_in_column(SPOTS, SPOTS.index(LOW), Intent.UP) == SPOTS.index(TOP)


def test_beyond_the_end_of_a_column_they_lead_to_what_lies_near_but_not_far_aside() -> None:
    assert next_in_column(SPOTS, SPOTS.index(NEAR), Intent.DOWN) == SPOTS.index(LOW)
    assert next_in_column(SPOTS, SPOTS.index(LOW), Intent.DOWN) == SPOTS.index(LOW)


def test_beyond_the_end_of_a_column_the_nearest_column_comes_before_the_shortest_way() -> None:
    spots = [(0.0, 0.0), (100.0, 400.0), (200.0, 110.0)]
    assert next_in_column(spots, 0, Intent.DOWN) == 1


def test_the_way_is_straight_even_where_the_way_round_is_shorter() -> None:
    row = [(0.0, 0.0), (100.0, 0.0), (200.0, 0.0), (300.0, 0.0)]

    def round_the_row(at: int, intent: Intent) -> int:
        return (at + {Intent.LEFT: -1, Intent.RIGHT: 1}.get(intent, 0)) % len(row)

    assert first_move(round_the_row, 0, 3) is Intent.LEFT
    assert straight_move(round_the_row, row, 0, 3) is Intent.RIGHT
    assert straight_move(lambda at, _: (at - 1) % len(row), row, 0, 3), "there is no straight way"

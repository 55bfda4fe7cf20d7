"""Seat cards of a lobby say who sits there."""

from __future__ import annotations

from scenes.menus.lobby.seat_cards import LEAST_OCCUPANT, OccupantLine, line_height, line_size
from tests.scenes.contexts import headless_context


def test_what_is_said_of_those_who_sit_there_is_one_size_where_all_fit_a_little_smaller() -> None:
    renderer = headless_context().renderer
    lines = [OccupantLine("gamepad", ""), OccupantLine("easy bot", "")]
    usual = line_size(renderer, lines, 430.0)
    smaller = line_size(renderer, lines, 239.0)
    assert LEAST_OCCUPANT * usual <= smaller < usual
    one_line = line_height(renderer, lines[0], 239.0, smaller)
    assert line_height(renderer, lines[1], 239.0, smaller) == one_line
    assert line_size(renderer, lines, 160.0) == usual, "it would get too small, and wraps"

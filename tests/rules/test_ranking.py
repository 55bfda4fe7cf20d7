"""The ranking of seats by scores."""

from __future__ import annotations

from fractions import Fraction

from rules.ranking import ranked


def test_the_highest_score_has_the_first_place() -> None:
    assert ranked([3, 7, 5]) == ((1,), (2,), (0,))


def test_seats_with_equal_scores_share_a_place_in_seat_order() -> None:
    assert ranked([4, 2, 4, 2, 3]) == ((0, 2), (4,), (1, 3))


def test_later_numbers_of_a_score_break_ties() -> None:
    assert ranked([(Fraction(9, 2), 1), (Fraction(9, 2), 3), (5, 0)]) == ((2,), (1,), (0,))

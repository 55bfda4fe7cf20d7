"""Two-player puzzles whose answers are known."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from bots.simultaneous import JointOutcome, expected_values, respond_in_turn, softmax, uniform_odds


def foreseen(worth: Callable[[int, int], tuple[float, float]]) -> list[JointOutcome]:
    return [JointOutcome(picks, worth(*picks)) for picks in product(range(2), repeat=2)]


PENNIES = foreseen(lambda a, b: (1.0, 0.0) if a == b else (0.0, 1.0))
DILEMMA = foreseen(lambda a, b: (0.6 * (not b) + 0.3 * a, 0.6 * (not a) + 0.3 * b))


def test_against_even_odds_every_joint_choice_counts_the_same() -> None:
    assert expected_values(0, PENNIES, uniform_odds([2, 2])) == pytest.approx([0.5, 0.5])


def test_expectation_follows_the_rivals_odds() -> None:
    assert expected_values(0, PENNIES, [[0.5, 0.5], [0.9, 0.1]]) == pytest.approx([0.9, 0.1])


def test_a_pick_nobody_foresaw_is_worth_nothing() -> None:
    assert expected_values(0, PENNIES[:2], uniform_odds([2, 2])) == pytest.approx([0.5, 0.0])


def test_leaning_prefers_what_is_worth_more() -> None:
    assert softmax([0.2, 0.2], 9.0) == pytest.approx([0.5, 0.5])
    assert softmax([0.0, 1.0], 0.0) == pytest.approx([0.5, 0.5])
    low, high = softmax([0.1, 0.4], 9.0)
    assert low + high == pytest.approx(1.0)
    assert high > 0.9


def test_odds_of_very_different_values_do_not_overflow() -> None:
    assert softmax([-1e6, 1e6], 100.0) == pytest.approx([0.0, 1.0])


def test_what_is_always_better_is_expected_of_everybody() -> None:
    odds = respond_in_turn([0, 1], DILEMMA, uniform_odds([2, 2]), sharpness=30.0, steps=4)
    assert odds[0][1] > 0.95
    assert odds[1][1] > 0.95


def test_who_does_not_think_keeps_its_odds() -> None:
    odds = respond_in_turn([0], PENNIES, [[0.5, 0.5], [0.8, 0.2]], sharpness=30.0, steps=4)
    assert odds[1] == [0.8, 0.2]
    assert odds[0][0] > 0.95


def test_odds_of_matching_pennies_stay_even() -> None:
    odds = respond_in_turn([0, 1], PENNIES, uniform_odds([2, 2]), sharpness=30.0, steps=4)
    assert odds[0] == pytest.approx([0.5, 0.5])

"""Tests with many values in one try each of them, and say which one failed."""

from __future__ import annotations

import pytest

from tests.for_each import for_each

PAIRS: list[tuple[int, str]] = []


@for_each("number", range(3))
@for_each("letter", "ab")
def test_every_value_is_tried_with_every_other(number: int, letter: str, tmp_path: object) -> None:
    PAIRS.append((number, letter))
    assert tmp_path is not None
    if (number, letter) == (2, "b"):
        assert [(n, each) for n in range(3) for each in "ab"] == PAIRS


def test_a_failure_names_the_value() -> None:
    @for_each("number", [1, 2, 3])
    def all_are_small(number: int) -> None:
        assert number < 2

    with pytest.raises(AssertionError) as failure:
        all_are_small()
    assert failure.value.__notes__ == ["with number = 2"]


def test_no_value_at_all_is_a_failure() -> None:
    @for_each("number", [])
    def nothing_is_tried(number: int) -> None: ...

    with pytest.raises(AssertionError, match="no number to try"):
        nothing_is_tried()

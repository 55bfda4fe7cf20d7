"""Tuples with one item changed."""

from __future__ import annotations

import pytest

from rules.tuples import replace_at, without


def test_one_item_is_replaced() -> None:
    assert replace_at((1, 2, 3), 1, 9) == (1, 9, 3)


def test_the_first_of_equal_items_is_left_out() -> None:
    assert without((3, 1, 2, 1), 1) == (3, 2, 1)


def test_what_is_not_there_cannot_be_left_out() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 2), 3)

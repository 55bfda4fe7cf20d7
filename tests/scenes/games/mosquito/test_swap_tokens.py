"""The swaps that a seat has left: drawn tokens, and empty places for those it has made."""

from __future__ import annotations

import pytest

from scenes.games.mosquito.components.swap_tokens import swap_tokens
from sprites.pictures.pictures import Art


@pytest.mark.parametrize("most", [1, 3])
def test_each_swap_is_a_token_that_leaves_an_empty_place(most: int) -> None:
    for left in range(most + 1):
        parts = swap_tokens(left, most).pieces
        assert sum(isinstance(part.picture, Art) for part in parts) == left
        assert len({part.x for part in parts}) == most


def test_the_row_is_as_wide_whatever_is_left() -> None:
    assert len({swap_tokens(left, 3).width for left in range(4)}) == 1

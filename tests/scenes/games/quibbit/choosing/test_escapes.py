"""A rear frog that always leaps out of reach before a lap is told of."""

from __future__ import annotations

import pytest

from scenes.games.quibbit.choosing.forecast import forecast
from scenes.games.quibbit.choosing.outlook import outlook
from scenes.games.quibbit.choosing.preview_sign import reason_rows
from tests.scenes.games.quibbit.choosing.test_outlook import ANN, CIS, fates_of, view


@pytest.mark.parametrize(("hand", "escapes"), [("2", True), ("12", False)])
def test_a_rear_frog_that_always_leaps_out_of_reach_is_named(hand: str, *, escapes: bool) -> None:
    near = view("C . . . . B . . . A^ . .", f"A:4 B:1 C:{hand}")
    found = outlook(near, ANN, 4)
    assert forecast(near.board, ANN, 4).lapped == CIS
    assert ("lap" not in set(fates_of(near, ANN, 4))) == escapes
    told = [row.words for row in reason_rows(near.board, ANN, found)]
    assert ("Sunny leaps first: no lap" in told) == escapes


def test_no_escape_is_told_where_another_lap_always_comes_first() -> None:
    near = view("C . . . . . A^ . B . . .", "A:5 B:4 C:5")
    assert set(fates_of(near, ANN, 5)) == {"over"}
    assert outlook(near, ANN, 5).escapes is None


@pytest.mark.parametrize(
    ("frogs", "hands", "card"),
    [
        ("C . . . . . . B . . A^ .", "A:2 B:5 C:12", 2),
        ("B . . . . . . C . . A^ .", "A:5 B:5 C:34", 5),
    ],
    ids=["after", "before"],
)
def test_no_escape_is_told_where_another_may_lap(frogs: str, hands: str, card: int) -> None:
    near = view(frogs, hands)
    found = outlook(near, ANN, card)
    assert found.threats
    assert found.escapes is None

"""The winner of Quivvit! holds its linked squares on one string, below its chin."""

from __future__ import annotations

from scenes.games.quivvit.podium import BUNTING
from sprites.pictures.drawings import height_ratio

CHIN = 0.32  # over the feet of a frog that holds them, in its widths


def test_no_square_of_the_bunting_lies_on_a_mouth() -> None:
    high = BUNTING.width * height_ratio(BUNTING.drawing)
    assert high / 2 - BUNTING.y < CHIN
    assert abs(BUNTING.x) < 0.05, "in the middle, so that a jump does not throw it up"

"""Shapes of windows for which Mosquito is laid out."""

from __future__ import annotations

from itertools import product

from rules.mosquito import Card
from tests.scenes.window_sizes import SCALES, SIZES, at_shapes

FULLEST = 21  # cards in a hand, where somebody passes every other turn
USUAL = 8  # cards in a hand that a finger can tell apart
LONGEST = Card.QUEEN_OF_DIAMONDS
Shape = tuple[tuple[int, int], float, int, int]
SHAPES: list[Shape] = list(product(SIZES, SCALES, (1, 2, 3, 4), (4, 5, 6)))
LARGE: list[Shape] = list(product(SIZES, SCALES, (1, 4), (6,)))
every_shape = at_shapes(SHAPES)

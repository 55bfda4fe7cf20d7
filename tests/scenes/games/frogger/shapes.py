"""Shapes of windows for which Frogger is laid out."""

from __future__ import annotations

from itertools import product

from tests.scenes.window_sizes import SCALES, SIZES, Shape, at_shapes

SEATS = (2, 3, 5)
FULL = 32  # cards in hand: all there are with the Courts, if nobody else holds any
WALKED = 12  # cards in hand that six presses reach
SHAPES: list[Shape] = list(product(SIZES, SCALES, SEATS))
every_shape = at_shapes(SHAPES)

"""Shapes of windows for which Quibbit is laid out."""

from __future__ import annotations

from itertools import product

from tests.scenes.window_sizes import SCALES, SIZES, Shape, at_shapes

SEATS = (2, 3, 4)
SHAPES: list[Shape] = list(product(SIZES, SCALES, SEATS))
every_shape = at_shapes(SHAPES)

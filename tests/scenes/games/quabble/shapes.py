"""Shapes of windows for which Quabble is laid out."""

from __future__ import annotations

from itertools import product

from tests.scenes.window_sizes import SCALES, SIZES, Shape, at_shapes

SEATS = (3, 4, 5, 6)
SHAPES: list[Shape] = list(product(SIZES, SCALES, SEATS))
SIGN = 32.0  # the least side of a sign at 1080p
MUCH = "up to +12½ with its theft"  # as much as a card may bring
every_shape = at_shapes(SHAPES)

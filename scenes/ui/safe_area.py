"""The part of the screen that holds everything important."""

from __future__ import annotations

from sprites.pictures.geometry import Box

SAFE_X, SAFE_Y = 96.0, 54.0  # design units at the edges that televisions may cut off


def safe_area(width: float, height: float) -> Box:
    """The safe area of a screen of *width* x *height* design units."""
    return Box(0, 0, width, height).inset(SAFE_X, SAFE_Y)

"""The box of Lilies on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from scenes.ui.placed_drawings import DrawingAt, drawing_parts
from sprites.pictures import theme
from sprites.pictures.pictures import Paper, Part

BOX = theme.GREEN_BOX
COVER = (DrawingAt("pad", 120, 170, 170, 1), DrawingAt("flower", 120, 150, 150))
CONTENTS = (DrawingAt("flower", 60, 50, 80), DrawingAt("flower", 180, 50, 80))


def cover(scale: float) -> list[Part]:
    """A flower on a pad."""
    water = Paper(240 * scale, 300 * scale, theme.WATER, 14 * scale, edge=theme.GREEN_BOX.edge)
    return [Part(water, 120 * scale, 150 * scale), *drawing_parts(COVER, scale)]


def contents(scale: float) -> list[Part]:
    """Two flowers."""
    return drawing_parts(CONTENTS, scale)

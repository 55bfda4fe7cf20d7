"""The box of Lilies on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from scenes.ui.placed_drawings import DrawingAt
from sprites.pictures import theme
from sprites.pictures.pictures import Paper, Part


class Water:
    """Water under everything else."""

    def part(self, scale: float) -> Part:
        """All of it as part of a picture, enlarged by *scale*."""
        edge = theme.GREEN_BOX.edge
        water = Paper(240 * scale, 300 * scale, theme.WATER, 14 * scale, edge=edge)
        return Part(water, 120 * scale, 150 * scale)


BOX = theme.GREEN_BOX
COVER = (Water(), DrawingAt("pad", 120, 170, 170, 1), DrawingAt("flower", 120, 150, 150))
CONTENTS = (DrawingAt("flower", 60, 50, 80), DrawingAt("flower", 180, 50, 80))

"""The box of Lilies on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from scenes.ui.placed_drawings import DrawingAt
from sprites.pictures import theme

BOX = theme.GREEN_BOX
COVER = (DrawingAt("pad", 120, 170, 170, 1), DrawingAt("flower", 120, 150, 150))
CONTENTS = (DrawingAt("flower", 60, 50, 80), DrawingAt("flower", 180, 50, 80))

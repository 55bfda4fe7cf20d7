"""The box of Frogger on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from scenes.ui.placed_drawings import DrawingAt
from sprites.pictures import theme

BOX = theme.GREEN_BOX
COVER = (
    DrawingAt("cover-frogger", 120, 150, 244),
    DrawingAt("croc", 74, 194, 116),
    DrawingAt("frog-leap", 134, 114, 176, 1),
)
CONTENTS = (
    DrawingAt("suit-suns", 36, 40, 64),
    DrawingAt("suit-leaves", 206, 40, 64),
)

"""The box of Quibbit! on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from scenes.ui.placed_drawings import DrawingAt
from sprites.pictures import theme

BOX = theme.RED_BOX
COVER = (
    DrawingAt("cover-quibbit", 120, 150, 244),
    DrawingAt("frog-shock", 62, 170, 100, 0),
    DrawingAt("frog-leap", 134, 96, 172, 3),
)
CONTENTS = (
    DrawingAt("frog-head", 40, 62, 74, 2),
    DrawingAt("frog-head", 200, 62, 74, 1),
)

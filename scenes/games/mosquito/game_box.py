"""The box of Mosquito on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from scenes.ui.placed_drawings import DrawingAt
from sprites.pictures import theme

BOX = theme.NIGHT_BOX
COVER = (
    DrawingAt("cover-mosquito", 120, 150, 244),
    DrawingAt("mosquito", 126, 104, 150),
    DrawingAt("frog-shock", 76, 168, 116, 4),
    DrawingAt("firefly-lit", 196, 190, 50),
    DrawingAt("firefly-lit", 44, 108, 40),
    DrawingAt("firefly-lit", 192, 60, 40),
)
CONTENTS = (
    DrawingAt("firefly-lit", 42, 40, 76),
    DrawingAt("firefly-lit", 200, 36, 72),
)

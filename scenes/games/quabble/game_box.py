"""The box of Quabble on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from scenes.ui.placed_drawings import DrawingAt
from sprites.pictures import theme

BOX = theme.WINE_BOX
COVER = (
    DrawingAt("cover-quabble", 120, 150, 244),
    DrawingAt("king", 120, 122, 132),
    DrawingAt("frog-think", 54, 214, 98, 3),
    DrawingAt("frog-think", 186, 214, 98, 0, mirrored=True),
    DrawingAt("asset-egg", 120, 226, 50),
)
CONTENTS = (
    DrawingAt("asset-egg", 40, 48, 74),
    DrawingAt("asset-snail", 202, 52, 80),
)

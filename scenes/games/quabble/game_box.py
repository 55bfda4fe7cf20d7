"""The box of Quabble on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from scenes.ui.placed_drawings import DrawingAt
from sprites.pictures import theme

BOX = theme.WINE_BOX
COVER = (
    DrawingAt("cover-quabble", 120, 150, 244),
    *(DrawingAt(name, 120, 104, 128) for name in ("throne", "king", "throne-seat")),
    DrawingAt("frog-think", 52, 176, 94, 3),
    DrawingAt("frog-think", 188, 176, 94, 0, mirrored=True),
    DrawingAt("asset-egg", 120, 194, 46),
)
CONTENTS = (
    DrawingAt("asset-egg", 40, 48, 74),
    DrawingAt("asset-snail", 202, 52, 80),
)

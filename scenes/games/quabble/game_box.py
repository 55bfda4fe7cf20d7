"""The box of Quabble on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from scenes.ui.placed_drawings import DrawingAt, drawing_parts
from sprites.pictures import theme
from sprites.pictures.pictures import Part

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


def cover(scale: float) -> list[Part]:
    """The King sits over what two frogs want."""
    return drawing_parts(COVER, scale)


def contents(scale: float) -> list[Part]:
    """What the frogs quarrel about."""
    return drawing_parts(CONTENTS, scale)

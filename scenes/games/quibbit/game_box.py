"""The box of Quibbit! on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from scenes.ui.placed_drawings import DrawingAt, drawing_parts
from sprites.pictures import theme
from sprites.pictures.pictures import Part

BOX = theme.RED_BOX
COVER = (
    DrawingAt("cover-quibbit", 120, 150, 244),
    DrawingAt("frog-sit", 58, 190, 84, 0),
    DrawingAt("frog-leap", 132, 116, 156, 3),
)
CONTENTS = (
    DrawingAt("frog-head", 40, 62, 74, 2),
    DrawingAt("frog-head", 200, 62, 74, 1),
)


def cover(scale: float) -> list[Part]:
    """A frog leaps over the ring of pads; another one watches."""
    return drawing_parts(COVER, scale)


def contents(scale: float) -> list[Part]:
    """Frogs, and the crown that they leap for."""
    return drawing_parts(CONTENTS, scale)

"""The box of Quivvit! on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from scenes.games.quivvit.card_face import card_face
from scenes.ui.placed_drawings import DrawingAt, PictureAt
from sprites.pictures import theme

CARD = 76.0


def _card(cloths: tuple[str, str, str, str], value: str, x: float, y: float) -> PictureAt:
    """A card with its centre at (x, y)."""
    return PictureAt(lambda scale: card_face(cloths, value, CARD * scale), x, y)


BOX = theme.GOLD_BOX
COVER = (
    DrawingAt("cover-quivvit", 120, 150, 244),
    _card(("red", "green", "yellow", "blue"), "value-1", 62, 104),
    _card(("yellow", "red", "blue", "green"), "value-3", 142, 104),
    DrawingAt("kite", 200, 64, 76),
    DrawingAt("frog-cheer", 118, 160, 142, 2),
)
CONTENTS = (
    DrawingAt("pinwheel", 40, 48, 78),
    DrawingAt("die-blue", 202, 54, 66),
)

"""The box of Quivvit! on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from scenes.games.quivvit.card_face import card_face
from scenes.ui.placed_drawings import DrawingAt, PictureAt
from sprites.pictures import theme

CARD = 66.0


def _card(cloths: tuple[str, str, str, str], value: str, x: float, y: float) -> PictureAt:
    """A card with its centre at (x, y)."""
    return PictureAt(lambda scale: card_face(cloths, value, CARD * scale), x, y)


BOX = theme.GOLD_BOX
COVER = (
    DrawingAt("cover-quivvit", 120, 150, 244),
    _card(("red", "green", "yellow", "blue"), "value-1", 78, 128),
    _card(("yellow", "red", "blue", "green"), "value-3", 148, 128),
    _card(("green", "yellow", "red", "blue"), "value-minus", 78, 198),
    _card(("yellow", "green", "blue", "red"), "value-2", 148, 198),
    DrawingAt("kite", 194, 70, 84),
)
CONTENTS = (
    DrawingAt("pinwheel", 40, 48, 78),
    DrawingAt("die-blue", 202, 54, 66),
)

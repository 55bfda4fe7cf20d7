"""The box of Quivvit! on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.games.quivvit.card_face import card_face
from scenes.ui.placed_drawings import DrawingAt
from sprites.pictures import theme
from sprites.pictures.pictures import Part

CARD = 66.0


@dataclass(frozen=True, slots=True)
class CardAt:
    """A card with its centre at (x, y)."""

    cloths: tuple[str, str, str, str]
    value: str
    x: float
    y: float

    def part(self, scale: float) -> Part:
        """The card as part of a picture, enlarged by *scale*."""
        face = card_face(self.cloths, self.value, CARD * scale)
        return Part(face, self.x * scale, self.y * scale)


BOX = theme.GOLD_BOX
COVER = (
    DrawingAt("cover-quivvit", 120, 150, 244),
    CardAt(("red", "green", "yellow", "blue"), "value-1", 78, 128),
    CardAt(("yellow", "red", "blue", "green"), "value-3", 148, 128),
    CardAt(("green", "yellow", "red", "blue"), "value-minus", 78, 198),
    CardAt(("yellow", "green", "blue", "red"), "value-2", 148, 198),
    DrawingAt("kite", 194, 70, 84),
)
CONTENTS = (
    DrawingAt("pinwheel", 40, 48, 78),
    DrawingAt("die-blue", 202, 54, 66),
)

"""The box of Quivvit! on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from rules.quivvit import lying
from scenes.games.quivvit.cards import face
from scenes.ui.placed_drawings import DrawingAt, drawing_parts
from sprites.pictures import theme
from sprites.pictures.pictures import Part

BOX = theme.GOLD_BOX
COVER = (DrawingAt("cover-quivvit", 120, 150, 244),)
KITE = (DrawingAt("kite", 194, 70, 84),)
CARD = 66.0
CARDS = ((1, 78, 128), (110, 148, 128), (140, 78, 198), (70, 148, 198))  # number, x, y
CONTENTS = (
    DrawingAt("pinwheel", 40, 48, 78),
    DrawingAt("die-blue", 202, 54, 66),
)


def cover(scale: float) -> list[Part]:
    """A quilt of four cards, and a kite over it."""
    cards = [
        Part(face(lying(card, place), CARD * scale, upright=True), x * scale, y * scale)
        for place, (card, x, y) in enumerate(CARDS)
    ]
    return [*drawing_parts(COVER, scale), *cards, *drawing_parts(KITE, scale)]


def contents(scale: float) -> list[Part]:
    """A kite, a pinwheel and a die."""
    return drawing_parts(CONTENTS, scale)

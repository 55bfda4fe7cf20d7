"""The box of Quivvit! on the title: its colours, its cover, and what looks out of it."""

from __future__ import annotations

from scenes.games.quivvit.card_face import card_face
from scenes.ui.placed_drawings import DrawingAt, drawing_parts
from sprites.pictures import theme
from sprites.pictures.pictures import Part

BOX = theme.GOLD_BOX
COVER = (DrawingAt("cover-quivvit", 120, 150, 244),)
KITE = (DrawingAt("kite", 194, 70, 84),)
CARD = 66.0
CARDS = (  # cloths, value, x, y
    (("red", "green", "yellow", "blue"), "value-1", 78, 128),
    (("yellow", "red", "blue", "green"), "value-3", 148, 128),
    (("green", "yellow", "red", "blue"), "value-minus", 78, 198),
    (("yellow", "green", "blue", "red"), "value-2", 148, 198),
)
CONTENTS = (
    DrawingAt("pinwheel", 40, 48, 78),
    DrawingAt("die-blue", 202, 54, 66),
)


def cover(scale: float) -> list[Part]:
    """A quilt of four cards, and a kite over it."""
    cards = [
        Part(card_face(cloths, value, CARD * scale), x * scale, y * scale)
        for cloths, value, x, y in CARDS
    ]
    return [*drawing_parts(COVER, scale), *cards, *drawing_parts(KITE, scale)]


def contents(scale: float) -> list[Part]:
    """A kite, a pinwheel and a die."""
    return drawing_parts(CONTENTS, scale)

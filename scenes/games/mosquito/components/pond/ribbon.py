"""The ribbon between the two rows: their numbers all the way round, and arrows along it."""

from __future__ import annotations

from scenes.games.mosquito.layout import LANE, MosquitoLayout
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

Z = 3.0
NUMBER = 34.0
ARROW, TURN = 18.0, 32.0  # between two numbers, and at the ends
INSET = 22.0  # of the arrows at the ends


def ribbon(layout: MosquitoLayout) -> Token:
    """A loop of paper on the water."""
    wide, high = layout.rows.w - layout.seam, layout.band.h - 2
    x, y = layout.band.centre
    left, top = x - wide / 2, y - high / 2
    loop = Paper(wide, high, theme.MOSQUITO_GROUND, high / 2, theme.MOSQUITO_EDGE, edge_width=4)
    line = Paper(wide - 4 * INSET, 3, theme.MOSQUITO_EDGE, 1.5, shadow=False)
    pieces = [Part(loop, wide / 2, high / 2), Part(line, wide / 2, high / 2)]
    for number in range(1, 2 * layout.columns + 1):
        slot = layout.number(number)
        text = Text(str(number), NUMBER, theme.PAPER, layout.card / 2, LANE + 6)
        pieces.append(Part(text, slot.x - left, slot.y - top))
    pieces += _arrows(layout, left, top)
    for end, name in ((INSET, "loop-up"), (wide - INSET, "loop-down")):
        pieces.append(Part(Art(name, TURN), end, high / 2))
    return Token(Collage(wide, high, tuple(pieces)), Pose(x, y), Z, "ribbon")


def golden_number(layout: MosquitoLayout, number: int) -> Token:
    """A number over the one on the ribbon, for a place where something happens."""
    slot = layout.number(number)
    text = Text(str(number), NUMBER, theme.GOLD, layout.card / 2, LANE + 6)
    return Token(text, Pose(slot.x, slot.y), Z + 1, "number")


def _arrows(layout: MosquitoLayout, left: float, top: float) -> list[Part]:
    """One between every two numbers of a row."""
    pieces, size = [], 2 * layout.columns
    for number in range(1, size):
        if number != layout.columns:
            one, other = layout.number(number), layout.number(number + 1)
            name = "loop-right" if one.x < other.x else "loop-left"
            middle = (one.x + other.x) / 2
            pieces.append(Part(Art(name, ARROW), middle - left, one.y - top))
    return pieces

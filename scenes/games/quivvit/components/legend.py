"""The rule of links on a card in the grass, drawn: what is taken, and what is not any more."""

from __future__ import annotations

from scenes.games.quivvit.card_face import DISC, INSET, card_face
from scenes.games.quivvit.components.links.link_bridge import bridge
from scenes.games.quivvit.layout import APART
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token
from words import say

Z, TILT = 300.0, -2.5  # degrees
ROUND, EDGE, MARGIN, INNER = 26.0, 8.0, 14.0, 18.0  # of the sheet; around it and in it
ROWS = 0.42, 0.58  # shares of its height: what to do, and three cards
WIDE, HIGH = 344.0, 210.0  # at 100 %: it is small, and lies at the foot of the place
CLOTHS = (  # clockwise from the top left: blue links the first two, red does not go on
    ("yellow", "blue", "red", "green"),
    ("blue", "red", "green", "yellow"),
    ("pale-red", "pale-green", "pale-yellow", "pale-blue"),
)
VALUES = "value-2", "value-1", "value-3"
LIT, TURN, MARK = 0.53, 0.5, 0.42  # a square that links; the arrow; a sign, all of a card


def legend(box: Box, text_scale: float) -> Token:
    """The card, askew where a seat's place is free."""
    wide = min(box.w - 2 * MARGIN, WIDE * text_scale)
    high = min(box.h - 2 * MARGIN, HIGH * text_scale)
    sheet = Paper(wide, high, theme.PAPER, ROUND, theme.QUIVVIT_COLOURS["blue"].body, EDGE)
    rows = Box(0, 0, wide, high).inset(INNER, INNER).split_rows(*ROWS)
    words = Text(say("quivvit.legend"), theme.FLOOR, theme.INK, rows[0].w, rows[0].h)
    lines, example = Part(words, *rows[0].centre), Part(_example(rows[1]), *rows[1].centre)
    picture = Collage(wide, high, (Part(sheet, wide / 2, high / 2), lines, example))
    pose = Pose(box.centre[0], box.bottom - MARGIN - high / 2, TILT)
    return Token(picture, pose, Z, "legend")


def _example(room: Box) -> Collage:
    """A card that is turned, one that it links in blue, and one that red would reach."""
    card = min(room.h, room.w / (3 + 2 * APART))
    step, middle, high = card * (1 + APART), card / 2, card / 2
    xs = [middle + step * i for i in range(3)]
    faces = [
        Part(card_face(cloths, value, card), x, middle)
        for cloths, value, x in zip(CLOTHS, VALUES, xs, strict=True)
    ]
    y, out = high - INSET * card, INSET * card
    lit = [
        Part(Art("glow-square", LIT * card, mirrored=x < middle + step / 2), x, y)
        for x in (xs[0] + out, xs[1] - out)
    ]
    values = [
        Part(Art(value, DISC * card), x, middle) for value, x in zip(VALUES, xs[:2], strict=False)
    ]
    joined = Part(bridge("blue", card), xs[0] + step / 2, y)
    low = card - 0.12 * card
    signs = ("icon-check", xs[0] + step / 2), ("icon-cross", xs[2])
    marks = [Part(Art(sign, MARK * card), x, low) for sign, x in signs]
    turn = Part(Art("arrow-cw", TURN * card), xs[0] - 0.3 * card, 0.1 * card)
    return Collage(3 * card + 2 * APART * card, card, (*faces, joined, *lit, *values, turn, *marks))

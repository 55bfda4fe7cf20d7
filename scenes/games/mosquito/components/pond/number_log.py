"""The log between the two rows: their numbers all the way round, carved into it, and arrows."""

from __future__ import annotations

from scenes.games.mosquito.layout import LANE, MosquitoLayout
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

Z = 3.0
NUMBER = 34.0
CARVED = 2.0  # how far below a number its lit edge is
ARROW, TURN = 32.0, 32.0  # between two numbers, and at the ends
INSET = 22.0  # of the arrows at the ends
END = 0.6  # how wide the sawn ends are, of the log's height
GRAIN, OVERLAP = 240.0, 1.04  # about how wide a piece of bark is; so that its lines join
MOSS = 74.0  # how wide patches of moss are


def number_log(layout: MosquitoLayout) -> Token:
    """A log on the water."""
    return Token(log_picture(layout), Pose(*layout.band.centre), Z, "log")


def log_picture(layout: MosquitoLayout, *, carved: bool = True) -> Picture:
    """The log, with numbers and arrows *carved* into it or bare."""
    wide, high = layout.rows.w - layout.seam, layout.band.h - 2
    x, y = layout.band.centre
    left, top = x - wide / 2, y - high / 2
    pieces = _log(wide, high, layout.columns)
    if not carved:
        return Collage(wide, high, tuple(pieces))
    for number in range(1, 2 * layout.columns + 1):
        slot = layout.number(number)
        room = layout.card / 2, LANE + 6
        for down, colour in ((CARVED, theme.MOSQUITO_LOG_DARK), (0.0, theme.PAPER)):
            text = Text(str(number), NUMBER, colour, *room)
            pieces.append(Part(text, slot.x - left, slot.y - top + down))
    pieces += _arrows(layout, left, top)
    for end, name in ((INSET, "loop-up"), (wide - INSET, "loop-down")):
        pieces.append(Part(Art(name, TURN), end, high / 2))
    return Collage(wide, high, tuple(pieces))


def golden_number(layout: MosquitoLayout, number: int) -> Token:
    """A number over the one on the log, for a place where something happens."""
    slot = layout.number(number)
    text = Text(str(number), NUMBER, theme.GOLD, layout.card / 2, LANE + 6)
    return Token(text, Pose(slot.x, slot.y), Z + 1, "number")


def _log(wide: float, high: float, columns: int) -> list[Part]:
    """Bark with a lit upper side, a groove between the two lines of numbers, and sawn ends."""
    bark = Paper(wide, high, theme.MOSQUITO_LOG, high / 2, theme.MOSQUITO_LOG_DARK, edge_width=4)
    room = wide - high
    count = max(1, round(room / GRAIN))
    piece = room / count
    grain = [
        Part(Art("log-grain", OVERLAP * piece), high / 2 + piece * (i + 0.5), high / 2)
        for i in range(count)
    ]
    end = END * high
    ends = [Part(Art("log-end", end), x, high / 2) for x in (end / 2, wide - end / 2)]
    moss = [
        Part(Art("log-moss", MOSS), share * wide, y)
        for share, y in ((1 / columns, 5.0), (1 - 1 / columns, high - 5.0))  # beside no number
    ]
    return [Part(bark, wide / 2, high / 2), *grain, *moss, *ends]


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

"""Works out the layout of the Quabble table: rows from the far edge to the near one, and a line."""

from __future__ import annotations

from dataclasses import dataclass
from math import copysign

from rules.core import Seat
from scenes.games.quabble.cards import WORDS_HIGH
from scenes.games.quabble.layout import (
    LIP,
    THRONE,
    QuabbleLayout,
    QuabbleSeatPlaces,
    column_of,
)
from scenes.table.captions.hint_strip import table_area
from scenes.table.seats.seat_frog import FrogPlace
from scenes.table.top_bar_layout import top_bar_layout
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box

SIDE = 540.0  # how wide the right part of the top bar is
TAG, TAG_MORE, TAG_WIDEST = 44.0, 8.0, 236.0
ORDER_CARD = 24.0  # left of a name, for the number in the order of offers
KEYS, BAND = 27.0, 54.0
SIGNS = 45.0  # how high what to press is: it lies over the rims of Treasuries
HAND, HAND_LESS = 220.0, 8.0  # how high the place of a hand is; less with large words
READING, READING_MORE = 0.4, 0.12  # of its width, for words; more with large ones
SPACE = 4.0  # between two rows
PENNANT_OVER = 5.0  # how far a pennant hangs over the edge of its Treasury
BELOW_TAG = 1.0  # how far it is under the tag with a name
HALL_HIGHEST = 300.0
TREASURIES = {3: 112.0, 4: 118.0, 5: 148.0, 6: 158.0}  # high, by seats: as the signs there need
TREASURY_LOW = 106.0  # with large words
CARD_WIDEST, ART_HIGH = 300.0, 0.6  # of a card; of its width, the drawing on it
ART = 86.0  # how high that is, so that the values beside it can be read
SEAT_WIDEST = 380.0
APART = 12.0  # between two cards, and between two seats
BESIDE_KING = 4.0  # on each side of his throne
INWARDS = {2: 0.22, 3: 0.15}  # by seats on a side, of their width: cards are so much nearer to it
PENNANT = 64.0  # how high scores are
LEGEND_HIGH, LEGEND_WIDEST, LEGEND_APART = 100.0, 132.0, 3.0  # what says what scores are
LEGEND_LOW = 4.0  # below the cord on which they hang
LEANT, ABOVE = 0.96, 6.0  # from the feet of a frog that leans in to its top, of its width and more
FROG_SHARE, FROG_LARGEST = 1.1, 280.0  # of the width of a seat; at most
FROG_SUNK = 24.0  # how far its feet are behind the tag with its name
KING_WIDEST, KING_SHARE = 366.0, 0.765  # of his width: a frog is no larger
KING_LOW = 30.0  # how far his throne stands below the names beside it
HAND_UP, HAND_HIGH, HAND_WIDE = 0.41, 0.31, 1.2  # of a frog's width: over its feet, and its size


@dataclass(frozen=True, slots=True)
class Rows:
    """What lies over what, as boxes as wide as the room."""

    hall: Box
    tags: Box
    pennants: Box
    treasuries: Box
    keys: Box
    bands: Box
    near: Box
    hand_high: float

    @property
    def hand(self) -> Box:
        """Where a hand is laid out."""
        high = self.hand_high + LIP
        return Box(self.near.x, self.near.bottom - high, self.near.w, high)

    @property
    def mats(self) -> Box:
        """Where cards lie while they are offered: over a hand."""
        y = self.keys.bottom
        return Box(self.near.x, y, self.near.w, self.hand.y - SPACE - y)


@dataclass(frozen=True, slots=True)
class Line:
    """Seats side by side, so many on the *left* and on the *right* of the King in the *centre*.

    The last card on each side is under the end of the line. The others are *pitch* apart, more than
    the seats, so that none is far from the card under the King.
    """

    centre: float
    card: float
    pitch: float
    seat: float
    king: float
    left: int
    right: int

    def edge(self, column: int) -> float:
        """The middle of the card that the seat in a *column* has on its left."""
        away = column - self.left
        side = self.left if away < 0 else self.right
        end = self.seat * side + self.king / 2
        inwards = self.pitch * (side - abs(away))
        return self.centre + copysign(end - inwards, away) if away else self.centre

    def middle(self, column: int) -> float:
        """The middle of the seat in a *column*."""
        away = column + 0.5 - self.left
        return self.centre + self.seat * away + copysign(self.king / 2, away)


def plan(width: float, height: float, text_scale: float, seats: int) -> QuabbleLayout:
    """The layout for *seats* seats on a screen of *width* x *height*."""
    room, larger = table_area(width, height, text_scale), text_scale - 1
    top_bar = top_bar_layout(room, text_scale, SIDE)
    rows = _rows(room, top_bar.bottom, larger, seats)
    line = _line(room, rows, seats)
    columns = [line.middle(column) for column in range(seats)]
    edges = [line.edge(gap) for gap in range(seats + 1)]

    def cards(row: Box) -> tuple[Box, ...]:
        return tuple(_on(x, line.card, row.y, row.bottom) for x in edges)

    return QuabbleLayout(
        top_bar=top_bar,
        room=room,
        king=_king(line.centre, rows),
        hoard=_hoard(line, rows),
        far_edge=rows.hall.bottom,
        mats=cards(rows.mats),
        gaps=cards(rows.near),
        bands=cards(rows.bands),
        seats=tuple(
            _places(
                _column(columns[column], line, rows),
                line,
                rows,
            )
            for column in (column_of(Seat(seat), seats) for seat in range(seats))
        ),
        near=rows.near,
        hand_box=rows.hand,
        reading_share=READING + READING_MORE * larger,
        legend=_legend(room, min(columns) - line.seat / 2, rows),
    )


def _rows(room: Box, top: float, larger: float, seats: int) -> Rows:
    """The rows from *top* on: frogs get what is left after all others.

    Many *seats* are narrow: their frogs need less of the height, and their Treasuries more.
    """
    tag = TAG + TAG_MORE * larger
    free = room.bottom - top - tag - PENNANT - KEYS - BAND - WORDS_HIGH - 4 * SPACE
    free += PENNANT_OVER - BELOW_TAG
    treasury, art = TREASURIES[seats] * (1 - larger) + TREASURY_LOW * larger, ART
    hall = min(HALL_HIGHEST, free - art - treasury)
    art = min(free - hall - treasury, ART_HIGH * CARD_WIDEST)
    treasury = free - hall - art
    y, boxes = room.bottom, []
    highs = WORDS_HIGH + art, BAND, KEYS, treasury, PENNANT, tag, hall
    spaces = SPACE, SPACE, SPACE, -PENNANT_OVER, BELOW_TAG, SPACE, 0.0
    for high, space in zip(highs, spaces, strict=True):
        y -= high
        boxes.append(Box(room.x, y, room.w, high))
        y -= space
    near, bands, keys, treasuries, pennants, tags, hall_box = boxes
    return Rows(
        hall=hall_box,
        tags=tags,
        pennants=pennants,
        treasuries=treasuries,
        keys=keys,
        bands=bands,
        near=near,
        hand_high=HAND - HAND_LESS * larger,
    )


def _line(room: Box, rows: Rows, seats: int) -> Line:
    """The line in the middle of the *room*: cards as wide as fit, half of one beyond each end.

    Of an odd number of seats one more is on the right of the King.
    """
    left, right = seats // 2, seats - seats // 2
    king = THRONE * _king_wide(rows) + 2 * BESIDE_KING
    inwards = INWARDS[right]
    seat = min(SEAT_WIDEST, (room.w + APART - king) / (seats + 1 + inwards))
    pitch = seat + min(inwards * seat, king / (2 * right))
    card = min(CARD_WIDEST, pitch - APART)
    centre = room.centre[0] - seat * (right - left) / 2
    return Line(centre, card, pitch, seat, king, left, right)


def _legend(room: Box, right: float, rows: Rows) -> Box:
    """At the left end of the row of scores, which begins at *right*."""
    wide = min(LEGEND_WIDEST, right - LEGEND_APART - room.x)
    x, y = right - LEGEND_APART - wide / 2, rows.pennants.y + LEGEND_LOW
    return Box(x - wide / 2, y, wide, LEGEND_HIGH)


def _king(centre: float, rows: Rows) -> Box:
    """Larger than a frog: his throne stands on the cloth, beside the scores of others."""
    wide = _king_wide(rows)
    high = wide * height_ratio("king")
    return Box(centre - wide / 2, rows.tags.bottom + KING_LOW - high, wide, high)


def _king_wide(rows: Rows) -> float:
    high = rows.tags.bottom + KING_LOW - rows.hall.y
    return min(KING_WIDEST, high / height_ratio("king"))


def _hoard(line: Line, rows: Rows) -> Box:
    """Below the King: what is left of the way to the cards."""
    top = rows.tags.bottom + KING_LOW
    return _on(line.centre, line.king - 2 * BESIDE_KING, top, rows.keys.bottom)


def _on(x: float, wide: float, top: float, bottom: float) -> Box:
    return Box(x - wide / 2, top, wide, bottom - top)


def _signs(x: float, line: Line, rows: Rows) -> Box:
    """The row of controls on that side of the King where *x* is."""
    row, half, y = rows.keys, line.king / 2, rows.bands.y - SIGNS
    if x < line.centre:
        return Box(row.x, y, line.centre - half - row.x, SIGNS)
    return Box(line.centre + half, y, row.right - half - line.centre, SIGNS)


def _column(x: float, line: Line, rows: Rows) -> Box:
    return _on(x, line.seat - APART, rows.hall.y, rows.keys.bottom)


def _places(column: Box, line: Line, rows: Rows) -> QuabbleSeatPlaces:
    """A frog with its hand before it, its name and its score, and its things on the table."""
    frog, middle = _frog(column, line, rows), column.centre[0]

    def across(row: Box) -> Box:
        return Box(column.x, row.y, column.w, row.h)

    return QuabbleSeatPlaces(
        box=column,
        frog=frog,
        tag=_tag(middle, min(column.w, TAG_WIDEST), rows.tags),
        cards=across(rows.treasuries),
        keys=across(rows.keys),
        status=across(rows.keys),
        pennant=_pennant(across(rows.pennants)),
        hand=_hand(frog, column),
        signs=_signs(middle, line, rows),
    )


def _tag(middle: float, wide: float, row: Box) -> Box:
    """A name, with room for an order card at its left."""
    return Box(middle - wide / 2 + ORDER_CARD, row.y, wide - ORDER_CARD, row.h)


def _frog(column: Box, line: Line, rows: Rows) -> FrogPlace:
    """A frog as large as its place lets it be; it looks towards the King."""
    hall, x = rows.hall, column.centre[0]
    feet = hall.bottom + FROG_SUNK
    tall, king = (feet - hall.y - ABOVE) / LEANT, KING_SHARE * _king_wide(rows)
    wide = min(FROG_LARGEST, FROG_SHARE * column.w, tall, king)
    return FrogPlace(x, feet, wide, mirrored=x > line.centre, sunk=FROG_SUNK)


def _pennant(row: Box) -> Box:
    """The largest pennant in the middle of *row*."""
    wide = min(row.w, row.h / height_ratio("pennant"))
    return Box.around(*row.centre, wide, wide * height_ratio("pennant"))


def _hand(frog: FrogPlace, column: Box) -> Box:
    """The cards that a frog holds in its paws."""
    half = min(frog.x - column.x, column.right - frog.x, HAND_WIDE / 2 * frog.width)
    return Box(frog.x - half, frog.y - HAND_UP * frog.width, 2 * half, HAND_HIGH * frog.width)

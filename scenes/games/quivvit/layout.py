"""Where everything lies on the Quivvit table, for any shape of window and size of text."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace

from rules.quivvit import SIDE, Corner, Square
from scenes.games.quivvit.card_face import INSET
from scenes.table.captions.hint_strip import table_area
from scenes.table.seats.seat_frog import FrogPlace
from scenes.table.seats.seat_places import FEET, FROG_TALL, SeatPlaces, tag_rows
from scenes.table.top_bar_layout import GAP, TopBarLayout, top_bar_layout
from sprites.pictures.geometry import Box, Point, Slot, grid

COLUMN = 426.0  # the least that a column beside the grid needs
COLUMN_WIDEST = 560.0
UNDER, UNDER_LESS = 4.0, 4.0  # from the top bar to the grid; less with the largest text
SEAT_HIGH, SEAT_LESS = 352.0, 48.0  # usual; what the largest text takes for what is between
FEW_HIGHER, FEW_LESS = 122.0, 74.0  # how much higher a seat is while no other is below it
TAG, TAG_LESS = 76.0, 16.0  # of a seat: how high; what the largest text takes for its frog
FROG_WIDEST, FROG_SHARE = 350.0, 0.8  # of the column
PILE_FROM = 0.78  # of a frog's width: there its cards begin, partly behind it
CORNERS = 8.0  # what a frame round that card needs
BLANKET = 1.07  # of the mat that lies on it
SLIP_DOWN = 0.515  # how far what a turn brings is under the middle of a card, of the card
APART = 0.075  # the way between two cards, of a card
SIDE_WIDTH = 470.0
HELD, RISE = 1.14, 6.0  # how much larger a card in the hand is, and how much higher at most
ABOVE = 2  # seats that leave the lower half of the right column free
TRAY = 170.0  # the widest that of the deck is
TALLEST = 330.0  # what stands beside the grid
BESIDE = 170.0  # lower boxes have their words beside the picture
BEST_IN = 0.14  # of a column, at both sides of the best turn
DECLINE = 150.0  # the highest that slip gets, at 100 %


@dataclass(frozen=True, slots=True)
class QuivvitLayout:
    """Boxes and slots in design units; places row by row, seats by number, clockwise.

    ``tray`` is where the die is thrown; without one a ``basket`` stands there. ``stock`` is where
    the deck lies, ``timer`` where the sand runs, ``decline`` where one says no, ``legend`` where
    the rules in short fit, if there is room. The ``best`` turn is told there without them, or
    in the place of the basket, in one row with ``decline``. ``lunch`` may lie left and right
    of the deck, where no sand runs.
    """

    top_bar: TopBarLayout
    mat: Box
    places: tuple[Slot, ...]
    card: float
    panels: tuple[SeatPlaces, ...]
    tray: Box | None
    basket: Box | None
    stock: Box
    lunch: tuple[Box, ...]
    timer: Box | None
    decline: Box
    legend: Box | None
    best: Box | None

    def square(self, square: Square) -> Slot:
        """The middle of a square of the grid."""
        slot = self.places[square.place]
        dx, dy = away(square.corner)
        return Slot(slot.x + dx * INSET * self.card, slot.y + dy * INSET * self.card)

    def rise(self, place: int) -> float:
        """How much higher a card in the hand is: none lies over the top bar."""
        room = self.places[place].y - HELD * self.card / 2 - self.top_bar.bottom
        return min(RISE, room - CORNERS)

    def crossing(self, squares: Sequence[Square]) -> Point:
        """The middle of the squares round a point."""
        slots = [self.square(square) for square in squares]
        return sum(slot.x for slot in slots) / len(slots), sum(slot.y for slot in slots) / len(
            slots
        )


def captioned(box: Box, line: float, tall: float) -> tuple[Box, Box]:
    """Where a picture goes, *tall* times as high as wide at most, and the words that go with it.

    It has all the room where there are none.
    """
    if line and box.h < BESIDE:
        picture, words = box.split_columns(0.5, 0.5, gap=8)
        return picture, words
    high = min(box.h - line, TALLEST, tall * box.w)
    top = box.centre[1] - (high + line) / 2
    return Box(box.x, top, box.w, high), Box(box.x, top + high, box.w, line)


def away(corner: Corner) -> tuple[int, int]:
    """Which way a corner lies from the middle of its card."""
    dx = 1 if corner in (Corner.TOP_RIGHT, Corner.BOTTOM_RIGHT) else -1
    dy = 1 if corner in (Corner.BOTTOM_RIGHT, Corner.BOTTOM_LEFT) else -1
    return dx, dy


def is_beside(place: int, other: int) -> bool:
    """Whether the cards of two places lie side by side, or corner to corner."""
    (row, column), (other_row, other_column) = divmod(place, SIDE), divmod(other, SIDE)
    return max(abs(row - other_row), abs(column - other_column)) == 1


def plan(
    width: float, height: float, text_scale: float, seats: int, *, die: bool, timed: bool
) -> QuivvitLayout:
    """The layout for *seats* seats on a screen of *width* x *height*."""
    room = table_area(width, height, text_scale)
    top = top_bar_layout(room, text_scale, SIDE_WIDTH)
    under = top.bottom + UNDER - UNDER_LESS * (text_scale - 1)
    table = Box(room.x, under, room.w, room.bottom - under)
    side = min(table.h, table.w - 2 * (COLUMN + GAP))
    mat = Box.around(*table.centre, side, side)
    card = 0.976 * side / (SIDE + (SIDE - 1) * APART)
    places = grid(SIDE, SIDE, (card, card), APART * card, mat.centre)
    left, right = _columns(table, mat)
    panels = _seat_boxes(left, right, text_scale, seats)
    low = panels[2].y - GAP if seats > ABOVE else table.bottom
    shared = Box(right.x, panels[1].bottom + GAP, right.w, low - panels[1].bottom - GAP)
    stock, timer = shared.split_columns(0.5, 0.5, gap=GAP)
    if not timed:
        stock = Box.around(*shared.centre, 1.7 * stock.w, stock.h)
    spare = Box(left.x, panels[0].bottom + GAP, left.w, panels[3].y - panels[0].bottom - 2 * GAP)
    tray, decline = _tray_and_decline(spare, text_scale)
    legend = panels[3] if seats < len(panels) else None
    basket = tray if legend and not die else None
    best = _record(tray, decline, legend, die=die)
    return QuivvitLayout(
        top_bar=top,
        mat=mat,
        places=tuple(places),
        card=card,
        panels=tuple(_seat(box, text_scale, mirrored=box.x > mat.x) for box in panels[:seats]),
        tray=tray if die else None,
        basket=basket,
        stock=stock,
        lunch=() if timed else _beside_deck(shared, stock),
        timer=timer if timed else None,
        decline=decline,
        legend=legend,
        best=best,
    )


def _beside_deck(shared: Box, stock: Box) -> tuple[Box, Box]:
    """What is left and right of the deck in the *stock*, in all the *shared* room."""
    tray = min(stock.w, stock.h, TRAY)
    side = (shared.w - tray) / 2 - GAP
    y, high = shared.centre[1] - tray / 2, tray
    return Box(shared.x, y, side, high), Box(shared.right - side, y, side, high)


def _columns(table: Box, mat: Box) -> tuple[Box, Box]:
    """What is left and right of the *mat* on the *table*."""
    wide = min(mat.x - GAP - table.x, COLUMN_WIDEST)
    left = Box(mat.x - GAP - wide, table.y, wide, table.h)
    return left, Box(mat.right + GAP, table.y, wide, table.h)


def _record(tray: Box, decline: Box, legend: Box | None, *, die: bool) -> Box | None:
    """Where the best turn stands: in the place of the *legend*, or else in that of the die."""
    if legend:
        return Box.around(*legend.centre, (1 - 2 * BEST_IN) * legend.w, decline.h)
    return None if die else replace(tray, y=decline.y, h=decline.h)


def _tray_and_decline(room: Box, text_scale: float) -> tuple[Box, Box]:
    """The tray of the die in *room*, and where one says no, at the foot of what is beside it."""
    tray, edge = room.split_columns(0.6, 0.4, gap=GAP)
    high = min(edge.h, DECLINE * text_scale)
    return tray, Box(edge.x, edge.bottom - high, edge.w, high)


def _seat_boxes(left: Box, right: Box, text_scale: float, seats: int) -> tuple[Box, ...]:
    """Four places in the corners beside the grid, clockwise from the top left one.

    The upper one of a column is higher while there is no seat in the lower one.
    """
    high = SEAT_HIGH - SEAT_LESS * (text_scale - 1)
    more = FEW_HIGHER - FEW_LESS * (text_scale - 1)
    (own, below), (other, last) = (
        _two_rows(column, high, more if seats <= few else 0.0)
        for column, few in ((left, ABOVE + 1), (right, ABOVE))
    )
    return own, other, last, below


def _two_rows(column: Box, high: float, more: float) -> tuple[Box, Box]:
    """Two places at both ends of a column, so *high*, the upper one higher by so much *more*."""
    low = high - more
    return (
        Box(column.x, column.y, column.w, high + more),
        Box(column.x, column.bottom - low, column.w, low),
    )


def _seat(box: Box, text_scale: float, *, mirrored: bool) -> SeatPlaces:
    """A frog on its tag, at the right if *mirrored*; its cards begin behind it."""
    upper, tag, keys, foot = tag_rows(box, text_scale, tag=TAG - TAG_LESS * (text_scale - 1))
    frog = min(FROG_WIDEST, FROG_SHARE * box.w, upper.h / FROG_TALL)
    x, covered = box.right - frog / 2 if mirrored else box.x + frog / 2, PILE_FROM * frog
    return SeatPlaces(
        box=box,
        frog=FrogPlace(x, tag.y + FEET, frog, mirrored=mirrored),
        tag=tag,
        cards=replace(upper, x=upper.x + (not mirrored) * covered, w=upper.w - covered),
        keys=keys,
        status=foot,
    )


def place_boxes(layout: QuivvitLayout) -> Mapping[Hashable, Box]:
    """The cards of the grid, counted row by row."""
    side = layout.card
    return {i: Box.around(slot.x, slot.y, side, side) for i, slot in enumerate(layout.places)}

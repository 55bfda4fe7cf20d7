"""Where everything lies on the Mosquito table, for any shape of window and size of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.mosquito import LEVELS, Spot
from scenes.table.top_bar import GAP, TopBarLayout, top_bar_layout
from scenes.ui.safe_area import SAFE_Y, safe_area
from sprites.pictures.geometry import Box, Slot, row

CARD_TALL = 250 / 200
SEAM_X, SEAM_Y = 10.0, 4.0  # between two cards of the layout
BAND = 78.0  # the ribbon with the numbers, between the two rows
LANE = 34.0  # one row of numbers
WING = 104.0  # beside the rows: the pile on the left, the covered cards on the right
SMALL = 0.72  # a card of the pile, of one in the rows
PANEL_LEAST, PANEL_MOST = 420.0, 560.0
CARD_MOST = 168.0
METER_WIDE, METER_NARROW = 600.0, 470.0  # with text at 100 and at 200 %
ROWS = 2 * LEVELS
WING_ROOM = 22.0
CURTAIN = 300.0
MENU, MENU_LEAST, MENU_MOST, MENU_COUNT = 98.0, 104.0, 140.0, 5
FAN = 6  # cards spread out to be cut, more than there are seats


@dataclass(frozen=True, slots=True)
class MosquitoLayout:
    """Boxes and slots in design units; panels by seat, clockwise from the top left.

    ``card`` is the width of a card in the rows, ``cell`` the room it has. ``free`` is where no
    seat has its panel, ``air`` where fireflies are in nobody's way.
    """

    columns: int
    top_bar: TopBarLayout
    rows: Box
    band: Box
    card: float
    cell: tuple[float, float]
    panels: tuple[Box, ...]
    free: tuple[Box, ...]
    air: tuple[Box, ...]

    def slot(self, spot: Spot) -> Slot:
        """Where a card of the layout lies."""
        at, wide, high = spot.number - 1, *self.cell
        above = at < self.columns
        column = at if above else 2 * self.columns - 1 - at
        x = self.rows.centre[0] + (column - (self.columns - 1) / 2) * wide
        away = self.band.h / 2 + (spot.level + 0.5) * high
        return Slot(x, self.band.centre[1] + (-away if above else away))

    def box(self, spot: Spot) -> Box:
        """The room of a card of the layout, which touches its neighbours'."""
        slot = self.slot(spot)
        return Box.around(slot.x, slot.y, *self.cell)

    def number(self, number: int) -> Slot:
        """Where a number is printed on the ribbon."""
        slot, y = self.slot(Spot(number, 0)), self.band.centre[1]
        return Slot(slot.x, y - LANE / 2 - 1 if slot.y < y else y + LANE / 2 + 1)

    @property
    def spots(self) -> tuple[Spot, ...]:
        """All there are."""
        numbers = range(1, 2 * self.columns + 1)
        return tuple(Spot(number, level) for number in numbers for level in range(LEVELS))

    @property
    def pile(self) -> Slot:
        """Where the pile lies: left of the upper row."""
        return self._wing(self.rows.x, 1)

    @property
    def heap(self) -> Slot:
        """Where covered cards lie: right of the lower row."""
        return self._wing(self.rows.right, self.columns + 1)

    @property
    def small(self) -> float:
        """How much smaller than in the rows a card of the pile is."""
        return min(SMALL, (WING - WING_ROOM) / self.card)

    def menu(self, count: int) -> Sequence[Box]:
        """Where *count* buttons lie, over the ribbon, clear of the letters on the cards below."""
        wide = max(MENU_LEAST, min(MENU_MOST, (self.rows.w - 2 * WING) / MENU_COUNT)) * count
        left, top = self.band.centre[0] - wide / 2, self.band.bottom - MENU
        return Box(left, top, wide, MENU).split_columns(*(1,) * count)

    @property
    def curtain(self) -> Box:
        """Where a curtain hangs, and leaves the cards next to the ribbon to be seen."""
        return Box.around(*self.band.centre, self.rows.w, CURTAIN)

    def fan(self, count: int) -> list[Slot]:
        """Where cards lie spread out to be cut."""
        return row(count, self.card, SEAM_X, self.band.centre, room=self.rows.w)

    def cut(self, seat: int) -> Slot:
        """Where the card that a seat has cut lies: before its panel."""
        panel = self.panels[seat]
        left = panel.x < self.rows.x
        beside = WING + self.card * 0.6
        x = self.rows.x + beside if left else self.rows.right - beside
        high = self.card * CARD_TALL
        upper = panel.centre[1] < self.rows.centre[1]
        away = 1.5 * high
        return Slot(x, self.rows.centre[1] + (-away if upper else away))

    def lantern(self, seat: int) -> Slot:
        """Where the dealer's lantern hangs: between the panel and the outermost row."""
        panel = self.panels[seat]
        inwards = WING / 2
        x = self.rows.x + inwards if panel.x < self.rows.x else self.rows.right - inwards
        outermost = 1 if panel.centre[1] < self.rows.centre[1] else self.columns + 1
        return Slot(x, self.slot(Spot(outermost, LEVELS - 1)).y)

    def _wing(self, edge: float, number: int) -> Slot:
        inwards = WING / 2 if edge < self.rows.centre[0] else -WING / 2
        return Slot(edge + inwards, self.slot(Spot(number, 1)).y)


def plan(
    width: float, height: float, text_scale: float, columns: int, seats: int
) -> MosquitoLayout:
    """The layout for two rows of *columns* and *seats* panels on a screen of *width* x *height*."""
    room = safe_area(width, height)
    top = top_bar_layout(
        room, text_scale, METER_WIDE + (METER_NARROW - METER_WIDE) * (text_scale - 1)
    )
    low = Box(room.x, top.bottom + GAP, room.w, room.bottom - top.bottom - GAP)
    widest = (low.w - 2 * (PANEL_LEAST + GAP + WING)) / columns - SEAM_X
    tallest = (low.h - BAND) / ROWS - SEAM_Y
    card = min(widest, tallest / CARD_TALL, CARD_MOST)
    cell = card + SEAM_X, card * CARD_TALL + SEAM_Y
    high = ROWS * cell[1] + BAND
    rows = Box.around(*low.centre, columns * cell[0] + 2 * WING, high)
    band = Box.around(*rows.centre, rows.w, BAND)
    wide = min(PANEL_MOST, rows.x - GAP - room.x)
    corners = _corners(low, wide)
    panels = tuple(corners[place] for place in PLACES[seats])
    free = tuple(box for box in corners if box not in panels)
    return MosquitoLayout(
        columns=columns,
        top_bar=top,
        rows=rows,
        band=band,
        card=card,
        cell=cell,
        panels=panels,
        free=free,
        air=_air(low, rows, wide),
    )


PLACES: dict[int, Sequence[int]] = {1: (0,), 2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


def _corners(low: Box, wide: float) -> tuple[Box, ...]:
    """Clockwise from the top left."""
    high = (low.h - GAP) / 2
    left, right, lower = low.x, low.right - wide, low.bottom - high
    return (
        Box(left, low.y, wide, high),
        Box(right, low.y, wide, high),
        Box(right, lower, wide, high),
        Box(left, lower, wide, high),
    )


def _air(low: Box, rows: Box, wide: float) -> tuple[Box, ...]:
    """Beside the rows, below the pile and above the covered cards, and below everything."""
    half = rows.h / 2
    left = Box(low.x + wide, rows.centre[1], rows.x + WING - low.x - wide, half)
    right = Box(rows.right - WING, rows.y, low.right - wide - rows.right + WING, half)
    return left, right, Box(low.x, low.bottom, low.w, SAFE_Y)

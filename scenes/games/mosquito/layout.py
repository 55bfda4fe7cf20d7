"""Where everything lies on the Mosquito table, for any shape of window and size of text."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from rules.mosquito import LEVELS, Spot
from scenes.table.captions.hint_strip import table_area
from scenes.table.seats.seat_places import (
    FROG_TALL,
    KEYS,
    STATUS,
    TAG,
    SeatPlaces,
    frog_on_tag,
)
from scenes.table.top_bar_layout import GAP, TopBarLayout, top_bar_layout
from scenes.ui.safe_area import SAFE_X, SAFE_Y
from sprites.pictures.geometry import Box, Slot, row

CARD_TALL = 250 / 200
SEAM_LEAST, SEAM_MOST = 8.0, 24.0  # between two columns, as far as there is room
SEAM_Y = 6.0  # between two cards of a column
SEEN = 0.54  # of the height of a card that lies under the next one
SEEN_LEAST = 96.5  # design units of it, for fingers
CARD_LARGE, CARD_MOST = 132.0, 168.0  # for six columns seats are narrower, until cards are large
BAND = 70.0  # the log with the numbers, between the two rows
LANE = 34.0  # one row of numbers
SIDE = 14.0  # between the rows and the seats: room for the links at the ends
APART, UNDER = 5.0, 4.0  # between the seats at one side; over the upper ones, below the top bar
PANEL_LEAST, PANEL_USUAL, PANEL_MOST = 430.0, 450.0, 530.0
METER, METER_PAD, METER_X = 700.0, 84.0, 8.0  # its board, the pad on it, and beside that
NOTE_X, NOTE_Y = 9.0, 1.0  # how far within that board a note lies, which hides pile and words
PILE_TALL, PILE_UP = 86.0, 8.0  # a card of the pile, on the meter's board
PILE_ROOM, HEAP_ROOM = 108.0, 112.0  # how wide the places of pile and covered cards are
LANTERN_WIDE, LANTERN_TALL = 56.0, 75.0
BEHIND = 34.0  # room for the jar and the dealer's lantern, behind the frog
FROG_WIDEST, FROG_SHARE = 240.0, 0.56  # a frog, in design units and of its panel's width
PAWS = 0.73  # of a frog's width: so far from its back begin the cards that it holds
CURTAIN_LEAST, CURTAIN = 220.0, 255.0
MENU, MENU_LEAST, MENU_MOST, MENU_COUNT = 98.0, 104.0, 144.0, 5
MENU_SEAT = 96.0  # the least button at a seat
KEY_LINE = 40.0  # below a tag, above the buttons there
CLEAR = 44.0  # between a frog's head and the buttons above it: room for what it wears
HAND_ROW = 194.0  # one of two rows of a hand that is laid out
SENTENCE, ABOVE = 116.0, 20.0  # what the lit button does, and from there to it
KEY_LINES = 82.0  # what to press, in two lines
FAN, FAN_LARGER = 6, 1.5  # cards spread out to be cut, more than there are seats; than others
# Which corners the seats have: 0 is at the lower left, the others follow clockwise.
CORNERS: Mapping[int, Sequence[int]] = {1: (0,), 2: (0, 3), 3: (0, 2, 3), 4: (0, 1, 2, 3)}


@dataclass(frozen=True, slots=True)
class MosquitoLayout:
    """Boxes and slots in design units; panels by seat.

    ``card`` is the width of a card in the rows, ``seam`` the water between two columns. Each row
    has its cards in columns: from one level to the next it is ``step``, and where that is less
    than a card's height the lower one on the screen lies over the upper one. ``free`` is where
    no seat has its panel, ``air`` where fireflies are in nobody's way.
    """

    columns: int
    text_scale: float
    top_bar: TopBarLayout
    rows: Box
    band: Box
    card: float
    seam: float
    step: float
    panels: tuple[Box, ...]
    free: tuple[Box, ...]
    air: tuple[Box, ...]

    @property
    def tall(self) -> float:
        """The height of a card in the rows."""
        return self.card * CARD_TALL

    @property
    def pitch(self) -> float:
        """From one column to the next."""
        return self.card + self.seam

    def is_upper(self, spot: Spot) -> bool:
        """Whether a spot is above the log."""
        return spot.number <= self.columns

    def slot(self, spot: Spot) -> Slot:
        """Where a card of the layout lies."""
        at, above = spot.number - 1, self.is_upper(spot)
        column = at if above else 2 * self.columns - 1 - at
        x = self.rows.centre[0] + (column - (self.columns - 1) / 2) * self.pitch
        away = self.band.h / 2 + SEAM_Y / 2 + self.tall / 2 + spot.level * self.step
        return Slot(x, self.band.centre[1] + (-away if above else away))

    def box(self, spot: Spot, filled: bool, outside: bool) -> Box:
        """What is to be seen of a spot: of a card, or of the water where one can come.

        *outside* tells whether a card lies on the next spot away from the log.
        """
        slot, above = self.slot(spot), self.is_upper(spot)
        top, high = slot.y - self.tall / 2 - SEAM_Y / 2, self.tall + SEAM_Y
        if not filled and not above:
            top, high = top + high - self.step, self.step
        elif (above and spot.level) or (not above and outside):
            high = self.step
        return Box(slot.x - self.pitch / 2, top, self.pitch, high)

    def number(self, number: int) -> Slot:
        """Where a number is printed on the log."""
        slot, y = self.slot(Spot(number, 0)), self.band.centre[1]
        return Slot(slot.x, y - LANE / 2 if slot.y < y else y + LANE / 2)

    @property
    def spots(self) -> tuple[Spot, ...]:
        """All there are."""
        numbers = range(1, 2 * self.columns + 1)
        return tuple(Spot(number, level) for number in numbers for level in range(LEVELS))

    @property
    def pile(self) -> Slot:
        """Where the pile lies: on the meter's board."""
        heap = self.heap
        return Slot(heap.x - (PILE_ROOM + HEAP_ROOM) / 2, heap.y)

    @property
    def heap(self) -> Slot:
        """Where covered cards lie: beside the pile."""
        side = self.top_bar.side
        return Slot(side.right - HEAP_ROOM / 2 - 8, side.centre[1] - PILE_UP)

    @property
    def small(self) -> float:
        """How much smaller than in the rows a card of the pile is."""
        return PILE_TALL / self.tall

    @property
    def meter(self) -> Box:
        """Where the meter's words are written, beside the pile."""
        side = self.top_bar.side
        return Box(side.x, side.y, self.pile.x - PILE_ROOM / 2 - side.x, side.h)

    @property
    def note(self) -> Box:
        """Where notes are told: on the meter's board beside the pad with the number of pads."""
        side, left = self.top_bar.side, METER_X + METER_PAD
        return Box(side.x + left, side.y, side.w - left - NOTE_X, side.h).inset(0, NOTE_Y)

    @property
    def note_beside_pile(self) -> Box:
        """Where the same board has room for notes about the pile: left of it."""
        note = self.note
        return Box(note.x, note.y, self.meter.right - note.x, note.h)

    def menu(self, seat: int, count: int) -> Sequence[Box]:
        """Where *count* buttons lie: above the frog of a seat, if the place above is free.

        Else they lie below its tag, where words would stand: frog and cards are to be seen.
        Too many lie over the log, clear of the letters on the cards below.
        """
        places, panel = self.places(seat), self.panels[seat]
        wide = min(MENU_MOST * count, panel.w)
        left = panel.centre[0] - wide / 2
        if wide < MENU_SEAT * count:
            wide = max(MENU_LEAST, min(MENU_MOST, self.rows.w / MENU_COUNT)) * count
            row = Box(self.band.centre[0] - wide / 2, self.band.bottom - MENU, wide, MENU)
        elif self._free_above(seat):
            row = Box(left, self._above_head(seat) - MENU, wide, MENU)
        else:
            row = Box(left, places.status.bottom - MENU, wide, MENU)
        return row.split_columns(*(1,) * count)

    def button(self, seat: int, box: Box) -> Box:
        """What is seen of a button in this *box* of its menu: less below a tag, for the keys."""
        tag = self.places(seat).tag
        if box.y < tag.bottom or box.x > tag.right:
            return box
        top = max(box.y, tag.bottom + KEY_LINE)
        return Box(box.x, top, box.w, box.bottom - top)

    def _above_head(self, seat: int) -> float:
        """How far down things can lie above the frog of a seat."""
        places = self.places(seat)
        return places.tag.y - FROG_TALL * places.frog.width - CLEAR

    def _free_above(self, seat: int) -> Box | None:
        """The place above a seat, if that is free."""
        return next((box for box in self.free if _is_above(box, self.panels[seat])), None)

    def sentence(self, seat: int) -> Box | None:
        """Where it is written what a seat's lit button does: in the free place above, if any."""
        free = self._free_above(seat)
        if free is None:
            return None
        bottom = min(free.bottom, self.menu(seat, 1)[0].y - ABOVE)
        high = min(SENTENCE * self.text_scale, bottom - free.y)
        return Box(free.x, bottom - high, free.w, high)

    def hand_room(self, seat: int) -> Box | None:
        """Where a hand can be laid out clear of its frog: in the free place above, if any."""
        free = self._free_above(seat)
        if free is None:
            return None
        bottom = self._above_head(seat)
        high = min(2 * HAND_ROW, bottom - free.y)
        return Box(free.x, bottom - high, free.w, high)

    def legend(self, people: Collection[int]) -> Box | None:
        """Where the aim can stand: in a free place that is not above the seats of *people*."""
        free = [box for box in self.free[:2] if box in self.free_but_above(people)]
        return free[-1] if free and len(self.free) > 1 else None

    def free_but_above(self, seats: Collection[int]) -> Sequence[Box]:
        """The free places that are not above these *seats*, which may read there."""
        panels = [self.panels[seat] for seat in seats]
        return [box for box in self.free if not any(_is_above(box, panel) for panel in panels)]

    def curtain(self, seat: int) -> Box:
        """Where the curtain of a seat hangs: before its frog and its cards, clear of the rows.

        With large text it needs the room of the tag as well.
        """
        tag, top = self.places(seat).tag, self.panels[seat].y
        bottom = tag.y if tag.y - top >= CURTAIN_LEAST else tag.bottom
        high = min(CURTAIN, bottom - top)
        return Box(tag.x, bottom - high, tag.w, high)

    def fan(self, count: int) -> list[Slot]:
        """Where cards lie spread out to be cut: a little lower if they are larger."""
        x, y = self.band.centre
        middle = x, y + (self.fan_scale - 1) * self.tall / 4
        return row(count, self._fanned, self.seam, middle, room=self._fan_room)

    @property
    def fan_scale(self) -> float:
        """How much larger a card is there than in the rows."""
        return self._fanned / self.card

    @property
    def _fanned(self) -> float:
        room = self._fan_room - (FAN - 1) * SEEN_LEAST
        return max(self.card, min(FAN_LARGER * self.card, room))

    @property
    def _fan_room(self) -> float:
        return max(self.rows.w, (FAN - 1) * SEEN_LEAST + self.card)

    def cut(self, seat: int) -> Slot:
        """Where the card that a seat has cut lies: before its panel."""
        panel, beside = self.panels[seat], self.pitch / 2
        x = self.rows.x + beside if self.at_left(seat) else self.rows.right - beside
        away = self.tall * 1.4
        upper = panel.centre[1] < self.rows.centre[1]
        return Slot(x, self.rows.centre[1] + (-away if upper else away))

    def lantern(self, seat: int) -> Slot:
        """Where the dealer's lantern stands: on the seat's tag, behind the frog."""
        tag, inwards = self.places(seat).tag, LANTERN_WIDE / 2
        x = tag.x + inwards if self.at_left(seat) else tag.right - inwards
        return Slot(x, tag.y - LANTERN_TALL / 2 + 4)

    def at_left(self, seat: int) -> bool:
        """Whether a seat is left of the rows."""
        return self.panels[seat].x < self.rows.x

    def places(self, seat: int) -> SeatPlaces:
        """The places of a seat."""
        box, mirrored = self.panels[seat], not self.at_left(seat)
        return frog_on_tag(
            box, self.text_scale, paws=PAWS, behind=BEHIND, widest=FROG_WIDEST,
            share=FROG_SHARE, keys=self.keys, mirrored=mirrored,
        )  # fmt: skip

    @property
    def keys(self) -> float:
        """How much room there is for what to press: two lines, if cards stay within reach."""
        most = self.panels[0].h - TAG - STATUS * self.text_scale - 2 * SEEN_LEAST
        return min(max(KEYS, most), KEY_LINES)


def plan(
    width: float, height: float, text_scale: float, columns: int, seats: int
) -> MosquitoLayout:
    """The layout for two rows of *columns* and *seats* panels on a screen of *width* x *height*."""
    room = table_area(width, height, text_scale)
    top = top_bar_layout(room, text_scale, METER)
    low = Box(room.x, top.bottom + GAP, room.w, room.bottom - top.bottom - GAP)
    most = min(_tallest(low.h) / CARD_TALL, CARD_MOST)
    beside = (low.w - columns * (min(most, CARD_LARGE) + SEAM_LEAST)) / 2 - SIDE
    pitch = (low.w - 2 * (min(max(PANEL_LEAST, beside), PANEL_USUAL) + SIDE)) / columns
    card = min(pitch - SEAM_LEAST, most)
    seam = min(pitch - card, SEAM_MOST)
    step = min(card * CARD_TALL + SEAM_Y, _step(low.h, card * CARD_TALL))
    high = BAND + 2 * (card * CARD_TALL + SEAM_Y) + 2 * (LEVELS - 1) * step
    rows = Box.around(*low.centre, columns * (card + seam), high)
    wide = min(PANEL_MOST, rows.x - SIDE - room.x)
    over = top.bottom + UNDER
    corners = _corners(Box(low.x, over, low.w, low.bottom - over), wide)
    taken = CORNERS[seats]
    return MosquitoLayout(
        columns=columns,
        text_scale=text_scale,
        top_bar=top,
        rows=rows,
        band=Box.around(*rows.centre, rows.w, BAND),
        card=card,
        seam=seam,
        step=step,
        panels=tuple(corners[place] for place in taken),
        free=tuple(box for place, box in enumerate(corners) if place not in taken),
        air=_air(room, low, [corners[place] for place in range(4) if place not in taken]),
    )


def _tallest(room: float) -> float:
    """How high a card can be so that enough is to be seen of those that lie under others."""
    room, steps = room - BAND - 2 * SEAM_Y, 2 * (LEVELS - 1)
    return min(room / (2 + SEEN * steps), (room - SEEN_LEAST * steps) / 2)


def _step(room: float, tall: float) -> float:
    """How far apart two levels can be for cards that are *tall*."""
    return (room - BAND - 2 * (tall + SEAM_Y)) / (2 * (LEVELS - 1))


def _is_above(box: Box, panel: Box) -> bool:
    """Whether *box* lies on the same side as a *panel*, and above it."""
    return box.x == panel.x and box.bottom <= panel.y


def _corners(room: Box, wide: float) -> tuple[Box, ...]:
    """Clockwise from the lower left."""
    high = (room.h - APART) / 2
    left, right, lower = room.x, room.right - wide, room.bottom - high
    return (
        Box(left, lower, wide, high),
        Box(left, room.y, wide, high),
        Box(right, room.y, wide, high),
        Box(right, lower, wide, high),
    )


def _air(room: Box, low: Box, free: Sequence[Box]) -> tuple[Box, ...]:
    """Where no seat is, in the margins at both sides, and below everything."""
    sides = (Box(x, low.y, SAFE_X, low.h) for x in (room.x - SAFE_X, room.right))
    return *free, *sides, Box(low.x, low.bottom, low.w, SAFE_Y)

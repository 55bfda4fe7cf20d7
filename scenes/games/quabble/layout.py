"""Where everything lies on the Quabble table, for any shape of window and size of text.

The King and the frogs sit in one line along the far edge of the table, he in the middle of them.
Before each seat lie its tag, its Treasury and its controls, before the King what he got; on the
near half of the table lie the cards on offer, each between the seats that may claim it. While
cards are offered they are low, so that a hand has its place below them.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.core import Seat
from scenes.table.seats.seat_places import SeatPlaces
from scenes.table.top_bar_layout import TopBarLayout
from sprites.pictures.geometry import Box, Slot, row
from sprites.pictures.pose import Pose

CARD_TALL = 350 / 250
HAND_CARD = 96.0  # the least width of a card that a finger can hit
COUNT_BANNER, COUNT_APART = 270.0, 16.0  # how high it is; what is between it and Treasuries
THRONE = 0.83  # of the width of the King's drawing: his throne
CURTAIN, STRIP = 440.0, 1100.0
PAW_ACROSS, PAW_LOW = (0.42, 0.99), 10.0  # of a card's width, beside its number and its drawing
PAW_ROOM = 42.0  # from the middle of a paw that lies before its seat to what is beside it
PAW_LARGE, PAW_TURNED = 1.15, 20.0  # how large it is there; degrees towards the card
TRAY_END, TRAY_APART = 40.0, 10.0  # in a tray, beside cards; between it and words about them
HAND_EDGE, RAISED = 10.0, 16.0  # below a hand; above it, for the frame round a raised card
LIP, LIP_OUT = 32.0, 3.0  # over that, the rim with what to press; how far this reaches over it


@dataclass(frozen=True, slots=True)
class QuabbleSeatPlaces(SeatPlaces):
    """The places of one seat at this table.

    ``pennant`` is where its score stands, ``hand`` where its frog holds its cards.
    ``signs`` is where one reads what to press: it reaches over the places of other seats.
    """

    pennant: Box
    hand: Box
    signs: Box


@dataclass(frozen=True, slots=True)
class QuabbleLayout:
    """Boxes in design units; seats in order. Gap g is left of column g; the last one is gap 0 too.

    ``mats`` are the places of cards while they are offered, and ``gaps`` those with words on them,
    from which they are claimed; over these, in ``bands``, stands what they bring. ``near`` is the
    near half of the table, ``hand_box`` is where a hand is laid out, ``reading_share`` of it is for
    words about a card, and ``legend`` is where one reads what scores say.
    """

    top_bar: TopBarLayout
    room: Box
    king: Box
    hoard: Box
    far_edge: float
    mats: tuple[Box, ...]
    gaps: tuple[Box, ...]
    bands: tuple[Box, ...]
    seats: tuple[QuabbleSeatPlaces, ...]
    near: Box
    hand_box: Box
    reading_share: float
    legend: Box

    @property
    def order_legend(self) -> Box:
        """Where one reads what the numbers beside names say, over what one reads of scores."""
        box, tag = self.legend, self.seats[0].tag
        return Box.around(box.centre[0], tag.centre[1], box.w, tag.h)

    @property
    def throne(self) -> Box:
        """What the King takes up of the place of his drawing, which has room for his gestures."""
        return self.king.inset((1 - THRONE) / 2 * self.king.w, 0)

    def places(self, giver: Seat) -> tuple[int, ...]:
        """The gaps in which a card is shown that *giver* offered: two at the ends of the line."""
        column = column_of(giver, len(self.seats))
        return (column,) if column else (0, len(self.seats))

    def beside(self, gap: int) -> tuple[Seat, Seat]:
        """The seats that may claim the card in a gap: the one on its left, the one on its right."""
        seats = len(self.seats)
        return seat_in((gap - 1) % seats, seats), seat_in(gap % seats, seats)

    def hand(self, count: int) -> list[Slot]:
        """Slots for a hand of *count* cards, left of where one reads about them."""
        wide, box = self.hand_card, self.tray
        left, right = box.x + TRAY_END, box.right - TRAY_END
        y = box.bottom - HAND_EDGE - wide * CARD_TALL / 2
        return row(count, wide, 14, ((left + right) / 2, y), room=right - left)

    @property
    def tray(self) -> Box:
        """Where a hand lies, beside what one reads about it."""
        box = self.hand_box
        return Box(box.x, box.y, self.reading.x - TRAY_APART - box.x, box.h)

    @property
    def lip(self) -> Box:
        """Where one reads what to press with a hand: on the upper rim of its tray."""
        box, high = self.tray, self.seats[0].signs.h
        return Box(box.x + TRAY_END, box.y - LIP_OUT, box.w - 2 * TRAY_END, high)

    @property
    def strip(self) -> Box:
        """Where all read about a card that was just offered, while nobody's hand lies there."""
        wide = min(STRIP, self.hand_box.w)
        return Box(self.near.centre[0] - wide / 2, self.hand_box.y, wide, self.hand_box.h)

    @property
    def hand_card(self) -> float:
        """How wide a card in the hand is."""
        return card_in(self.hand_box.h - LIP)

    @property
    def reading(self) -> Box:
        """Where one reads about a card of the hand."""
        box = self.hand_box
        wide = self.reading_share * box.w
        return Box(box.right - wide, box.y, wide, box.h)

    def treasury_reading(self, *, over_hand: bool) -> tuple[Box, Box]:
        """Where one sees the cards of a frog and reads of them: over a hand or cards to claim."""
        if over_hand:
            return self.tray, self.reading
        y, high = self.near.y, self.near.h
        tray, words = (Box(box.x, y, box.w, high) for box in (self.tray, self.reading))
        return tray, words

    def snatch_choices(self) -> tuple[Box, Box]:
        """Where what lies on the left and on the right can be taken from: two rows."""
        top = self.hoard.bottom
        free = Box(self.tray.x, top, self.tray.w, self.near.bottom - top)
        upper, lower = free.split_rows(1, 1, gap=8)
        return upper, lower

    @property
    def loot_words(self) -> Box:
        """Where one reads about what can be taken: on the right of both rows, over the signs."""
        top, box = self.snatch_choices()[0].y + 8, self.reading
        return Box(box.x, top, box.w, self.loot_signs.y - 4 - top)

    @property
    def loot_signs(self) -> Box:
        """Where one reads what to press to take something."""
        box, high = self.reading, self.seats[0].signs.h
        return Box(box.x, self.snatch_choices()[1].bottom - 8 - high, box.w, high)

    @property
    def count_banner(self) -> Box:
        """Where all read about the kind that is counted: on the near edge of the table."""
        box = self.near
        return Box(box.x, box.bottom - COUNT_BANNER, box.w, COUNT_BANNER)

    @property
    def counted_card(self) -> Box:
        """Where a card stands whose power is counted: between the King and the banner."""
        x, top = self.king.centre[0], self.king.bottom + COUNT_APART
        high = self.count_banner.y - COUNT_APART - top
        return Box.around(x, top + high / 2, high / CARD_TALL, high)

    def counted_cards(self, seat: Seat) -> Box:
        """The place of a Treasury in the count, when nothing lies between it and the banner."""
        box = self.seats[seat].cards
        return Box(box.x, box.y, box.w, self.count_banner.y - COUNT_APART - box.y)

    def between_paws(self, seat: Seat) -> Box:
        """Where *seat* reads what to press while the paws of others lie beside it."""
        room, middle = self.seats[seat].signs, self.seats[seat].keys.centre[0]
        paws = [places.keys.centre[0] for places in self.seats]
        left = max(room.x, *(x + PAW_ROOM if x < middle else room.x for x in paws))
        right = min(room.right, *(x - PAW_ROOM if x > middle else room.right for x in paws))
        return Box(left, room.y, right - left, room.h)

    def curtain(self, seat: Seat) -> Box:
        """The cover that hides a seat's place while it claims; it leaves the King alone."""
        places = self.seats[seat]
        wide, x = max(places.box.w, CURTAIN), places.box.centre[0]
        left, right = self.room.x, self.throne.x
        if x > self.king.centre[0]:
            left, right = self.throne.right, self.room.right
        x = min(max(x - wide / 2, left), right - wide)
        return Box(x, places.tag.y, wide, self.bands[0].y - places.tag.y)


def card_in(high: float) -> float:
    """How wide a card is that can be raised in a row so *high*."""
    return max(HAND_CARD, (high - HAND_EDGE - RAISED) / CARD_TALL)


def paw_on(card: Box, *, left: bool) -> Pose:
    """Where the paw of a seat lies on its left or its right card: on the upper edge of it."""
    turned = PAW_TURNED if left else -PAW_TURNED
    x = card.x + PAW_ACROSS[left] * card.w
    return Pose(x, card.y + PAW_LOW, turned, PAW_LARGE, PAW_LARGE)


def column_of(seat: Seat, seats: int) -> int:
    """The column of *seat*, counted from the left; the left neighbour is one to the left."""
    return (seats // 2 - seat) % seats


def seat_in(column: int, seats: int) -> Seat:
    """The seat in a column."""
    return Seat((seats // 2 - column) % seats)

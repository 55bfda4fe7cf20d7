"""Where everything lies on the Quabble table, for any shape of window and size of text."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core import Seat
from scenes.table.top_bar import GAP, TopBarLayout, top_bar_layout
from scenes.ui.safe_area import safe_area
from sprites.pictures.geometry import Box, Slot, row

SIDE_WIDE, SIDE_NARROW = 560.0, 470.0  # usual; with the largest text, which the prompt needs more
PANEL_HIGH, PANEL_MORE = 380.0, 24.0  # usual; what the largest text adds
PILE_HIGH = 50.0
CARD_TALL = 350 / 250
GROWN_ART, GROWN_WORDS = 0.74, 212.0  # how high are picture (of its width) and words of a card
GROWN_WIDEST = 236.0
HAND_CARD = 96.0  # the least width of a card that a finger can hit
HALL_SHARE = 0.52  # of the room above the panels; the rest is for offers
READING = 0.4  # of the hall's width
CURTAIN = 440.0
ARROW = 62.0  # room over a hand for the arrow that points at a card


@dataclass(frozen=True, slots=True)
class QuabbleLayout:
    """Boxes in design units; panels by seat. Gap g is left of column g; the last one is gap 0 too.

    ``gaps`` are the places of cards that are offered, ``piles`` those of shared ones under them.
    """

    top_bar: TopBarLayout
    hall: Box
    cloth: Box
    gaps: tuple[Box, ...]
    piles: tuple[Box, ...]
    panels: tuple[Box, ...]
    grown: tuple[float, float]

    @property
    def seats(self) -> int:
        """How many sit there."""
        return len(self.panels)

    def places(self, giver: Seat) -> tuple[int, ...]:
        """The gaps in which a card is shown that *giver* offered: two at the ends of the line."""
        column = column_of(giver, self.seats)
        return (column,) if column else (0, self.seats)

    def grown_box(self, gap: int) -> Box:
        """A gap's card with its words on."""
        w, h = self.grown
        small = self.gaps[gap]
        return Box(small.centre[0] - w / 2, small.bottom - h, w, h)

    def hand(self, count: int) -> list[Slot]:
        """Slots for a hand of *count* cards in the left part of the hall."""
        wide, hall = self.hand_card, self.hall
        left, right = hall.x + 20, self.reading.x - 20
        y = hall.bottom - 10 - wide * CARD_TALL / 2
        return row(count, wide, 14, ((left + right) / 2, y), room=right - left)

    @property
    def hand_card(self) -> float:
        """How wide a card in the hand is."""
        return min(190.0, max(HAND_CARD, (self.hall.h - ARROW) / CARD_TALL))

    @property
    def reading(self) -> Box:
        """Where one reads about a card of the hand."""
        wide = READING * self.hall.w
        return Box(self.hall.right - wide - 12, self.hall.y + 8, wide, self.hall.h - 16)

    @property
    def ceiling(self) -> float:
        """How high the arrow over a card of the hand may be: not over what is written above."""
        return self.hall.y + ARROW / 2

    def snatch_choices(self) -> tuple[Box, Box]:
        """Where what lies on the left and on the right can be taken from: two rows."""
        free = Box(self.hall.x, self.hall.y, self.hall.w, self.cloth.bottom - self.hall.y)
        upper, lower = free.split_rows(1, 1, gap=8)
        return upper, lower

    @property
    def loot_words(self) -> Box:
        """Where one reads about what can be taken: at the right side of both rows."""
        box = self.reading
        return Box(box.x, box.y, box.w, self.cloth.bottom - box.y - 8)

    def curtain(self, seat: Seat) -> Box:
        """The cover that hides a seat's panel while it claims."""
        panel = self.panels[seat]
        wide = max(panel.w, CURTAIN)
        x = min(max(panel.centre[0] - wide / 2, self.hall.x), self.hall.right - wide)
        return Box(x, panel.y + 30, wide, panel.h - 60)


def column_of(seat: Seat, seats: int) -> int:
    """The column of *seat*, counted from the left; the left neighbour is one to the left."""
    return (seats // 2 - seat) % seats


def plan(width: float, height: float, text_scale: float, seats: int) -> QuabbleLayout:
    """The layout for *seats* seats on a screen of *width* x *height*."""
    room, larger = safe_area(width, height), text_scale - 1
    top = top_bar_layout(room, text_scale, SIDE_WIDE + (SIDE_NARROW - SIDE_WIDE) * larger)
    dock_h = PANEL_HIGH + PANEL_MORE * larger
    panels = _panels(Box(room.x, room.bottom - dock_h, room.w, dock_h), seats)
    pitch = panels[0].w + GAP
    widest = min(GROWN_WIDEST, (pitch - GAP / 2 - 6) / 1.5)
    low = panels[0].y - 10 - PILE_HIGH
    free = Box(room.x, top.bottom + 10, room.w, low - 8 - top.bottom - 10)
    hall, cloth = free.split_rows(HALL_SHARE, 1 - HALL_SHARE, gap=8)
    centres = _centres(room, pitch, widest, seats)
    small = min(widest, cloth.h / CARD_TALL)
    return QuabbleLayout(
        top_bar=top,
        hall=hall,
        cloth=cloth,
        gaps=tuple(Box.around(x, cloth.centre[1], small, small * CARD_TALL) for x in centres),
        piles=tuple(Box(x - widest / 2, low, widest, PILE_HIGH) for x in centres),
        panels=tuple(panels[column_of(Seat(seat), seats)] for seat in range(seats)),
        grown=(widest, min(free.h, GROWN_ART * widest + GROWN_WORDS)),
    )


def _panels(area: Box, seats: int) -> tuple[Box, ...]:
    return area.split_columns(*(1.0,) * seats, gap=GAP)


def _centres(room: Box, pitch: float, wide: float, seats: int) -> list[float]:
    """The middles of the gaps between columns, and of the two at the ends, drawn inwards."""
    between = [room.x + column * pitch - GAP / 2 for column in range(1, seats)]
    return [room.x + wide / 2, *between, room.right - wide / 2]

"""Where hands lie small beside their frogs: a pile of what nobody has seen, the others in a row."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from scenes.games.frogger.foot.foot_layout import ASPECT
from scenes.table.seats.hand_panel import HandPanel
from sprites.pictures.geometry import Slot, row

MINI = 0.56  # a card in a panel: its width, of its height
MINI_HIGH = 0.72  # the height of one, of the width of its room, at most
APART, PILE_APART = 4.0, 6.0  # between cards in a panel, and right of a pile of them
PILE_WIDE = 0.62  # of such a card is a card face down: of these one need only know how many
LEAST_SHOWN = 0.4  # of the width of a card in a panel: room for signs


class SmallHands:
    """The places and sizes of cards in *panels*."""

    def __init__(self, panels: Sequence[HandPanel]) -> None:
        self._rooms = [panel.room for panel in panels]

    def card(self, seat: Seat) -> tuple[float, float]:
        """How wide and how high a card of a seat is."""
        room = self._rooms[seat]
        high = min(room.h - 4, MINI_HIGH * room.w)
        return MINI * high, high

    def face_down(self, seat: Seat) -> tuple[float, float]:
        """How wide and how high the pile of what nobody has seen is."""
        wide = PILE_WIDE * self.card(seat)[0]
        return wide, wide * ASPECT

    def pile(self, seat: Seat) -> tuple[float, float]:
        """The middle of that, at the feet of the frog."""
        room, (wide, high) = self._rooms[seat], self.face_down(seat)
        return room.x + wide / 2, room.bottom - high / 2

    def slots(self, seat: Seat, hidden: int, count: int) -> list[Slot]:
        """Slots for *count* cards, the first of them *hidden*."""
        box, wide = self._rooms[seat], self.card(seat)[0]
        left = box.x + (self.face_down(seat)[0] + PILE_APART if hidden else 0.0)
        room = min(box.right - left, (count - hidden) * (wide + APART) - APART)
        at = left + room / 2, box.centre[1]
        return [
            *[Slot(*self.pile(seat))] * hidden,
            *row(count - hidden, wide, APART, at, room=room),
        ]

    def shows(self, seat: Seat, hidden: int, count: int, place: int) -> float | None:
        """How much a card shows of its width, if the next one leaves room for signs."""
        slots, wide = self.slots(seat, hidden, count), self.card(seat)[0]
        apart = slots[place + 1].x - slots[place].x if place + 1 < len(slots) else wide
        return apart if LEAST_SHOWN * wide <= apart < wide else None

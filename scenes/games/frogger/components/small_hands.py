"""Where hands lie small beside their frogs: a pile of what nobody has seen, the others in rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rules.core import Seat
from scenes.games.frogger.foot.foot_layout import ASPECT
from scenes.table.seats.hand_panel import HandPanel
from sprites.pictures.geometry import Box, Slot, row

MINI, LEAST_WIDE = 0.56, 0.3  # a card in a panel: its width, of its height; where many lie there
MINI_HIGH = 0.9  # the height of one, of the width of its room, at most
MINI_MOST = 190.0  # lower than the cards of the hand in the tray
APART, PILE_APART = 4.0, 6.0  # between cards in a panel, and right of a pile of them
MARGIN = 2.0  # above and below the cards in a panel
PILE_WIDE = 0.76  # of such a card is a card face down: of these one need only know how many
PILE_LEAST = 48.0  # how wide that is at least, for the number on it
LEAST_SHOWN = 0.4  # of the width of a card in a panel: room for signs
ROWS_MOST = 3
COVERED = 0.7  # so much is a sign worth on cards that lie over each other
SIGNS = 2  # on most cards, one below the other
RAGGED = 0.8  # so much are signs worth in rows that do not begin one below the other


@dataclass(frozen=True, slots=True)
class _Rows:
    """Rows of cards, each ``wide`` and ``high``: the room of each row, and how many lie in it.

    They all begin one below the other if they are ``even``.
    """

    wide: float
    high: float
    rooms: tuple[Box, ...]
    counts: tuple[int, ...]
    even: bool

    def slots(self) -> Iterator[Slot]:
        """Where they lie, row by row."""
        for room, count in zip(self.rooms, self.counts, strict=True):
            wide = min(room.w, count * (self.wide + APART) - APART)
            at = room.x + wide / 2, room.centre[1]
            yield from row(count, self.wide, APART, at, room=wide)

    @property
    def signs(self) -> float:
        """How large the signs can be on what each card shows, less where cards are covered."""
        apart = [
            (room.w - self.wide) / (count - 1)
            for room, count in zip(self.rooms, self.counts, strict=True)
            if count > 1
        ]
        shown = min([self.wide, *apart])
        return min(self.high / SIGNS, shown if shown == self.wide else COVERED * shown)


class SmallHands:
    """The places and sizes of cards in *panels*."""

    def __init__(self, panels: Sequence[HandPanel]) -> None:
        self._rooms = [panel.room for panel in panels]

    def card(self, seat: Seat, hidden: int, count: int) -> tuple[float, float]:
        """How wide and how high the open cards are of a seat with *count*, some *hidden*."""
        rows = self._rows(seat, hidden, count)
        return rows.wide, rows.high

    def face_down(self, seat: Seat) -> tuple[float, float]:
        """How wide and how high the pile of what nobody has seen is."""
        room = self._rooms[seat]
        wide = max(PILE_LEAST, PILE_WIDE * MINI * self._high(room, 1))
        beside_one_row = MARGIN + self._high(room, 2)  # of two rows, the upper one is free
        return wide, min(wide * ASPECT, beside_one_row)

    def pile(self, seat: Seat) -> tuple[float, float]:
        """The middle of that, at the feet of the frog."""
        room, (wide, high) = self._rooms[seat], self.face_down(seat)
        return room.x + wide / 2, room.bottom - high / 2

    def slots(self, seat: Seat, hidden: int, count: int) -> list[Slot]:
        """Slots for *count* cards, the first of them *hidden*."""
        rows = self._rows(seat, hidden, count)
        return [*[Slot(*self.pile(seat))] * hidden, *rows.slots()]

    def shows(self, seat: Seat, hidden: int, count: int, place: int) -> float | None:
        """How much a card shows of its width, if the next one leaves room for signs."""
        slots, wide = self.slots(seat, hidden, count), self.card(seat, hidden, count)[0]
        is_last = place + 1 == len(slots) or slots[place + 1].y != slots[place].y
        apart = wide if is_last else slots[place + 1].x - slots[place].x
        return apart if LEAST_SHOWN * wide <= apart < wide else None

    def _rows(self, seat: Seat, hidden: int, count: int) -> _Rows:
        """So many rows that the signs are largest; a single one where that is as good."""
        options = [
            self._in_rows(seat, hidden, count, rows, even=even)
            for even in (True, False)
            for rows in range(1, ROWS_MOST + 1)
        ]
        return max(options, key=lambda rows: rows.signs * (1 if rows.even else RAGGED))

    def _in_rows(self, seat: Seat, hidden: int, count: int, rows: int, *, even: bool) -> _Rows:
        """The open cards in so many *rows*: all beside the pile if *even*, else also above it."""
        box, high = self._rooms[seat], self._high(self._rooms[seat], rows)
        pile_wide, pile_high = self.face_down(seat)
        middle = box.h if rows == 1 else high + APART
        top = box.centre[1] - rows * middle / 2
        rooms = []
        for number in range(rows):
            y = top + number * middle
            beside = hidden > 0 and (even or y + middle > box.bottom - pile_high)
            left = box.x + (pile_wide + PILE_APART if beside else 0.0)
            rooms.append(Box(left, y, box.right - left, middle))
        counts = _shares(count - hidden, rooms)
        fitting = [
            (room.w + APART) / count - APART
            for room, count in zip(rooms, counts, strict=True)
            if count
        ]
        wide = max(LEAST_WIDE * high, min([MINI * high, *fitting]))
        return _Rows(wide, high, tuple(rooms), counts, even)

    def _high(self, room: Box, rows: int) -> float:
        """How high a card in one of so many *rows* is."""
        high = (room.h - 2 * MARGIN - (rows - 1) * APART) / rows
        return min(high, MINI_HIGH * room.w, MINI_MOST)


def _shares(count: int, rooms: Sequence[Box]) -> tuple[int, ...]:
    """How many of *count* cards lie in each of the *rooms*, the more the wider one is."""
    all_wide, wide, ends = sum(room.w for room in rooms), 0.0, [0]
    for room in rooms:
        wide += room.w
        ends.append(round(count * wide / all_wide))
    return tuple(end - start for start, end in pairwise(ends))

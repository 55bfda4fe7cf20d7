"""Where hands lie small before their frogs: a pile of what nobody has seen, the others in rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.core import Seat
from scenes.games.frogger.foot.foot_layout import ASPECT
from scenes.table.seats.hand_panel import HandPanel
from sprites.pictures.geometry import Box, Slot

LONGEST = 2.0  # the longer side of a card, of the shorter one, at most
MINI = 0.56  # a card in a panel: its width, of its height, or its height, of its width
MINI_HIGH = 0.9  # the height of one, of the width of its room, at most
MINI_MOST = 190.0  # lower than the cards of the hand in the tray
APART, PILE_APART = 4.0, 6.0  # between cards in a panel, and right of a pile of them
MARGIN = 1.0  # above and below the cards in a panel
PILE_WIDE = 0.66  # of such a card is a card face down: of these one need only know how many
PILE_HIGH = 0.6  # of its room, at most
PILE_LEAST = 52.0  # how wide that is at least, for the number on it
SIGNS = 2  # on most cards, one below or beside the other
ROWS_MOST = 4  # above a pile and beside it
STEADY = 2  # so many open cards, or fewer in less room, are as large as a single one
LEGIBLE = 36.0  # only for less room for each sign do rows not begin one below the other
CLEAR = 38.0  # cards stand upright in few rows as long as there is so much room for each sign


@dataclass(frozen=True, slots=True)
class _Grid:
    """Cards, each ``wide`` and ``high``, in ``rows`` from the left, over which ``pile`` lies."""

    room: Box
    pile: Box | None
    columns: int
    rows: int
    wide: float
    high: float

    @property
    def slots(self) -> list[Slot]:
        """Where cards can lie, row by row from the left: not under the pile."""
        top = self.room.bottom - (self.rows * (self.high + APART) - APART)
        boxes = [
            Box(
                self.room.x + column * (self.wide + APART),
                top + row * (self.high + APART),
                self.wide,
                self.high,
            )
            for row in range(self.rows)
            for column in range(self.columns)
        ]
        return [Slot(*box.centre) for box in boxes if not (self.pile and self.pile.overlaps(box))]

    @property
    def signs(self) -> float:
        """How much room each sign of a card has; no more than is clear."""
        short, long = sorted((self.wide, self.high))
        return min(CLEAR, short, long / SIGNS)


class SmallHands:
    """The places and sizes of cards in *panels*, centred before a frog."""

    def __init__(self, panels: Sequence[HandPanel]) -> None:
        self._rooms = [panel.room for panel in panels]

    def card(self, seat: Seat, hidden: int, count: int) -> tuple[float, float]:
        """How wide and how high the open cards are of a seat with *count*, some *hidden*."""
        grid = self._grid(seat, hidden, count)
        return grid.wide, grid.high

    def face_down(self, seat: Seat) -> tuple[float, float]:
        """How wide and how high the pile of what nobody has seen is."""
        room = self._rooms[seat]
        wide = max(PILE_LEAST, PILE_WIDE * MINI * _most_high(room))
        return wide, min(wide * ASPECT, PILE_HIGH * room.h)

    def pile(self, seat: Seat, hidden: int, count: int) -> tuple[float, float]:
        """The middle of that among *count* cards, so many of them *hidden*."""
        x, y = self._pile(seat)
        return x + self._aside(seat, hidden, count), y

    def _pile(self, seat: Seat) -> tuple[float, float]:
        """The same at the left of its room."""
        room, (wide, high) = self._rooms[seat], self.face_down(seat)
        return room.x + wide / 2, room.bottom - high / 2

    def slots(self, seat: Seat, hidden: int, count: int) -> list[Slot]:
        """Slots for *count* cards, the first of them *hidden*."""
        slots = self._grid(seat, hidden, count).slots[: count - hidden]
        aside = self._aside(seat, hidden, count)
        pile = [Slot(*self.pile(seat, hidden, count))] * hidden
        return [*pile, *(Slot(slot.x + aside, slot.y) for slot in slots)]

    def _aside(self, seat: Seat, hidden: int, count: int) -> float:
        """How far right of the left of its room a hand begins."""
        room, grid = self._rooms[seat], self._grid(seat, hidden, count)
        rights = [slot.x + grid.wide / 2 for slot in grid.slots[: count - hidden]]
        pile = room.x + self.face_down(seat)[0] * (hidden > 0)
        return (room.right - max([pile, *rights])) / 2

    def _steady(self, seat: Seat) -> _Grid:
        """One row beside a pile, of as many cards as are clear there: fewer are no larger."""
        room = self._rooms[seat]
        left = room.x + self.face_down(seat)[0] + PILE_APART
        beside = Box(left, room.y, room.right - left, room.h)
        some = range(STEADY, 0, -1)
        rows = [_grid_of(beside, None, columns, 1, upright=True) for columns in some]
        return next((one for one in rows if one.signs >= LEGIBLE), rows[-1])

    def _grid(self, seat: Seat, hidden: int, count: int) -> _Grid:
        """Open cards beside the pile or also above it, upright in few rows if these are clear."""
        room, most = self._rooms[seat], max(1, count - hidden)
        steady = self._steady(seat)
        if most <= steady.columns:
            return steady if hidden else replace(steady, room=room)
        beside = room.x + (self.face_down(seat)[0] + PILE_APART if hidden else 0.0)
        even = Box(beside, room.y, room.right - beside, room.h)
        evens = [
            _grid_of(even, None, columns, -(-most // columns), upright=upright)
            for upright in (True, False)
            for columns in range(most, 0, -1)
        ]
        best = max(evens, key=lambda grid: grid.signs)
        if not hidden or best.signs >= LEGIBLE:
            return best
        pile = Box.around(*self._pile(seat), *self.face_down(seat)).inset(-PILE_APART / 2)
        ragged = [
            _grid_of(room, pile, columns, rows, upright=upright)
            for upright in (True, False)
            for rows in range(2, ROWS_MOST + 1)
            for columns in range(1, most + 1)
        ]
        fitting = [grid for grid in ragged if len(grid.slots) >= most]
        return max([best, *fitting], key=lambda grid: grid.signs)


def _grid_of(room: Box, pile: Box | None, columns: int, rows: int, *, upright: bool) -> _Grid:
    """Cards as large as they can be in so many *columns* and *rows*, *upright* or lying."""
    room = room.inset(0, MARGIN)
    wide = (room.w + APART) / columns - APART
    high = (room.h + APART) / rows - APART
    if upright:
        high = min(high, _most_high(room), LONGEST * wide)
        wide = min(wide, MINI * high)
    else:
        high = min(high, MINI * wide)
        wide = min(wide, LONGEST * high)
    return _Grid(room, pile, columns, rows, wide, high)


def _most_high(room: Box) -> float:
    return min(room.h, MINI_HIGH * room.w, MINI_MOST)

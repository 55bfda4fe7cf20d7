"""Where everything lies on the Frogger table, for any shape of window and size of text."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass
from math import ceil

from rules.core import Seat
from rules.frogger import EXCUSE, Path, Space
from scenes.games.frogger.foot.foot_layout import ASPECT, TOUCH, FootLayout, foot_layout
from scenes.games.frogger.foot.seat_layout import seat_places
from scenes.table.captions.hint_strip import table_area
from scenes.table.seats.seat_places import SeatPlaces
from scenes.table.top_bar_layout import TopBarLayout, top_bar_layout
from sprites.pictures.geometry import Box, Slot
from sprites.pictures.pose import Pose

METER_WIDE = 600.0
METER_NARROW = 470.0  # with the largest text, which the prompt needs more
APART = 8.0  # from the path to what lies below it
FOOT, FOOT_MORE = 322.0, 36.0  # all below the path: how high at 100 % text; what 200 % adds
FOOT_SHARE = 0.36  # of the height below the top bar, at least
POND, HAVEN = 0.085, 0.115  # of the path's width
BANK_MOST = 1.9  # of the pitch
PITCH_MOST = 150.0
HEAD, HEAD_LEAST = 0.074, 36.0  # above the spaces of a path card: of its height, at 100 % text
SUITS = 3  # spaces on a path card, at most
ABOVE = 0.25  # over these, of the height of one: for the heads of frogs on the uppermost
FOOT_OF_PATH = 6.0
FROG_WIDE, FROG_HIGH = 1.34, 1.05  # a frog's drawing, of what its column shows, and of its row
BANK_FROG_WIDE, BANK_FROG_HIGH = 1.02, 0.94  # the same of a frog in pond and haven, at most
CROWD_WIDE, CROWD_HIGH = 0.86, 1.12  # a frog in pond and haven, of the room of its seat there
CROWD_IN, CROWD_FEET = 6.0, 0.06  # left of it; how far up its feet are, of the height of that room
COUNT_IN, COUNT_HIGH = 1.0, 56.0  # a number of frogs: from that room's right; how high, at most
HOME_IN, HOME_DOWN = 12.0, 10.0  # from the edges of the room of a seat to its places at home
HOME_FROG, HOME_FEET = 1.3, 0.04  # a frog there, of its place; how far up its feet are, of that
COUNT_BESIDE = 0.62  # of a frog's width: how far right of its middle that number begins
PRESENTED = 0.85  # how large a card is that is being played, of its size in a hand
PRESENTED_APART = 10.0  # from where a frog lands to that card
FROG_SEEN = 0.6  # of a frog's width: what that card leaves free of others, if it can
FLAGS_HIGH = 0.4  # of a space's height: the row of flags in the pond, over the frogs of all seats
COUNT_OVER, COUNT_SHARE = 25.0, 0.2  # but so far back, and so much of that width at most


@dataclass(frozen=True, slots=True)
class FroggerLayout:
    """Boxes and slots in design units; places by seat, spaces by their number along the path.

    ``row`` is how high a space on a path card is, below a ``head`` with its number.
    """

    top_bar: TopBarLayout
    pond: Box
    haven: Box
    trail: tuple[Box, ...]
    row: float
    head: float
    spaces: tuple[Slot, ...]
    foot: FootLayout
    seats: tuple[SeatPlaces, ...]

    @property
    def pitch(self) -> float:
        """What one path card shows of itself."""
        return self.trail[1].x - self.trail[0].x

    @property
    def panels(self) -> tuple[Box, ...]:
        """The places of all seats."""
        return tuple(seat.box for seat in self.seats)

    @property
    def frog(self) -> float:
        """How wide a frog on a card is."""
        return min(FROG_WIDE * self.pitch, FROG_HIGH * self.row)

    @property
    def path(self) -> Box:
        """All of the path with pond and haven."""
        return Box(self.pond.x, self.pond.y, self.haven.right - self.pond.x, self.pond.h)

    def presented(self, feet: Pose, others: Collection[Pose]) -> Pose:
        """Where a card is shown that takes a frog to *feet*: right of it, else below or above.

        It is left of it if that hides fewer of the *others*, as their feet stand.
        """
        half, high = PRESENTED * self.foot.card / 2, PRESENTED * self.foot.card * ASPECT / 2
        most, top, bottom = self.path.right - half, self.numbers_bottom + high, self.path.bottom
        beside, y = self.pitch / 2 + half + PRESENTED_APART, feet.y - self.row / 3
        places = [(feet.x + beside, y), (feet.x - beside, y)]
        if feet.x + beside > most:
            is_low = feet.y > (top + bottom) / 2
            over, below = feet.y - self.frog - high, feet.y + high + PRESENTED_APART
            places[0] = most, over if is_low else below
        low = bottom - high
        found = [
            Box.around(x, max(top, min(low, y)), 2 * half, 2 * high)
            for x, y in places
            if x - half >= self.path.x
        ]
        x, y = min(found, key=lambda box: self._hidden(box, others)).centre
        return Pose(x, y, 0.0, PRESENTED, PRESENTED)

    def _hidden(self, box: Box, frogs: Collection[Pose]) -> int:
        """How many *frogs* are partly behind a *box*, as their feet stand."""
        wide = FROG_SEEN * self.frog
        bodies = [Box.around(at.x, at.y - wide / 2, wide, wide) for at in frogs]
        return sum(map(box.overlaps, bodies))

    @property
    def numbers_bottom(self) -> float:
        """How far down the numbers of the columns reach."""
        return self.pond.y + self.head

    @property
    def pond_flags(self) -> Box:
        """The room in the pond for the flags of suits without a free space, which are for all."""
        return Box(self.pond.x, self.numbers_bottom, self.pond.w, FLAGS_HIGH * self.row)

    def crowd(self, seat: int) -> Slot:
        """Where the frogs of a seat sit in the pond, one for all."""
        lane, half = self.lane(self.pond, seat), self.crowd_frog(self.pond) / 2
        feet = min(lane.bottom - CROWD_FEET * lane.h, lane.centre[1] + half)
        return Slot(lane.x + half + CROWD_IN, feet)

    def crowd_frog(self, box: Box) -> float:
        """How wide a frog in the pond or the haven is."""
        lane = self.lane(box, 0)
        most = min(BANK_FROG_WIDE * self.pitch, BANK_FROG_HIGH * self.row)
        return min(most, CROWD_WIDE * lane.w, CROWD_HIGH * lane.h)

    def crowd_count(self, seat: int, wide: float) -> Pose:
        """Where it stands how many frogs of a seat sit in the pond, on a plate."""
        lane, slot, frog = self.lane(self.pond, seat), self.crowd(seat), self.crowd_frog(self.pond)
        beside = slot.x + COUNT_BESIDE * frog - min(COUNT_OVER, COUNT_SHARE * frog)
        left = min(beside, lane.right - COUNT_IN - wide)
        half = self.crowd_plate / 2
        return Pose(left + wide / 2, max(lane.y + half, min(lane.bottom, slot.y) - half))

    def home_places(self, seat: int, goal: int) -> list[Box]:
        """Where the *goal* frogs of a *seat* sit at home, in rows, each as large as can be."""
        room = self.lane(self.haven, seat).inset(HOME_IN, HOME_DOWN)
        columns = max(range(1, goal + 1), key=lambda some: _side(room, some, goal))
        side, (x, y) = _side(room, columns, goal), room.centre
        left, top = x - columns * side / 2, y - ceil(goal / columns) * side / 2
        return [
            Box(left + i % columns * side, top + i // columns * side, side, side)
            for i in range(goal)
        ]

    def home_frog(self, place: Box) -> Pose:
        """A frog in its *place* at home."""
        size = min(HOME_FROG * place.w, self.crowd_frog(self.haven)) / self.frog
        return Pose(place.centre[0], place.bottom - HOME_FEET * place.h, 0.0, size, size)

    @property
    def crowd_plate(self) -> float:
        """How high the plate of a number of frogs in the pond is."""
        return min(COUNT_HIGH, self.lane(self.pond, 0).h)

    def lane(self, box: Box, seat: int) -> Box:
        """The room of a *seat* in the pond or the haven, below the name of that, and any flags."""
        top = self.pond_flags.bottom if box == self.pond else self.numbers_bottom
        high = (box.bottom - top) / len(self.panels)
        return Box(box.x, top + seat * high, box.w, high)


def plan(
    width: float, height: float, text_scale: float, path: Path, seats: int,
    front: Seat | None = None,
) -> FroggerLayout:  # fmt: skip
    """The layout for a *path* and *seats* on a screen of *width* x *height*.

    The seat in *front*, if there is one, has its place beside the hand.
    """
    seated = front is not None
    others = seats - seated
    top, trail_room, room = _parts(table_area(width, height, text_scale), text_scale)
    pond, trail, haven = _trail(trail_room, len(path.cards))
    head, row_h = _rows(trail_room, text_scale)
    foot = foot_layout(room, text_scale, others, seated=seated)
    return FroggerLayout(
        top_bar=top,
        pond=pond,
        haven=haven,
        trail=trail,
        row=row_h,
        head=head,
        spaces=_spaces(path, pond, trail, haven, head=head, high=row_h),
        foot=foot,
        seats=seat_places(foot, seats, front),
    )


def _parts(room: Box, text_scale: float) -> tuple[TopBarLayout, Box, Box]:
    """The top bar of *room*; below it rows for the path, and for all else."""
    larger = text_scale - 1
    top = top_bar_layout(room, text_scale, METER_WIDE + (METER_NARROW - METER_WIDE) * larger)
    y = top.bottom + APART
    foot_h = max(FOOT + FOOT_MORE * larger, FOOT_SHARE * (room.bottom - y))
    foot = Box(room.x, room.bottom - foot_h, room.w, foot_h)
    return top, Box(room.x, y, room.w, foot.y - APART - y), foot


def _rows(room: Box, text_scale: float) -> tuple[float, float]:
    """How high the number of a path card in *room* is, and each of its spaces."""
    head = max(HEAD * room.h, HEAD_LEAST * text_scale)
    return head, (room.h - head - FOOT_OF_PATH) / (SUITS + ABOVE)


def _trail(room: Box, cards: int) -> tuple[Box, tuple[Box, ...], Box]:
    """The pond, what shows of each path card, and the haven."""
    pond_w, haven_w = POND * room.w, HAVEN * room.w
    pitch = min(PITCH_MOST, (room.w - pond_w - haven_w) / cards)
    pond_w, haven_w = min(pond_w, BANK_MOST * pitch), min(haven_w, BANK_MOST * pitch)
    left = room.centre[0] - (cards * pitch + haven_w - pond_w) / 2
    trail = tuple(Box(left + i * pitch, room.y, pitch, room.h) for i in range(cards))
    pond = Box(left - pond_w, room.y, pond_w, room.h)
    return pond, trail, Box(trail[-1].right, room.y, haven_w, room.h)


def _spaces(
    path: Path, pond: Box, trail: tuple[Box, ...], haven: Box, *, head: float, high: float
) -> tuple[Slot, ...]:
    slots = [Slot(*pond.centre)]
    for box, group in zip(trail, path.groups[1:-1], strict=True):
        first = box.y + head + first_space(len(group)) * high
        slots += [Slot(box.centre[0], first + i * high) for i in range(len(group))]
    return (*slots, Slot(*haven.centre))


def _side(room: Box, columns: int, places: int) -> float:
    """How wide a place at home is, if so many *places* stand in these *columns* of a *room*."""
    return min(room.w / columns, room.h / ceil(places / columns))


def first_space(count: int) -> float:
    """How far down the middle of the first of *count* spaces is, of the height of one."""
    return ABOVE + (SUITS - count + 1) / 2


def space_box(layout: FroggerLayout, space: Space) -> Box:
    """The room of a space on a card, large enough for a finger."""
    slot = layout.spaces[space]
    return Box.around(slot.x, slot.y, max(TOUCH, layout.pitch), max(TOUCH, layout.row))


def space_boxes(layout: FroggerLayout, path: Path) -> Mapping[Hashable, Box]:
    """The room of every space, of the pond and of the haven."""
    boxes: dict[Hashable, Box] = {
        space: space_box(layout, space) for group in path.groups[1:-1] for space in group
    }
    return boxes | {EXCUSE: layout.pond, path.home: layout.haven}

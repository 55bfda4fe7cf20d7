"""Where everything lies on the Frogger table, for any shape of window and size of text."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from rules.core import Seat
from rules.frogger import EXCUSE, FROGS, MARKET, Path, Space
from scenes.games.frogger.seat_layout import seat_places
from scenes.table.seats.seat_places import SeatPlaces
from scenes.table.top_bar import GAP, TopBarLayout, top_bar_layout
from scenes.ui.safe_area import safe_area
from sprites.pictures.geometry import Box, Slot, row

METER_WIDE = 600.0
METER_NARROW = 470.0  # with the largest text, which the prompt needs more
APART = 10.0  # path, hand, controls and foot, one from the other
FOOT, FOOT_MORE = 172.0, 36.0  # market and other seats: how high at 100 % text; what 200 % adds
KEYS = 46.0  # how high the row of controls is, at 100 % text
HAND_SHARE, HAND_MOST = 0.31, 236.0  # of the height between top bar and controls; design units
HAND_X = 14.0  # left and right of the hand
HAND, STAGE = 8.0, 8.0  # what a card is lower than the row of the hand, and at the stage
STAGE_WIDEST = 190.0
FRONT = 232.0  # how wide the place of the seat is whose hand always lies here
POND, HAVEN = 0.09, 0.098  # of the path's width
BANK_MOST = 1.9  # of the pitch
PITCH_MOST = 150.0
HEAD, HEAD_LEAST = 0.1, 28.0  # above the spaces of a path card: of its height, at 100 % text
SUITS = 3  # spaces on a path card, at most
FOOT_OF_PATH = 16.0
ASPECT = 1.4  # of a card
CARD_GAP = 10.0
TOUCH = 96.0
PILE = 0.62  # of a market card
MARGIN = 8.0
COLUMN = 190.0  # of the tray: the end of the turn
MOVES = 52.0  # how high the moves left are, over the end of the turn
IN_POND, AT_HOME = 0.64, 0.8  # of a frog on a card is one in pond and haven
LANES = 0.96  # of a bank's height below its name is that of all its lanes
TILT = 2.0  # degrees from one card of a hand to the next
TILT_MOST = 9.0


@dataclass(frozen=True, slots=True)
class FroggerLayout:
    """Boxes and slots in design units; panels by seat, spaces by their number along the path.

    ``row`` is how high a space on a path card is, below a ``head`` with its number. Cards are
    ``stage_card`` wide at the stage, where they are played. In ``keys`` stands what to press,
    whoever has to choose.
    """

    top_bar: TopBarLayout
    pond: Box
    haven: Box
    trail: tuple[Box, ...]
    row: float
    head: float
    spaces: tuple[Slot, ...]
    market_board: Box
    market: tuple[Slot, ...]
    deck: Slot
    stage: Slot
    stage_card: float
    tray: Box
    keys: Box
    seats: tuple[SeatPlaces, ...]

    @property
    def pitch(self) -> float:
        """What one path card shows of itself."""
        return self.trail[1].x - self.trail[0].x

    @property
    def hand(self) -> Box:
        """Where the cards in the tray lie."""
        tray = self.tray
        return Box(tray.x + HAND_X, tray.y, tray.w - COLUMN - 2 * HAND_X, tray.h)

    @property
    def moves(self) -> Box:
        """Where the moves left are counted, over the end of the turn."""
        return _column(self.tray)[0]

    @property
    def stop(self) -> Box:
        """The button that ends a turn."""
        return _column(self.tray)[1]

    @property
    def card(self) -> float:
        """How wide a card in the tray is."""
        return max(TOUCH, (self.tray.h - HAND) / ASPECT)

    @property
    def market_card(self) -> float:
        """How wide a card of the market is: as narrow as a finger can hit it."""
        return TOUCH

    @property
    def panels(self) -> tuple[Box, ...]:
        """The places of all seats."""
        return tuple(seat.box for seat in self.seats)

    @property
    def frog(self) -> float:
        """How wide a frog on a card is."""
        return min(1.02 * self.pitch, 1.18 * self.row)

    @property
    def path(self) -> Box:
        """All of the path with pond and haven."""
        return Box(self.pond.x, self.pond.y, self.haven.right - self.pond.x, self.pond.h)

    @property
    def numbers_bottom(self) -> float:
        """How far down the numbers of the columns reach."""
        return self.pond.y + self.head

    def tray_slots(self, count: int) -> list[Slot]:
        """Slots for *count* cards in the hand of whose turn it is, fanned a little."""
        middle, tilt = (count - 1) / 2, min(TILT, 2 * TILT_MOST / max(1, count - 1))
        room = self.hand.inset(self.card / 4, 0)
        wide = min(room.w, count * (self.card + CARD_GAP) - CARD_GAP)
        at = room.x + wide / 2, room.centre[1]
        slots = row(count, self.card, CARD_GAP, at, room=room.w)
        return [Slot(at.x, at.y, tilt * (i - middle)) for i, at in enumerate(slots)]

    def market_slot(self, place: int) -> Slot:
        """The slot of a market card."""
        return self.market[place]

    def crowd(self, box: Box, seat: int, place: int) -> Slot:
        """Where a seat's frog number *place* sits in the pond or the haven."""
        lane = self._lane(box)
        wide = self.crowd_frog(box)
        pitch = (box.w * 0.84 - wide) / (FROGS - 1)
        x = box.centre[0] + (place - (FROGS - 1) / 2) * pitch
        lean = 0.07 * lane * (1 if place % 2 else -1)
        return Slot(x, box.y + self.head + lane * (seat + 0.92) + lean)

    def crowd_frog(self, box: Box) -> float:
        """How wide a frog in the pond or the haven is."""
        share = AT_HOME if box == self.haven else IN_POND
        return min(share * self.frog, 0.62 * box.w, 1.1 * self._lane(box))

    def _lane(self, box: Box) -> float:
        """How high the room of each seat in the pond or the haven is, below its name."""
        return (box.h - self.head) * LANES / len(self.panels)


def plan(
    width: float, height: float, text_scale: float, path: Path, seats: int,
    front: Seat | None = None,
) -> FroggerLayout:  # fmt: skip
    """The layout for a *path* and *seats* on a screen of *width* x *height*.

    The seat in *front*, if there is one, has its place beside the hand.
    """
    top, middle, keys, foot = _parts(safe_area(width, height), text_scale)
    hand_h = min(HAND_MOST, max(HAND_SHARE * middle.h, ASPECT * TOUCH + HAND))
    trail_h = middle.h - hand_h - APART
    hand = Box(middle.x, middle.bottom - hand_h, middle.w, hand_h)
    pond, trail, haven = _trail(Box(middle.x, middle.y, middle.w, trail_h), len(path.cards))
    head = max(HEAD * trail_h, HEAD_LEAST * text_scale)
    row_h = (trail_h - head - FOOT_OF_PATH) / SUITS
    deck, market = _market(foot)
    board = Box(foot.x, foot.y, market[-1].x + TOUCH / 2 + 1.5 * MARGIN - foot.x, foot.h)
    stage, stage_card = _stage(hand, keys)
    left = hand.x + (0.0 if front is None else FRONT)
    tray = Box(left, hand.y, stage.x - stage_card / 2 - GAP - left, hand.h)
    keys = Box(tray.x, keys.y, tray.w, keys.h)
    others = Box(board.right + GAP, foot.y, foot.right - board.right - GAP, foot.h)
    before = Box(hand.x, hand.y, FRONT, keys.bottom - hand.y)
    return FroggerLayout(
        top_bar=top,
        pond=pond,
        haven=haven,
        trail=trail,
        row=row_h,
        head=head,
        spaces=_spaces(path, pond, trail, haven, head=head, high=row_h),
        market_board=board,
        market=market,
        deck=deck,
        stage=stage,
        stage_card=stage_card,
        tray=tray,
        keys=keys,
        seats=seat_places(others, before, keys, seats, front, text_scale),
    )


def _parts(room: Box, text_scale: float) -> tuple[TopBarLayout, Box, Box, Box]:
    """The top bar of *room*; path and hand in the middle; rows of controls, and at the foot."""
    larger = text_scale - 1
    top = top_bar_layout(room, text_scale, METER_WIDE + (METER_NARROW - METER_WIDE) * larger)
    foot_h, keys_h = FOOT + FOOT_MORE * larger, KEYS * text_scale
    foot = Box(room.x, room.bottom - foot_h, room.w, foot_h)
    keys = Box(room.x, foot.y - APART - keys_h, room.w, keys_h)
    above = top.bottom + APART
    return top, Box(room.x, above, room.w, keys.y - APART / 2 - above), keys, foot


def _stage(hand: Box, keys: Box) -> tuple[Slot, float]:
    """Where the card lies that was played last, right of *hand* and *keys*, and its width."""
    high = keys.bottom - hand.y
    wide = min(STAGE_WIDEST, (high - STAGE) / ASPECT)
    return Slot(hand.right - wide / 2 - MARGIN, hand.y + high / 2), wide


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


def first_space(count: int) -> float:
    """How far down the middle of the first of *count* spaces is, of the height of one."""
    return (SUITS - count + 1) / 2


def _market(foot: Box) -> tuple[Slot, tuple[Slot, ...]]:
    """The deck at the left of *foot*, and right of it slots for cards of the market."""
    pile, y = PILE * TOUCH, foot.bottom - MARGIN / 2 - ASPECT * TOUCH / 2
    left = foot.x + 1.5 * MARGIN + pile + 1.6 * CARD_GAP
    cards = (Slot(left + (TOUCH + CARD_GAP) * i + TOUCH / 2, y) for i in range(MARKET))
    return Slot(foot.x + 1.5 * MARGIN + pile / 2, y), tuple(cards)


def _column(tray: Box) -> tuple[Box, Box]:
    """At the right of the tray the moves left, and the button that ends a turn."""
    room = tray.inset(0, MARGIN / 2)
    column = Box(tray.right - COLUMN, room.y, COLUMN - 12, room.h)
    moves_h = min(MOVES, room.h - TOUCH)
    moves, stop = column.split_rows(moves_h, room.h - moves_h)
    return moves, stop


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

"""Where everything lies on the Frogger table, for any shape of window and size of text."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass

from rules.core import Seat
from rules.frogger import ACTIONS, EXCUSE, MARKET, Path, Space
from scenes.games.frogger.seat_layout import seat_places
from scenes.table.seats.seat_places import SeatPlaces
from scenes.table.top_bar import GAP, TopBarLayout, top_bar_layout
from scenes.ui.safe_area import safe_area
from sprites.pictures.geometry import Box, Slot, row
from sprites.pictures.pose import Pose

METER_WIDE = 600.0
METER_NARROW = 470.0  # with the largest text, which the prompt needs more
APART = 8.0  # path, hand and foot, one from the other
FOOT, FOOT_MORE = 192.0, 14.0  # market and other seats: how high at 100 % text; what 200 % adds
HAND_SHARE, HAND_MOST = 0.24, 256.0  # of the height below the top bar
HAND_X = 16.0  # left and right of the hand
WIDEST = 0.29  # of the room of a hand is a card in it, so that four of them show their suits
HAND, STAGE = 18.0, 4.0  # what a card is lower than the row of the hand, and at the stage
STAGE_WIDEST = 190.0
SITTER = 190.0  # how wide the frog is beside the hand of whoever's turn it is
FRONT = 236.0  # how wide the place of the seat is whose hand always lies here
POND, HAVEN = 0.085, 0.115  # of the path's width
BANK_MOST = 1.9  # of the pitch
PITCH_MOST = 150.0
HEAD, HEAD_LEAST = 0.08, 28.0  # above the spaces of a path card: of its height, at 100 % text
SUITS = 3  # spaces on a path card, at most
FOOT_OF_PATH = 6.0
FROG_WIDE, FROG_HIGH = 1.13, 1.04  # a frog's drawing, of what its column shows, and of its row
ASPECT = 1.4  # of a card
CARD_GAP = 10.0
TOUCH = 96.0
PILE = 0.62  # of a market card
BRIM = 6.0  # of the market, over its cards
LABEL, LABEL_MORE = 34.0, 32.0  # below the market: how high at 100 % text; what 200 % adds
OTHER = 184.0  # how wide the place of another seat is, at least, beside the market
MARGIN = 8.0
KEYS, KEYS_MORE = 84.0, 8.0  # two lines of controls at 100 % text; what one of 200 % adds
DESK, DESK_MORE = 560.0, 320.0  # right of the hand: how wide at 100 % text; what 200 % adds
STOP = 260.0  # how wide the button is that ends a turn
CROWD_WIDE, CROWD_HIGH = 0.86, 1.12  # a frog in pond and haven, of the room of its seat there
CROWD_IN, CROWD_FEET = 6.0, 0.06  # left of it; how far up its feet are, of the height of that room
COUNT_IN, COUNT_UP = 26.0, 22.0  # a number of frogs: from the right of that room; above their feet
COUNT_BESIDE = 0.62  # of a frog's width: how far right of its middle, at most
TILT = 2.0  # degrees from one card of a hand to the next
TILT_MOST = 9.0


@dataclass(frozen=True, slots=True)
class FroggerLayout:
    """Boxes and slots in design units; panels by seat, spaces by their number along the path.

    ``row`` is how high a space on a path card is, below a ``head`` with its number. Cards are
    ``stage_card`` wide at the stage, where they are played. In ``keys``, right of the ``hand`` in
    its ``tray``, stands what to press, whoever has to choose; below it the ``moves`` left are
    counted beside the button ``stop`` that ends a turn.
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
    market_card: float
    deck: Slot
    stage: Slot
    stage_card: float
    tray: Box
    hand: Box
    keys: Box
    moves: Box
    stop: Box
    seats: tuple[SeatPlaces, ...]

    @property
    def pitch(self) -> float:
        """What one path card shows of itself."""
        return self.trail[1].x - self.trail[0].x

    @property
    def sitter(self) -> Box:
        """Where the frog sits whose hand lies in the tray, unless that has its place beside it."""
        return Box(self.tray.x, self.tray.y, self.hand.x - HAND_X - self.tray.x, self.tray.h)

    @property
    def card(self) -> float:
        """How wide a card in the tray is."""
        return max(TOUCH, min((self.tray.h - HAND) / ASPECT, WIDEST * self.hand.w))

    @property
    def market_label(self) -> Box:
        """The front of the market, below its cards."""
        board, top = self.market_board, self.market[0].y + self.market_card * ASPECT / 2
        return Box(board.x, top, board.w, board.bottom - top)

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

    @property
    def numbers_bottom(self) -> float:
        """How far down the numbers of the columns reach."""
        return self.pond.y + self.head

    def tray_slots(self, count: int) -> list[Slot]:
        """Slots for *count* cards in the hand of whose turn it is, fanned a little."""
        middle, tilt = (count - 1) / 2, min(TILT, 2 * TILT_MOST / max(1, count - 1))
        room = self.hand.inset(self.card / 8, 0)
        wide = min(room.w, count * (self.card + CARD_GAP) - CARD_GAP)
        at = room.x + wide / 2, room.centre[1]
        slots = row(count, self.card, CARD_GAP, at, room=room.w)
        return [Slot(at.x, at.y, tilt * (i - middle)) for i, at in enumerate(slots)]

    def card_shows(self, count: int) -> float:
        """How much each of *count* cards in the tray shows of its width beside the next one."""
        slots = self.tray_slots(count)
        return min(self.card, slots[1].x - slots[0].x) if count > 1 else self.card

    def market_slot(self, place: int) -> Slot:
        """The slot of a market card."""
        return self.market[place]

    def crowd(self, box: Box, seat: int) -> Slot:
        """Where the frogs of a seat sit in the pond or the haven, one for all."""
        lane, half = self.lane(box, seat), self.crowd_frog(box) / 2
        feet = min(lane.bottom - CROWD_FEET * lane.h, lane.centre[1] + half)
        return Slot(lane.x + half + CROWD_IN, feet)

    def crowd_frog(self, box: Box) -> float:
        """How wide a frog in the pond or the haven is."""
        lane = self.lane(box, 0)
        return min(self.frog, CROWD_WIDE * lane.w, CROWD_HIGH * lane.h)

    def crowd_count(self, box: Box, seat: int) -> Pose:
        """Where it stands how many frogs of a seat sit in the pond or the haven."""
        lane, slot = self.lane(box, seat), self.crowd(box, seat)
        beside = slot.x + COUNT_BESIDE * self.crowd_frog(box)
        return Pose(min(lane.right - COUNT_IN, beside), min(lane.bottom, slot.y) - COUNT_UP)

    def lane(self, box: Box, seat: int) -> Box:
        """The room of a *seat* in the pond or the haven, below the name of that."""
        high = (box.h - self.head) / len(self.panels)
        return Box(box.x, box.y + self.head + seat * high, box.w, high)


def plan(
    width: float, height: float, text_scale: float, path: Path, seats: int,
    front: Seat | None = None,
) -> FroggerLayout:  # fmt: skip
    """The layout for a *path* and *seats* on a screen of *width* x *height*.

    The seat in *front*, if there is one, has its place beside the hand.
    """
    top, trail_room, hand, foot = _parts(safe_area(width, height), text_scale)
    pond, trail, haven = _trail(trail_room, len(path.cards))
    head, row_h = _rows(trail_room, text_scale)
    before = Box(hand.x, hand.y, 0.0 if front is None else FRONT, foot.bottom - hand.y)
    others = OTHER * (seats - (front is not None))
    market_card = _market_card(foot, foot.w - before.w - others, text_scale)
    board, deck, market = _market(foot, before.w, market_card)
    stage, stage_card = _stage(hand)
    tray = Box(board.x, hand.y, stage.x - stage_card / 2 - GAP - board.x, hand.h)
    in_hand, keys, moves, stop = _tray_parts(tray, SITTER if front is None else 0.0, text_scale)
    beside = Box(board.right + GAP, foot.y, foot.right - board.right - GAP, foot.h)
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
        market_card=market_card,
        deck=deck,
        stage=stage,
        stage_card=stage_card,
        tray=tray,
        hand=in_hand,
        keys=keys,
        moves=moves,
        stop=stop,
        seats=seat_places(beside, before, seats, front, text_scale),
    )


def _parts(room: Box, text_scale: float) -> tuple[TopBarLayout, Box, Box, Box]:
    """The top bar of *room*; below it rows for path, hand, and market and seats."""
    larger = text_scale - 1
    top = top_bar_layout(room, text_scale, METER_WIDE + (METER_NARROW - METER_WIDE) * larger)
    y, foot_h = top.bottom + APART, FOOT + FOOT_MORE * larger
    desk_h = KEYS + KEYS_MORE * larger + TOUCH + MARGIN
    hand_h = max(desk_h, min(HAND_MOST, HAND_SHARE * (room.bottom - y)))
    foot = Box(room.x, room.bottom - foot_h, room.w, foot_h)
    hand = Box(room.x, foot.y - APART - hand_h, room.w, hand_h)
    return top, Box(room.x, y, room.w, hand.y - APART - y), hand, foot


def _rows(room: Box, text_scale: float) -> tuple[float, float]:
    """How high the number of a path card in *room* is, and each of its spaces."""
    head = max(HEAD * room.h, HEAD_LEAST * text_scale)
    return head, (room.h - head - FOOT_OF_PATH) / SUITS


def _stage(hand: Box) -> tuple[Slot, float]:
    """Where the card lies that was played last, at the right of *hand*, and its width."""
    wide = min(STAGE_WIDEST, (hand.h - STAGE) / ASPECT)
    return Slot(hand.right - wide / 2 - MARGIN, hand.centre[1]), wide


def _tray_parts(tray: Box, sitter: float, text_scale: float) -> tuple[Box, Box, Box, Box]:
    """Room in *tray* for the hand, for what to press, the moves left, and the end of the turn.

    At its left sits a frog so wide as *sitter*.
    """
    larger = text_scale - 1
    wide, keys_h = DESK + DESK_MORE * larger, KEYS + KEYS_MORE * larger
    hand = Box(tray.x + sitter, tray.y, tray.w - wide - sitter, tray.h).inset(HAND_X, 0)
    desk = Box(hand.right, tray.y, tray.right - hand.right, tray.h).inset(HAND_X, MARGIN / 2)
    keys, lower = desk.split_rows(keys_h, desk.h - keys_h)
    wide = min(lower.w - STOP, ACTIONS * lower.h)
    stop = Box(lower.right - STOP, lower.y, STOP, lower.h)
    return hand, keys, Box(stop.x - wide - MARGIN, lower.y, wide, lower.h), stop


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


def _market_card(foot: Box, room: float, text_scale: float) -> float:
    """How wide a card of the market is, whose board has so much *room* across in *foot*."""
    label = LABEL + LABEL_MORE * (text_scale - 1)
    apart = (MARKET + 0.6) * CARD_GAP + 3 * MARGIN + GAP
    wide = min((foot.h - label - BRIM) / ASPECT, (room - apart) / (MARKET + PILE))
    return max(TOUCH, wide)


def _market(foot: Box, aside: float, card: float) -> tuple[Box, Slot, tuple[Slot, ...]]:
    """The board so far *aside* in *foot*: on it the deck, and right of that slots for cards."""
    pile, y = PILE * card, foot.y + BRIM + ASPECT * card / 2
    first = foot.x + aside + 1.5 * MARGIN
    left = first + pile + 1.6 * CARD_GAP
    cards = tuple(Slot(left + (card + CARD_GAP) * i + card / 2, y) for i in range(MARKET))
    board = foot.x + aside, foot.y, cards[-1].x + card / 2 + 3 * MARGIN - first, foot.h
    return Box(*board), Slot(first + pile / 2, y), cards


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

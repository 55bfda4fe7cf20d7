"""Where everything lies on the Frogger table, for any shape of window and size of text."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from rules.frogger import EXCUSE, FROGS, MARKET, Path, Space
from scenes.table.top_bar import GAP, TopBarLayout, top_bar_layout
from scenes.ui.safe_area import safe_area
from sprites.pictures.geometry import Box, Slot, row

METER_WIDE = 600.0
METER_NARROW = 470.0  # with the largest text, which the prompt needs more
PANEL_HIGH, PANEL_MORE = 216.0, 36.0  # at 100 % text, and what 200 % adds
PANEL_GAP = 12.0
PANEL_WIDEST = 620.0
SHARE = 0.68  # of the height between top bar and panels is the path's
STALLS = 0.48  # of the width is the market's, at most
STAGE = 0.13  # of the width is the last played card's, at most
HAND, MARKET_CARD = 0.88, 0.74  # the width of a card in hand and market, of the played one's
TRAY_LEAST = 144.0  # high, without its edge
POND, HAVEN = 0.072, 0.092  # of the path's width
BANK_MOST = 1.9  # of the pitch
PITCH_MOST = 150.0
HEAD, HEAD_LEAST = 0.12, 25.0  # above the spaces of a path card: of its height, at 100 % text
FOOT = 16.0
ASPECT = 1.4  # of a card
CARD_GAP = 10.0
TOUCH = 96.0
PILE = 0.62  # of a market card
MARGIN = 8.0
COLUMN = 156.0  # of the tray: the end of the turn
MOVES = 44.0  # how high the moves left are, over the end of the turn
IN_POND, AT_HOME = 0.64, 0.8  # of a frog on a card is one in pond and haven


@dataclass(frozen=True, slots=True)
class FroggerLayout:
    """Boxes and slots in design units; panels by seat, spaces by their number along the path.

    ``pitch`` is what one path card shows of itself, ``row`` how high a space on it is, below
    a ``head`` with its number. Cards are as wide as ``card`` in the tray, ``market_card`` in the
    market, and ``stage_card`` at the stage, where they are played; ``frog`` is the width of a frog
    on a card.
    """

    top_bar: TopBarLayout
    pond: Box
    haven: Box
    trail: tuple[Box, ...]
    pitch: float
    row: float
    head: float
    spaces: tuple[Slot, ...]
    market_board: Box
    market: tuple[Slot, ...]
    deck: Slot
    stage: Slot
    card: float
    market_card: float
    stage_card: float
    tray: Box
    hand: Box
    moves: Box
    stop: Box
    panels: tuple[Box, ...]

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
        """Slots for *count* cards in the hand of whose turn it is."""
        return row(count, self.card, CARD_GAP, self.hand.centre, room=self.hand.w)

    def market_slot(self, place: int) -> Slot:
        """The slot of a market card."""
        return self.market[place]

    def crowd(self, box: Box, seat: int, place: int) -> Slot:
        """Where a seat's frog number *place* sits in the pond or the haven."""
        lanes = len(self.panels)
        lane = box.h * 0.86 / lanes
        wide = self.crowd_frog(box)
        pitch = (box.w * 0.84 - wide) / (FROGS - 1)
        x = box.centre[0] + (place - (FROGS - 1) / 2) * pitch
        lean = 0.07 * lane * (1 if place % 2 else -1)
        return Slot(x, box.y + 0.09 * box.h + lane * (seat + 0.74) + lean)

    def crowd_frog(self, box: Box) -> float:
        """How wide a frog in the pond or the haven is."""
        lane = box.h * 0.86 / len(self.panels)
        share = AT_HOME if box == self.haven else IN_POND
        return min(share * self.frog, 0.62 * box.w, 1.1 * lane)


def plan(width: float, height: float, text_scale: float, path: Path, seats: int) -> FroggerLayout:
    """The layout for a *path* and *seats* panels on a screen of *width* x *height*."""
    top, middle, edge = _parts(safe_area(width, height), text_scale)
    low_h = max(TRAY_LEAST, (middle.h - GAP) * (1 - SHARE)) + 2 * MARGIN
    trail_h = middle.h - GAP - low_h
    pond, trail, haven = _trail(Box(middle.x, middle.y, middle.w, trail_h), len(path.cards))
    head = max(HEAD * trail_h, HEAD_LEAST * text_scale)
    row_h = (trail_h - head - FOOT) / 3
    low = Box(middle.x, middle.y + trail_h + GAP, middle.w, low_h)
    lying = low.inset(0, MARGIN)
    card, market_card, stage_card = _cards(lying)
    deck, market = _market(lying, market_card)
    stall = _market_board(low, market, market_card)
    stage = Slot(stall.right + GAP + stage_card / 2, low.centre[1])
    left = stage.x + stage_card / 2 + GAP
    tray = Box(left, low.y, low.right - left, low.h)
    moves, stop = _column(tray, lying)
    return FroggerLayout(
        top_bar=top,
        pond=pond,
        haven=haven,
        trail=trail,
        pitch=trail[1].x - trail[0].x,
        row=row_h,
        head=head,
        spaces=_spaces(path, pond, trail, haven, head=head, high=row_h),
        market_board=stall,
        market=market,
        deck=deck,
        stage=stage,
        card=card,
        market_card=market_card,
        stage_card=stage_card,
        tray=tray,
        hand=Box(tray.x + 14, lying.y, tray.w - COLUMN - 28, lying.h),
        moves=moves,
        stop=stop,
        panels=_panels(edge, seats),
    )


def _parts(room: Box, text_scale: float) -> tuple[TopBarLayout, Box, Box]:
    """The top bar of *room*, the middle, and the edge at the bottom for the panels."""
    larger = text_scale - 1
    top = top_bar_layout(room, text_scale, METER_WIDE + (METER_NARROW - METER_WIDE) * larger)
    high = PANEL_HIGH + PANEL_MORE * larger
    middle = Box(room.x, top.bottom + GAP, room.w, room.bottom - high - top.bottom - 2 * GAP)
    return top, middle, Box(room.x, room.bottom - high, room.w, high)


def _cards(low: Box) -> tuple[float, float, float]:
    """How wide cards are in hand, market and at the stage, which lie in a row *low*."""
    stage = min(low.h / ASPECT, STAGE * low.w)
    stall = (STALLS * low.w - 9 * CARD_GAP) / (MARKET + PILE)
    return max(TOUCH, HAND * stage), max(TOUCH, min(MARKET_CARD * stage, stall)), stage


def _panels(room: Box, seats: int) -> tuple[Box, ...]:
    width = min((room.w - (seats - 1) * PANEL_GAP) / seats, PANEL_WIDEST)
    left = room.centre[0] - (seats * width + (seats - 1) * PANEL_GAP) / 2
    return tuple(Box(left + i * (width + PANEL_GAP), room.y, width, room.h) for i in range(seats))


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
        slots += [Slot(box.centre[0], box.y + head + (i + 0.5) * high) for i in range(len(group))]
    return (*slots, Slot(*haven.centre))


def _market_board(low: Box, market: Sequence[Slot], card: float) -> Box:
    """What deck and *market* lie on, at the left of their row *low*."""
    high = card * ASPECT + 2 * MARGIN
    wide = market[-1].x + card / 2 + 1.5 * MARGIN - low.x
    return Box(low.x, low.centre[1] - high / 2, wide, high)


def _market(low: Box, card: float) -> tuple[Slot, tuple[Slot, ...]]:
    """The deck, and right of it slots for cards of the market."""
    pile, y = PILE * card, low.centre[1]
    left = low.x + 1.5 * MARGIN + pile + 1.6 * CARD_GAP
    cards = (Slot(left + (card + CARD_GAP) * i + card / 2, y) for i in range(MARKET))
    return Slot(low.x + 1.5 * MARGIN + pile / 2, y), tuple(cards)


def _column(tray: Box, room: Box) -> tuple[Box, Box]:
    """At the right of the tray the moves left, and the button that ends a turn."""
    column = Box(tray.right - COLUMN, room.y, COLUMN - 12, room.h)
    moves, stop = column.split_rows(MOVES, room.h - MOVES)
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

"""Where everything lies on the Quibbit table, for any shape of window and size of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import TypeAlias

from rules.quibbit import CARDS, Board
from scenes.table.captions.hint_strip import table_area
from scenes.table.seats.seat_frog import FrogPlace
from scenes.table.seats.seat_places import GAP as SEAT_GAP
from scenes.table.seats.seat_places import SeatPlaces, frog_beside_tag, tag_rows
from scenes.table.top_bar_layout import GAP, TopBarLayout, top_bar_layout
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Point, Slot, ring, row

FROG_WIDE = 1.06  # of a pad's width: who sits on the next pad hides little of the last one
FROG_TALL, CROWN_OVER = 0.9, 0.1  # above the pad's middle, of a pad's width; a crown over that
PAD_TALL = 250 / 360
FLATTER = 0.8  # how much less way counts up and down, where a frog hides the next leaf
ROUNDNESS = 0.3  # of the ring: with corners the way round is longer, and the pads are larger
PAD_WIDEST, PAD_LEAST = 230, 60
CARD_TALL = 350 / 250
CARD_WIDEST, CARD_LEAST = 150, 96  # in the middle; a finger can hit the least
RAISED = 36.0  # how far the card that one looks at stands out over the others
CARD_GAP, CARD_SHARE = 20.0, 0.88  # between them; of the middle's height
PLAYED_GAP = 6.0  # between those that are played, which lie on the shell
# What is said of a card, under the row: how large its words are at most, the rows, their height.
SIGN_WORDS, SIGN_ROWS, SIGN_LINE, SIGN_EDGE, SIGN_GAP = 36.0, 2, 1.25, 9.0, 19.0
WORTH_A_SIGN = 0.78  # of the pads that there are without room for it
METER_WIDE = 600.0
METER_NARROW = 470.0  # with the largest text, which the prompt needs more
ARROW = 70.0  # the room that an arrow over a head needs for its nodding
ROW_HIGH, ROW_WIDEST = 244.0, 480.0  # of seats in a row below the pond
CORNER_SHARE, CORNER_WIDEST = 0.175, 320.0  # of seats in the corners: a share of the width
HAND_LARGER = 1.35  # cards in the corners, which lie over each other, than side by side
CORNER_FROG = 0.6  # of its place's width: the racers are larger
PAWS_UP, FROG_TOP = 0.32, 0.86  # over its feet, of its width: where its cards begin; its head ends
SUNK = 0.35  # of their height: so far its cards go behind its tag at most, where text is large
SEATS = 4
MARK_WIDE, MARK_TALL = 0.7, 0.3  # of a pad's width: what is written on it
# Of a pad's width: a face is narrower than a pad by so much at each side, and a body.
FACE_INSET, BODY_INSET = 0.15, 0.06
TURTLE = 0.37, 0.49, 0.42  # of the row of cards: from its middle to tail and head; how high
LEGEND = 300.0, 150.0, 72.0  # how wide and high it is at most; how high over its box's lower end
WORTH_A_CORNER = 0.85  # of the pads that a row would leave


@dataclass(frozen=True, slots=True)
class QuibbitLayout:
    """Boxes and slots in design units; seats by frog, tiles clockwise from the top.

    ``pad`` and ``card`` are widths. ``legend`` is where a sign fits, if a panel is free. ``advice``
    is the room for what is said of a card, if the ring leaves any: it covers no tile and no frog.
    """

    top_bar: TopBarLayout
    tiles: tuple[Slot, ...]
    pad: float
    middle: Box
    card: float
    panels: tuple[SeatPlaces, ...]
    legend: Box | None
    advice: Box | None

    @property
    def ceiling(self) -> float:
        """How high the arrow over a head may be: not over what is written above."""
        return self.top_bar.bottom + ARROW / 2

    @property
    def pond(self) -> Box:
        """All below the top bar."""
        top = self.top_bar
        low = max(seat.box.bottom for seat in self.panels)
        left = min(button.x for button in top.buttons)
        return Box(left, top.bottom, top.side.right - left, low - top.bottom)

    @property
    def turtle(self) -> Box:
        """Shell and head of the turtle on which the cards lie."""
        (x, y), wide, (left, right, high) = self.middle.centre, self.middle.w, TURTLE
        return Box(x - left * wide, y - high * wide / 2, (left + right) * wide, high * wide)

    @property
    def between_seats(self) -> Box:
        """The pond without the seats at its sides."""
        pond, (middle, _) = self.pond, self.middle.centre
        low = max(slot.y for slot in self.tiles)
        aside = [seat.box for seat in self.panels if seat.box.y < low]
        left = max((box.right for box in aside if box.right < middle), default=pond.x)
        right = min((box.x for box in aside if box.x > middle), default=pond.right)
        return Box(left, pond.y, right - left, pond.h)

    @property
    def cards(self) -> Box:
        """The row of cards, with the one that one looks at, which stands out over the others."""
        return self.held(len(CARDS))

    def held(self, count: int) -> Box:
        """The same for *count* cards."""
        slots, row = self.card_row(count), self.middle
        wide = min(row.w, slots[-1].x - slots[0].x + self.card)
        return Box(row.centre[0] - wide / 2, row.y - RAISED, wide, row.h + RAISED)

    def card_row(self, count: int) -> list[Slot]:
        """Slots for *count* cards in the middle of the ring."""
        return row(count, self.card, CARD_GAP, self.middle.centre, room=self.middle.w)

    def played_row(self, count: int) -> list[Slot]:
        """Slots for *count* cards that are turned up: beside them the turtle's head is seen."""
        return row(count, self.card, PLAYED_GAP, self.middle.centre, room=self.middle.w)


@lru_cache(maxsize=4)  # the largest pads that fit are searched for
def plan(width: float, height: float, text_scale: float, tiles: int, frogs: int) -> QuibbitLayout:
    """The layout for a ring of *tiles* and *frogs* seats on a screen of *width* x *height*.

    The seats are in the corners, or in a row below the pond where that leaves much larger pads.
    """
    room = table_area(width, height, text_scale)
    larger = text_scale - 1
    top = top_bar_layout(room, text_scale, METER_WIDE + (METER_NARROW - METER_WIDE) * larger)
    below = Box(room.x, top.bottom, room.w, room.bottom - top.bottom)
    under = _sign_high(text_scale)
    found, plain = (_seated(below, text_scale, tiles, high) for high in (under, 0.0))
    if found[1] < WORTH_A_SIGN * plain[1]:
        found, under = plain, 0.0
    slots, pad, places = found
    middle = _middle(slots, pad, under)
    assert middle is not None, f"no ring of {tiles} tiles fits on a screen of {width} x {height}"
    return QuibbitLayout(
        top_bar=top,
        tiles=slots,
        pad=pad,
        middle=middle,
        card=CARD_SHARE * middle.h / CARD_TALL,
        panels=places[:frogs],
        legend=_legend(places[frogs].box) if frogs < SEATS else None,
        advice=_advice(slots, pad, middle, under) if under else None,
    )


def seat_box(slot: Slot, pad: float) -> Box:
    """The room of a pad with a frog on it."""
    top = slot.y - pad * FROG_TALL
    return Box(slot.x - pad / 2, top, pad, slot.y + pad * PAD_TALL / 2 - top)


def pad_box(slot: Slot, pad: float) -> Box:
    """The room of a pad alone."""
    return Box.around(slot.x, slot.y, pad, pad * PAD_TALL)


def tile_boxes(layout: QuibbitLayout, board: Board) -> list[Box]:
    """The room of each tile, with the frog on it if there is one."""
    taken = {at % len(board.ring) for at in board.progress if at is not None}
    return [
        (seat_box if tile in taken else pad_box)(slot, layout.pad)
        for tile, slot in enumerate(layout.tiles)
    ]


def mark_box(slot: Slot, pad: float) -> Box:
    """Where something is written on a pad."""
    return Box.around(slot.x, slot.y, MARK_WIDE * pad, MARK_TALL * pad)


def body_box(slot: Slot, pad: float) -> Box:
    """Where a frog on a pad is."""
    return seat_box(slot, pad).inset(BODY_INSET * pad, 0)


def face_box(slot: Slot, pad: float) -> Box:
    """Where the face of a frog on a pad is."""
    box = seat_box(slot, pad)
    return Box(box.x, box.y, box.w, box.h / 2).inset(FACE_INSET * pad, 0)


def _advice(slots: Sequence[Slot], pad: float, middle: Box, high: float) -> Box:
    """The room so *high* under the cards in the *middle*, as wide as the frogs beside it leave."""
    x, y = middle.centre[0], middle.bottom + SIGN_GAP
    seats = [seat_box(slot, pad) for slot in slots]
    beside = [seat for seat in seats if seat.y < y + high and seat.bottom > y]
    reach = min(abs(seat.centre[0] - x) - pad / 2 for seat in beside)
    return Box(x - reach, y, 2 * reach, high)


def _legend(box: Box) -> Box:
    """Where a sign stands in the free *box* of a seat, over the water at its feet."""
    wide, high, low = LEGEND
    wide = min(wide, box.w)
    return Box(box.centre[0] - wide / 2, box.bottom - low - high, wide, high)


_Ring: TypeAlias = tuple[tuple[Slot, ...], float]  # slots of tiles, and how wide a pad is
_Found: TypeAlias = tuple[tuple[Slot, ...], float, tuple[SeatPlaces, ...]]


def _seated(room: Box, text_scale: float, tiles: int, under: float) -> _Found:
    """Seats in the corners or in a row, with a room so high *under* the cards."""
    corners, row = (way(room, text_scale, tiles, under) for way in (_in_corners, _in_a_row))
    return corners if corners[1] >= WORTH_A_CORNER * row[1] else row


def _sign_high(text_scale: float) -> float:
    """How high the room is for what is said of a card."""
    return SIGN_ROWS * SIGN_LINE * min(theme.FLOOR * text_scale, SIGN_WORDS) + 2 * SIGN_EDGE


def _in_corners(room: Box, text_scale: float, tiles: int, under: float) -> _Found:
    """Seats clockwise from the lower left corner, the pond between them."""
    wide = min(CORNER_WIDEST, CORNER_SHARE * room.w)
    left, water, right = (
        Box(room.x, room.y + GAP, wide, room.h - GAP),
        Box(room.x + wide, room.y, room.w - 2 * wide, room.h),
        Box(room.right - wide, room.y + GAP, wide, room.h - GAP),
    )
    (top_left, low_left), (top_right, low_right) = (
        side.split_rows(1, 1, gap=GAP) for side in (left, right)
    )
    corners = (low_left, False), (top_left, False), (top_right, True), (low_right, True)
    places = tuple(_corner_places(box, text_scale, mirrored) for box, mirrored in corners)
    found = _ring(water, tiles, under)
    return *found, places


def _in_a_row(room: Box, text_scale: float, tiles: int, under: float) -> _Found:
    """Seats side by side below the pond."""
    high = ROW_HIGH + 40 * (text_scale - 1)
    width = min((room.w - (SEATS - 1) * GAP) / SEATS, ROW_WIDEST)
    left = room.centre[0] - (SEATS * width + (SEATS - 1) * GAP) / 2
    boxes = [Box(left + i * (width + GAP), room.bottom - high, width, high) for i in range(SEATS)]
    places = tuple(frog_beside_tag(box, text_scale) for box in boxes)
    found = _ring(Box(room.x, room.y, room.w, room.h - high - GAP), tiles, under)
    return *found, places


def _corner_places(box: Box, text_scale: float, mirrored: bool) -> SeatPlaces:
    """A frog with its cards before it, over its tag, its controls and its status line."""
    upper, tag, keys, status = tag_rows(box, text_scale)
    cards_high = HAND_LARGER * (box.w / len(CARDS)) * CARD_TALL
    over = upper.h - SEAT_GAP - cards_high
    frog = min(CORNER_FROG * box.w, (over + SUNK * cards_high) / (FROG_TOP - PAWS_UP))
    cards = Box(box.x, box.y + max(over, (FROG_TOP - PAWS_UP) * frog), box.w, cards_high)
    return SeatPlaces(
        box=box,
        frog=FrogPlace(box.centre[0], cards.y + PAWS_UP * frog, frog, mirrored),
        tag=tag,
        cards=cards,
        keys=keys,
        status=status,
    )


@lru_cache(maxsize=16)  # it takes 20 ms, and every table on the same screen has the same ring
def _ring(water: Box, tiles: int, under: float) -> _Ring:
    """Slots for the largest pads of which *tiles* fit into a ring, and their width.

    It leaves a room so high *under* the cards in its middle.
    """
    for pad in range(PAD_WIDEST, PAD_LEAST, -2):
        up, down = pad * (FROG_TALL + CROWN_OVER), pad * PAD_TALL / 2
        ry = (water.h - up - down) / 2
        rx = min(water.w - pad, 2.9 * water.h) // 2  # the wider, the farther are tiles apart
        middle = water.centre[0], water.y + up + ry
        slots = _round(tiles, middle, (rx, ry))
        if _apart(slots, pad, under):
            return slots, float(pad)
    return (), 0.0


def _round(tiles: int, middle: Point, radii: tuple[float, float]) -> tuple[Slot, ...]:
    """A ring of *tiles* that are farther apart one above the other, as frogs are high."""
    (x, y), (rx, ry) = middle, radii
    flat = ring(tiles, (x, 0.0), (rx, FLATTER * ry), roundness=ROUNDNESS)
    return tuple(replace(slot, y=y + slot.y / FLATTER) for slot in flat)


def _apart(slots: Sequence[Slot], pad: float, under: float) -> bool:
    """Whether no pad touches the next one, and one side leaves the other half its middle."""
    apart = all(_far(a, b) >= 1.05 * pad for a, b in pairwise((*slots, slots[0])))
    return apart and _middle(slots, pad, under) is not None


def _far(a: Slot, b: Slot) -> float:
    """How far two pads are apart, in widths of a pad that is as high as it is wide."""
    return hypot(a.x - b.x, (a.y - b.y) / PAD_TALL)


def _middle(slots: Sequence[Slot], pad: float, under: float) -> Box | None:
    """The largest room inside the ring for a row of cards, clear of all frogs, if there is any.

    With a room so high *under* it, one for the raised card is left over it as well.
    """
    ys = [slot.y for slot in slots]
    top, low = min(ys) + 0.4 * pad, max(ys) - (FROG_TALL + 0.04) * pad
    over, below = (RAISED, SIGN_GAP + under) if under else (0.0, 0.0)
    seats = [seat_box(slot, pad) for slot in slots]
    for card in range(CARD_WIDEST, CARD_LEAST, -2):
        wide, high = _row_wide(card), card * CARD_TALL / CARD_SHARE
        free = low - top - over - high - below
        box = Box(slots[0].x - wide / 2, top + over + free / 2, wide, high)
        whole = Box(box.x, box.y, wide, high + below)
        if free >= 0 and not any(whole.overlaps(seat) for seat in seats):
            return box
    return None


def _row_wide(card: float) -> float:
    """How wide a row of the five cards is."""
    return len(CARDS) * card + (len(CARDS) - 1) * CARD_GAP + 2

"""Where the seats of Frogger are: one beside the hand, the others small at the right."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from scenes.games.frogger.foot.foot_layout import FootLayout, columns_of
from scenes.table.seats.seat_frog import FrogPlace
from scenes.table.seats.seat_places import FEET, FROG_TALL, TAG_FROM, SeatPlaces
from sprites.pictures.geometry import Box

GAP, ROWS_APART = 12.0, 8.0  # between small seats; between rows of them
WIDEST = 500.0  # how wide one is, at most
HIGHEST, IN_A_ROW, ALONE = 220.0, 350.0, 346.0  # how high one is, at most, in rows; the only one
TAG = 40.0  # how high a tag is
ROOMY, ROOMY_SHARE = 310.0, 0.45  # a seat so wide has its frog beside its tag, that wide at most
FROG_SHARE = 0.365  # of a small seat's width is its frog's, at most
TALLEST = 2.2  # of its width is a seat high, at most
TALL = 1.0  # of its width is a seat so high, or more, whose frog is below its cards
BELOW_SHARE, BELOW_HIGH = 0.96, 0.53  # a frog below its cards: of its seat's width; of its height
SUNK = 28.0  # how far its feet, and those of the frog in front, are behind its tag
WORN = 0.11  # of its width is what such a frog wears over its crown
FRONT_WIDEST = 224.0  # how wide the frog in front is, at most
BESIDE, OVER_TAG = 6.0, 2.0  # from a frog to its cards; from these to its tag
OVER_HEAD = 10.0  # from what such a frog wears to its cards
AROUND = 12.0, 6.0  # small seats, beside and below
PAWS = 0.88  # of a small frog's width: so far right of its left side begin its cards


def seat_places(foot: FootLayout, seats: int, front: Seat | None) -> tuple[SeatPlaces, ...]:
    """The places of all *seats* in *foot*: the one in *front* beside the hand, others small.

    The others are in the order of turns, from the one after that in front on.
    """
    room = foot.others.inset(*AROUND)
    if front is None:
        return tuple(map(_small, _in_a_grid(room, seats)))
    small = [_small(box) for box in _in_a_grid(room, seats - 1)]
    after = seats - 1 - front  # so many have their turn before the first seat
    return (*small[after:], _large(foot), *small[:after])


def _in_a_grid(room: Box, count: int) -> list[Box]:
    """Boxes for so many seats, in one row or two, the last at the foot of *room*."""
    columns = columns_of(count)
    wide = min((room.w - (columns - 1) * GAP) / columns, WIDEST)
    rows = 2 if count > columns else 1
    most = min(IN_A_ROW, TALLEST * wide) if count > 1 else ALONE
    high = min((room.h - ROWS_APART) / 2, HIGHEST) if rows > 1 else min(room.h, most)
    top = room.bottom - rows * (high + ROWS_APART) + ROWS_APART
    boxes = []
    for row in range(rows):
        beside = min(columns, count - row * columns)
        left = room.centre[0] - (beside * (wide + GAP) - GAP) / 2
        y = top + row * (high + ROWS_APART)
        boxes += [Box(left + i * (wide + GAP), y, wide, high) for i in range(beside)]
    return boxes


def _large(foot: FootLayout) -> SeatPlaces:
    """A frog on its tag, as large as it can be."""
    box = Box(foot.own.x, foot.own.y, foot.own.w - GAP, foot.own.h)
    upper, tag = box.split_rows(box.h - TAG, TAG)
    frog = min(FRONT_WIDEST, upper.w, (upper.h + SUNK) / FROG_TALL)
    cards = Box(box.centre[0], box.y, box.w / 2, upper.h / 2)
    return _sunk(_places(box, frog, tag, cards))


def _small(box: Box) -> SeatPlaces:
    """A frog with its cards beside it, on a tag."""
    upper, tag = box.split_rows(box.h - TAG, TAG)
    if box.w >= ROOMY:
        return _beside(box, upper, tag)
    if box.h > TALL * box.w:
        return _below(box, upper, tag)
    frog = min(FROG_SHARE * box.w, upper.h / FROG_TALL)
    left = upper.x + PAWS * frog
    cards = Box(left, upper.y, upper.right - left, upper.h - OVER_TAG)
    return _places(box, frog, tag, cards)


def _below(box: Box, upper: Box, tag: Box) -> SeatPlaces:
    """A frog on its tag, with its cards above what it wears."""
    room = upper.h + SUNK
    frog = min(BELOW_SHARE * box.w, BELOW_HIGH * room / FROG_TALL)
    cards = Box(upper.x, upper.y, upper.w, room - (FROG_TALL + WORN) * frog - OVER_HEAD)
    return _sunk(_places(box, frog, tag, cards, x=box.centre[0]))


def _beside(box: Box, upper: Box, tag: Box) -> SeatPlaces:
    """A larger frog, beside its tag and the cards above that."""
    frog = min(ROOMY_SHARE * box.w, (upper.h + tag.h) / FROG_TALL)
    left, tag_left = box.x + frog + BESIDE, box.x + TAG_FROM * frog
    cards = Box(left, upper.y, box.right - left, upper.h - OVER_TAG)
    places = _places(box, frog, Box(tag_left, tag.y, box.right - tag_left, tag.h), cards)
    return replace(places, frog=FrogPlace(box.x + frog / 2, tag.bottom, frog))


def _sunk(places: SeatPlaces) -> SeatPlaces:
    """The same with the frog lower, so that it rises behind its tag."""
    return replace(places, frog=replace(places.frog, y=places.frog.y + SUNK, sunk=SUNK))


def _places(box: Box, frog: float, tag: Box, cards: Box, x: float | None = None) -> SeatPlaces:
    """A frog at the left of its *box*, or around *x*, with its tag and cards."""
    below = Box(tag.x, tag.bottom, tag.w, 0.0)  # nothing is told there
    return SeatPlaces(
        box=box,
        frog=FrogPlace(box.x + frog / 2 if x is None else x, tag.y + FEET, frog),
        tag=tag,
        cards=cards,
        keys=below,
        status=below,
    )

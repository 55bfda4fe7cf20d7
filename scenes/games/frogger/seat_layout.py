"""Where the seats of Frogger are: one beside the hand, the others small at the foot."""

from __future__ import annotations

from rules.core import Seat
from scenes.table.seats.seat_frog import FrogPlace
from scenes.table.seats.seat_places import FEET, FROG_TALL, FROG_WIDEST, SeatPlaces
from sprites.pictures.geometry import Box

GAP, WIDEST = 12.0, 400.0
TAG, DEEDS = 48.0, 42.0  # how high a tag and a row of deeds are, these at 100 % text
FROG_SHARE = 0.5  # of a small seat's width is its frog's, at most
TOLD = 480.0  # how wide is told what the seat in front did
BESIDE = 6.0  # from a frog to its cards


def seat_places(
    foot: Box, before: Box, keys: Box, seats: int, front: Seat | None, text_scale: float
) -> tuple[SeatPlaces, ...]:
    """The places of all *seats*: the one in *front* in the box *before*, the others in *foot*.

    *keys* is the row for what to press; at its left the seat in front tells what it did.
    """
    small = iter(_in_a_row(foot, seats - (front is not None)))
    return tuple(
        _large(before, keys) if seat == front else _small(next(small), text_scale)
        for seat in range(seats)
    )


def _in_a_row(room: Box, count: int) -> list[Box]:
    wide = min((room.w - (count - 1) * GAP) / count, WIDEST)
    left = room.centre[0] - (count * wide + (count - 1) * GAP) / 2
    return [Box(left + i * (wide + GAP), room.y, wide, room.h) for i in range(count)]


def _large(box: Box, keys: Box) -> SeatPlaces:
    """A frog on its tag, as large as it can be."""
    upper, tag = box.split_rows(box.h - TAG, TAG)
    frog = min(FROG_WIDEST, box.w - GAP, upper.h / FROG_TALL)
    return SeatPlaces(
        box=box,
        frog=FrogPlace(box.x + frog / 2, tag.y + FEET, frog),
        tag=Box(tag.x, tag.y, tag.w - GAP, tag.h),
        cards=Box(box.centre[0], box.y, box.w / 2, upper.h / 2),
        keys=keys,
        status=Box(keys.x, keys.bottom, min(keys.w, TOLD), 0.0),
    )


def _small(box: Box, text_scale: float) -> SeatPlaces:
    """A frog with its cards beside it, on a tag; below it, what it did."""
    deeds = DEEDS * text_scale
    upper, tag, told = box.split_rows(box.h - TAG - deeds, TAG, deeds)
    frog = min(FROG_SHARE * box.w, upper.h / FROG_TALL)
    cards = upper.x + frog + BESIDE
    return SeatPlaces(
        box=box,
        frog=FrogPlace(box.x + frog / 2, tag.y + FEET, frog),
        tag=tag,
        cards=Box(cards, upper.y, upper.right - cards, upper.h - BESIDE),
        keys=told,
        status=Box(told.x, told.bottom, told.w, 0.0),
    )

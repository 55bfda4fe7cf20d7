"""Where the seats of Frogger are: one beside the hand, the others small at the right."""

from __future__ import annotations

from dataclasses import replace

from rules.core import Seat
from scenes.games.frogger.foot.foot_layout import FootLayout
from scenes.table.seats.seat_frog import FrogPlace
from scenes.table.seats.seat_places import FEET, FROG_TALL, SeatPlaces
from sprites.pictures.geometry import Box

GAP = 8.0  # between small seats
WIDEST = 300.0  # how wide one is, at most
HIGHEST = 350.0  # how high one is, at most
TAG = 40.0  # how high a tag is
TALLEST = 2.2  # of its width is a seat high, at most
HOLDER = 0.98  # a frog behind its cards, of its seat's width
HELD = 0.45  # its cards, of the height over its tag; more where all that is seen of it has room
HOLDER_MOST = 204.0  # how wide it is, at most
HELD_UP = 6.0  # from such cards to the tag
STAND = 40.0  # left of the frog: there is room on its leaf for the mark of the next seat
OVER_CARDS = 30.0  # from that mark to them: one may be raised
SEEN, WORN = 0.5, 0.11  # over its cards: of such a frog at least, and what it wears; of its width
SEEN_MOST = 0.64  # of it, where there is room
SUNK_LEAST, SUNK = 10.0, 28.0  # how far the feet of the frog in front are behind its tag
FRONT_WIDEST = 224.0  # how wide the frog in front is, at most
AROUND = 4.0  # beside small seats


def seat_places(foot: FootLayout, seats: int, front: Seat | None) -> tuple[SeatPlaces, ...]:
    """The places of all *seats* in *foot*: the one in *front* beside the hand, others small.

    The others are in the order of turns, from the one after that in front on.
    """
    room = foot.others.inset(AROUND, 0)
    if front is None:
        return tuple(map(_small, _in_a_row(room, seats)))
    small = [_small(box) for box in _in_a_row(room, seats - 1)]
    after = seats - 1 - front  # so many have their turn before the first seat
    return (*small[after:], _large(foot), *small[:after])


def next_mark_below(places: SeatPlaces) -> Box:
    """What the mark of the next seat stands on: the tag, or with a frog that holds its cards
    the left of its leaf; where that is too narrow, over the head."""
    frog, cards, tag = places.frog, places.cards, places.tag
    if cards.x > frog.x or cards.bottom + HELD_UP < tag.y:
        return tag
    left = frog.x - frog.width / 2
    if left - places.box.x >= STAND:
        return replace(tag, y=cards.y - OVER_CARDS)
    return Box(left, frog.y - (FROG_TALL + WORN) * frog.width, tag.right - left, tag.h)


def _in_a_row(room: Box, count: int) -> list[Box]:
    """Boxes for so many seats side by side, at the foot of *room*."""
    wide = min((room.w - (count - 1) * GAP) / count, WIDEST)
    high = min(room.h, HIGHEST, TALLEST * wide)
    left = room.centre[0] - (count * (wide + GAP) - GAP) / 2
    return [Box(left + i * (wide + GAP), room.bottom - high, wide, high) for i in range(count)]


def _large(foot: FootLayout) -> SeatPlaces:
    """A frog on its tag, as large as it can be."""
    box = Box(foot.own.x, foot.own.y, foot.own.w - GAP, foot.own.h)
    upper, tag = box.split_rows(box.h - TAG, TAG)
    frog = min(FRONT_WIDEST, upper.w, (upper.h + SUNK) / FROG_TALL)
    cards = Box(box.centre[0], box.y, box.w / 2, upper.h / 2)
    return _sunk(_places(box, frog, tag, cards), max(SUNK_LEAST, FROG_TALL * frog - upper.h))


def _small(box: Box) -> SeatPlaces:
    """A frog behind its cards, which hide half of it, over its tag."""
    upper, tag = box.split_rows(box.h - TAG, TAG)
    frog = min(HOLDER * box.w, HOLDER_MOST)
    room = upper.h - HELD_UP
    high = min(HELD * upper.h, room - (SEEN + WORN) * frog)
    high = max(high, room - (SEEN_MOST + WORN) * frog)
    cards = Box(upper.x, upper.y + room - high, upper.w, high)
    seen = min(SEEN_MOST * frog, cards.y - upper.y - WORN * frog)
    feet = cards.y + FROG_TALL * frog - seen
    places = _places(box, frog, tag, cards, x=box.centre[0])
    return replace(places, frog=replace(places.frog, y=feet))


def _sunk(places: SeatPlaces, deep: float) -> SeatPlaces:
    """The same with the frog so *deep* behind its tag."""
    return replace(places, frog=replace(places.frog, y=places.frog.y + deep, sunk=deep))


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

"""Where the things of a seat lie: its frog, its tag, its cards, what it can press. Design units."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.table.seats.seat_frog import FrogPlace
from sprites.pictures.geometry import Box

FROG_WIDEST = 190.0
FROG_SHARE = 0.52  # of the width of its place, at most
FROG_TALL = 0.84  # from feet to crown, of its width
PAWS = 0.46  # of a frog's width: so far right of its left side begin the cards that it holds
TAG_FROM = 0.84  # of a frog's width: so far right of its left side begins its tag
TAG, KEYS, STATUS = 60.0, 46.0, 36.0
GAP = 4.0


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """The places of one seat within *box*; cards lie before the frog, from its paws on."""

    box: Box
    frog: FrogPlace
    tag: Box
    cards: Box
    keys: Box
    status: Box


def seat_places(box: Box, text_scale: float, *, mirrored: bool = False) -> SeatPlaces:
    """A frog at the left of *box*, its tag and its cards beside it, controls and status below."""
    status_high = STATUS * text_scale
    cards_high = box.h - TAG - KEYS - status_high - GAP
    frog = min(FROG_WIDEST, FROG_SHARE * box.w, (TAG + GAP + cards_high) / FROG_TALL)
    upper, lower = Box(box.x, box.y, box.w, TAG), Box(box.x, box.y + TAG + GAP, box.w, cards_high)
    places = SeatPlaces(
        box=box,
        frog=FrogPlace(box.x + frog / 2, lower.bottom, frog, mirrored),
        tag=_from(upper, TAG_FROM * frog),
        cards=_from(lower, PAWS * frog),
        keys=Box(box.x, lower.bottom, box.w, KEYS),
        status=Box(box.x, lower.bottom + KEYS, box.w, status_high),
    )
    return _mirrored(places) if mirrored else places


def _from(box: Box, left: float) -> Box:
    """The part of *box* right of *left*, counted from its left side."""
    return Box(box.x + left, box.y, box.w - left, box.h)


def _mirrored(places: SeatPlaces) -> SeatPlaces:
    """The same with the frog at the right."""
    box = places.box

    def over(part: Box) -> Box:
        return Box(box.x + box.right - part.right, part.y, part.w, part.h)

    frog = places.frog
    return SeatPlaces(
        box=box,
        frog=FrogPlace(box.x + box.right - frog.x, frog.y, frog.width, mirrored=True),
        tag=over(places.tag),
        cards=over(places.cards),
        keys=places.keys,
        status=places.status,
    )

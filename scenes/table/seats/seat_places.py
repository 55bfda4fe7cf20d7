"""Where the things of a seat lie: its frog, its tag, its cards, what it can press. Design units."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scenes.table.seats.seat_frog import FrogPlace
from sprites.pictures.geometry import Box

FROG_WIDEST = 200.0
FROG_SHARE = 0.52  # of the width of its place, at most
FROG_TALL = 0.84  # from feet to crown, of its width
PAWS = 0.46  # of a frog's width: so far right of its left side begin the cards that it holds
TAG_FROM = 0.84  # of a frog's width: so far right of its left side begins its tag
FEET = 5.0  # how far the feet of a frog on its tag are below the upper edge of that
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


def frog_beside_tag(box: Box, text_scale: float, *, keys: float = KEYS) -> SeatPlaces:
    """A frog at the left of *box*, tag and cards beside it; below, *keys* high controls, status."""
    status_high = STATUS * text_scale
    cards_high = box.h - TAG - keys - status_high - GAP
    frog = min(FROG_WIDEST, FROG_SHARE * box.w, (TAG + GAP + cards_high) / FROG_TALL)
    upper, lower = Box(box.x, box.y, box.w, TAG), Box(box.x, box.y + TAG + GAP, box.w, cards_high)
    return SeatPlaces(
        box=box,
        frog=FrogPlace(box.x + frog / 2, lower.bottom, frog),
        tag=_from(upper, TAG_FROM * frog),
        cards=_from(lower, PAWS * frog),
        keys=Box(box.x, lower.bottom, box.w, keys),
        status=Box(box.x, lower.bottom + keys, box.w, status_high),
    )


def frog_on_tag(
    box: Box, text_scale: float, *, paws: float, behind: float = 0.0,
    widest: float = FROG_WIDEST, share: float = FROG_SHARE, keys: float = KEYS,
    mirrored: bool = False,
) -> SeatPlaces:  # fmt: skip
    """A frog on its tag, its cards beside it; below, *keys* high controls, status.

    The frog is at most *widest* and that *share* of *box* wide, and *behind* away from its left,
    or from its right if *mirrored*; its cards begin at its *paws*, a share of its width.
    """
    upper, tag, controls, status = tag_rows(box, text_scale, keys=keys)
    frog = min(widest, share * box.w, upper.h / FROG_TALL)
    places = SeatPlaces(
        box=box,
        frog=FrogPlace(box.x + behind + frog / 2, tag.y + FEET, frog),
        tag=tag,
        cards=_from(upper, behind + paws * frog),
        keys=controls,
        status=status,
    )
    return _mirrored(places) if mirrored else places


def tag_rows(
    box: Box, text_scale: float, *, tag: float = TAG, keys: float = KEYS
) -> tuple[Box, Box, Box, Box]:
    """Room for a frog and its cards; below it a *tag*, controls as high as *keys*, and status."""
    status = STATUS * text_scale
    upper, board, controls, foot = box.split_rows(box.h - tag - keys - status, tag, keys, status)
    return upper, board, controls, foot


def _from(box: Box, left: float) -> Box:
    """The part of *box* right of *left*, counted from its left side."""
    return Box(box.x + left, box.y, box.w - left, box.h)


def _mirrored(places: SeatPlaces) -> SeatPlaces:
    """The same with the frog at the right."""
    box, frog, cards = places.box, places.frog, places.cards
    return replace(
        places,
        frog=FrogPlace(box.x + box.right - frog.x, frog.y, frog.width, mirrored=True),
        cards=Box(box.x + box.right - cards.right, cards.y, cards.w, cards.h),
    )

"""Where the things of a seat at the pond lie: its frog sits on its tag and holds its cards."""

from __future__ import annotations

from scenes.table.seats.seat_frog import FrogPlace
from scenes.table.seats.seat_places import SeatPlaces
from sprites.pictures.geometry import Box

TAG, KEYS, STATUS = 60.0, 44.0, 36.0
FROG_WIDEST, FROG_TALL = 200.0, 0.84  # from feet to crown, of its width
FROG_SHARE = 0.46  # of the width of its place, at most
BEHIND = 16.0  # room for the dealer's lantern, behind the frog
FEET = 5.0  # how far its feet are below the upper edge of the tag
PAWS = 0.74  # of a frog's width: so far from its back begin the cards that it holds


def seat_places(box: Box, text_scale: float, *, mirrored: bool, aside: float = 0.0) -> SeatPlaces:
    """The places within *box*, the frog at its outer side; *aside* is kept free by the status."""
    status = STATUS * text_scale
    upper, tag, keys, foot = box.split_rows(
        box.h - TAG - KEYS - status, TAG, KEYS, status
    )  # above the tag are frog and cards
    wide = min(FROG_WIDEST, FROG_SHARE * box.w, upper.h / FROG_TALL)
    back = BEHIND + wide / 2
    held = upper.w - BEHIND - PAWS * wide
    return SeatPlaces(
        box=box,
        frog=FrogPlace(
            box.right - back if mirrored else box.x + back, tag.y + FEET, wide, mirrored
        ),
        tag=tag,
        cards=Box(upper.x if mirrored else upper.right - held, upper.y, held, upper.h),
        keys=keys,
        status=Box(foot.x, foot.y, foot.w - aside, foot.h),
    )

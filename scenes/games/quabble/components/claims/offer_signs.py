"""Signs on a low card on offer: who may get it on its left, its giver on its right."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from scenes.games.quabble.cards import LOW_BADGE, LOW_HEAD, LOW_RIM, LOW_WIDE, low_creature
from scenes.games.quabble.components.claims.mats import head
from scenes.games.quabble.components.claims.promise import Promise
from scenes.games.quabble.components.claims.promises import promise_pill
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part
from sprites.render.renderer import Renderer

Z = 295.0  # over a card that is raised, under names and what to press
HEAD_WIDE, HEAD_HIGH, LOW = 0.24, 0.45, 5.0  # of a card's width and height at most; below a head
PILL_HIGH, EDGE = 0.42, 2.0  # of its height: what it would bring; beside that
HEAD_ROOM = 0.75  # of a head over that, which may cover what is beside it a little
LEAST_PILL = 66.0  # how wide that is at least: a narrower number cannot be read


def offer_heads(box: Box, left: Seat, giver: Seat) -> Collage:
    """The heads of both frogs beside a card that lies in *box*."""
    wide = min(HEAD_WIDE * box.w, HEAD_HIGH * box.h / height_ratio("frog-head"))
    y = box.h - LOW - wide * height_ratio("frog-head") / 2
    shares = (left, LOW_HEAD), (giver, 1 - LOW_HEAD)
    heads = (Part(head(seat, wide), share * box.w, y) for seat, share in shares)
    return Collage(box.w, box.h, tuple(heads))


def has_room_for_promises(box: Box) -> bool:
    """Whether what a card in *box* would bring can be read beside its creature."""
    return _pill_size(box)[0] >= LEAST_PILL


def offer_promises(
    renderer: Renderer, box: Box, seats: Sequence[Seat], promises: Sequence[Promise],
    *, quiet: bool = False,
) -> Collage:  # fmt: skip
    """What a card in *box* would bring both *seats* beside it, on both sides of its creature.

    From the least to the most has no room for a head, nor has a thief's number: it stands over
    that, beside the creature.
    Those that are *quiet* are less dark.
    """
    edge, size = LOW_RIM + EDGE, _pill_size(box)
    y, left = box.h - edge - size[1] / 2, edge + size[0] / 2
    over, room = (y - size[1] / 2) / 2, _room_for_head(box)
    pieces: list[Part] = []
    for i, (seat, promise) in enumerate(zip(seats, promises, strict=True)):
        x, beside = (box.w - left, box.w - sum(room) / 2) if i else (left, sum(room) / 2)
        headed = not (promise.spread or promise.is_thief)
        pill = promise_pill(renderer, promise, seat, size, headed=headed, quiet=quiet)
        pieces.append(Part(pill, x, y))
        if not headed and room[1] - room[0] >= HEAD_ROOM * theme.LEAST_SIGN:
            pieces.append(Part(head(seat, theme.LEAST_SIGN), beside, over))
    return Collage(box.w, box.h, tuple(pieces))


def _room_for_head(box: Box) -> tuple[float, float]:
    """From where to where a head fits between the value of a card in *box* and its creature."""
    badge = min(LOW_BADGE * box.h, LOW_WIDE * box.w)
    return LOW_HEAD * box.w + badge / 2, (box.w - low_creature(box.w, box.h)) / 2


def _pill_size(box: Box) -> tuple[float, float]:
    """How wide and high what a card in *box* would bring a seat is."""
    wide = (box.w - low_creature(box.w, box.h)) / 2 - LOW_RIM - 2 * EDGE
    return wide, PILL_HIGH * box.h

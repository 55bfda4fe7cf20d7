"""Where on a tile its mark lies."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.games.quibbit.layout import body_box, face_box
from scenes.table.climaxes.spotlight import token_box
from sprites.pictures.geometry import Slot
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

FLOATING = 6.0  # by how much a crown goes up and down with the water
FREE = (0.0, 0.0), (0.0, 0.26), (0.0, -0.2), (0.3, 0.0), (-0.3, 0.0)  # of a pad; the first free one
FEET = (0.0, 0.24), *FREE  # before a frog: the front edge of its pad
EDGE = tuple((x, y) for y in (0.22, -0.08, -0.34) for x in (0.36, -0.36))  # beside number and sign
# Where the ghost of a frog is behind another one that sits on its tile: across and up, of a pad.
BESIDE = (0.0, 0.5), (0.0, 0.36), (0.44, 0.12), (-0.44, 0.12)
LITTLE = 0.25  # of a ghost, that may be hidden where it still looks as if on its tile


def beside(ring: QuibbitRing, spot: int) -> tuple[float, float]:
    """Where a ghost is seen with a frog on the tile of *spot*, if any: best right behind it."""
    if spot % ring.size not in ring.taken:
        return 0.0, 0.0
    layout, slot, pad = ring.layout, ring.slot(spot), ring.layout.pad
    others = {*ring.taken} - {spot % ring.size}
    faces = [face_box(layout.tiles[tile], pad) for tile in others]
    seen = [layout.cards, layout.top_bar.banner, layout.top_bar.side]
    seen += [seat.box for seat in layout.panels] + ([layout.legend] if layout.legend else [])

    def hidden(place: tuple[float, float]) -> float:
        there = Slot(slot.x + place[0] * pad, slot.y - place[1] * pad)
        under = sum(map(body_box(there, pad).shared, seen))
        return under + sum(map(face_box(there, pad).shared, faces))

    body = body_box(slot, pad)
    most = LITTLE * body.w * body.h
    return next((place for place in BESIDE if hidden(place) <= most), min(BESIDE, key=hidden))


def place_on_tile(
    token: Token, ring: QuibbitRing, spot: int, places: Sequence[tuple[float, float]],
    numbers: Sequence[Token] = (),
) -> None:  # fmt: skip
    """Lay a mark on the tile of *spot*, beside a sign, a crown or one of *numbers* there.

    It does not stand out to the sides, where the next tile may have a mark as well.
    """
    slot, pad, renderer = ring.slot(spot), ring.layout.pad, ring.stage.renderer
    crowns = [token_box(renderer, ring.crown).inset(-FLOATING)] if ring.crown.visible else []
    taken = [*ring.rear.boxes, *crowns, *(token_box(renderer, number) for number in numbers)]
    most = (pad - renderer.size(token.picture)[0]) / 2
    poses = [
        Pose(slot.x + max(-most, min(most, across * pad)), slot.y + down * pad)
        for across, down in places
    ]
    for pose in poses:
        token.pose = pose
        if not any(token_box(renderer, token).overlaps(sign) for sign in taken):
            return
    token.pose = poses[0]

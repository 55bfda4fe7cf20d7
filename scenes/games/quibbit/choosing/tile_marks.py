"""Where on a tile its mark lies."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.table.climaxes.spotlight import token_box
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

FLOATING = 6.0  # by how much a crown goes up and down with the water
FREE = (0.0, 0.0), (0.0, 0.26), (0.0, -0.2), (0.3, 0.0), (-0.3, 0.0)  # of a pad; the first free one
FEET = (0.0, 0.24), *FREE  # before a frog: the front edge of its pad
EDGE = (0.36, 0.2), (-0.36, 0.2), (0.53, -0.02), (-0.53, -0.02)  # beside a number, sign or frog


def place_on_tile(
    token: Token, ring: QuibbitRing, spot: int, places: Sequence[tuple[float, float]]
) -> None:
    """Lay a mark on the tile of *spot*, beside a sign or a crown that lies there."""
    slot, pad, renderer = ring.slot(spot), ring.layout.pad, ring.stage.renderer
    crowns = [token_box(renderer, ring.crown).inset(-FLOATING)] if ring.crown.visible else []
    signs = [*ring.rear.boxes, *crowns]
    for across, down in places:
        token.pose = Pose(slot.x + across * pad, slot.y + down * pad)
        if not any(token_box(renderer, token).overlaps(sign) for sign in signs):
            return
    token.pose = Pose(slot.x + places[0][0] * pad, slot.y + places[0][1] * pad)

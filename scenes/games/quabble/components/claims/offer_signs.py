"""Signs at the edge of a card on offer: who offers it to whom."""

from __future__ import annotations

from rules.core import Seat
from scenes.games.quabble.components.claims.mats import head
from scenes.games.quabble.components.numbers import in_a_row
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer

Z = 295.0  # over a card that is raised, under names and what to press
HIGH, PAD, RIM, APART = 34.0, 12.0, 4.0, 4.0  # of a sign; at both its ends; its rim; in it
HEAD, ARROW = 34.0, 34.0  # how wide they are
BELOW = 7.0  # how far the middle of a sign is below the lower edge of its card
LOW_PAD, INWARDS = 6.0, 6.0  # of a sign over a low card: at its ends; to the end of the card
BESIDE_TWIN = 34.0  # the same where the sign of a twin is


def offer_sign(renderer: Renderer, left: Seat, giver: Seat, *, tall: bool) -> Collage:
    """The heads of who gets an offer and of its giver, an arrow between them."""
    row: list[Picture] = [head(left, HEAD), Art("embroidered-arrow", ARROW), head(giver, HEAD)]
    return _pill(in_a_row(renderer, row, APART), palette_of(giver).body, PAD if tall else LOW_PAD)


def sign_pose(box: Box, wide: float, *, tall: bool, twin: bool) -> Pose:
    """Where a sign so *wide* is on a card that lies in *box*: on its lower edge.

    Over a low card, below which a hand lies, it is on the upper edge, left of the sign of a *twin*.
    """
    if tall:
        return Pose(box.centre[0], box.bottom + BELOW)
    return Pose(box.right - (BESIDE_TWIN if twin else INWARDS) - wide / 2, box.y)


def _pill(line: Collage, rim: str, pad: float) -> Collage:
    w = max(HIGH, line.width + 2 * pad)
    sheet = Paper(w, HIGH, theme.NIGHT, HIGH / 2, rim, edge_width=RIM, shadow=False)
    return Collage(w, HIGH, (Part(sheet, w / 2, HIGH / 2), Part(line, w / 2, HIGH / 2)))

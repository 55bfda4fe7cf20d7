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
HIGH, PAD, RIM, APART = 34.0, 6.0, 4.0, 4.0  # of a sign; at both its ends; its rim; in it
HEAD, ARROW = 34.0, 34.0  # how wide they are
INWARDS = 6.0  # from a sign to the end of its card
BESIDE_TWIN = 34.0  # the same where the sign of a twin is


def offer_sign(renderer: Renderer, left: Seat, giver: Seat) -> Collage:
    """The heads of who gets an offer and of its giver, an arrow between them."""
    row: list[Picture] = [head(left, HEAD), Art("embroidered-arrow", ARROW), head(giver, HEAD)]
    return _pill(in_a_row(renderer, row, APART), palette_of(giver).body)


def sign_pose(box: Box, wide: float, *, twin: bool) -> Pose:
    """Where a sign so *wide* is on a low card that lies in *box*: left of the sign of a *twin*.

    It is on the upper edge: below the card lies a hand.
    """
    return Pose(box.right - (BESIDE_TWIN if twin else INWARDS) - wide / 2, box.y)


def _pill(line: Collage, rim: str) -> Collage:
    w = max(HIGH, line.width + 2 * PAD)
    sheet = Paper(w, HIGH, theme.NIGHT, HIGH / 2, rim, edge_width=RIM, shadow=False)
    return Collage(w, HIGH, (Part(sheet, w / 2, HIGH / 2), Part(line, w / 2, HIGH / 2)))

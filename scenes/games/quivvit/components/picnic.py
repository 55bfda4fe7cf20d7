"""The picnic round the cards: blanket and light on it, the basket, and lunch beside the deck."""

from __future__ import annotations

from scenes.games.quivvit.layout import BLANKET, QuivvitLayout
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z, BLANKET_Z, LIGHT_Z = 1.0, 2.0, 3.0
BASKET, LUNCH = "picnic-basket", ("lemonade", "picnic-plate")  # left and right of the deck
WIDEST, LUNCH_WIDEST, LEAST = 300.0, 130.0, 50.0  # what has less room is left out


def lay_picnic(stage: Stage, layout: QuivvitLayout, *, lunch: bool) -> None:
    """Put the blanket below the cards on the meadow, and beside them what there is room for."""
    mat = layout.mat
    stage.add(Token(Art("blanket", BLANKET * mat.w), Pose(*mat.centre), BLANKET_Z, "blanket"))
    if not stage.renderer.high_contrast:
        light = Art("blanket-light", mat.w)
        stage.add(Token(light, Pose(*mat.centre), LIGHT_Z, "blanket-light"))
    if layout.basket:
        _put(stage, BASKET, layout.basket, WIDEST)
    for name, room in zip(LUNCH, layout.lunch if lunch else (), strict=False):
        _put(stage, name, room, LUNCH_WIDEST)


def _put(stage: Stage, name: str, room: Box, widest: float) -> None:
    """Put a drawing, as large as fits into *room*, in its middle."""
    wide = min(widest, room.w, room.h / height_ratio(name))
    if wide >= LEAST:
        stage.add(Token(Art(name, wide), Pose(*room.centre), Z, name))

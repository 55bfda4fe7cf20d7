"""The picnic basket, where no die is thrown."""

from __future__ import annotations

from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

Z = 1.0
DRAWING, WIDEST = "picnic-basket", 300.0


def basket(room: Box) -> Token:
    """The basket as large as fits into *room*."""
    wide = min(WIDEST, room.w, room.h / height_ratio(DRAWING))
    return Token(Art(DRAWING, wide), Pose(*room.centre), Z, "basket")

"""The reeds in the lower corners of the pond."""

from __future__ import annotations

from collections.abc import Iterator

from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

WIDE, IN = 250.0, 0.3  # how wide they are; how much of that is within the screen
BELOW = 30.0  # how far they reach below the screen
Z = 1.0


def reeds(width: float, height: float) -> Iterator[Token]:
    """Those of a screen of that size."""
    for x, mirrored in ((WIDE * IN, False), (width - WIDE * IN, True)):
        picture = Art("dusk-reeds", WIDE, mirrored=mirrored)
        yield Token(picture, Pose(x, height + BELOW), Z, "reeds", anchor=(0.5, 1.0))

"""The dots of a leap."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from scenes.games.frogger.layout import FroggerLayout
from sprites.motion.ease import hump
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

DOT_Z = 102.0  # over lit spaces, below all frogs
DOT = 18.0  # how wide
DOT_APART = 36.0  # from one dot to the next, on the ground
ARCH = 90.0  # how high a dotted leap rises, if that is below the numbers of the columns


def way_dots(
    layout: FroggerLayout, here: Pose, there: Pose, colour: str, edge: str
) -> Iterator[Token]:
    """The dots of a leap from *here* to *there*, of that *colour*."""
    dot = Paper(DOT, DOT, colour, DOT / 2, edge, edge_width=DOT / 6, shadow=False)
    arch = min(ARCH, min(here.y, there.y) - layout.numbers_bottom)
    dots = max(3, round(dist((here.x, here.y), (there.x, there.y)) / DOT_APART))
    for i in range(1, dots):
        at = here.mixed(there, i / dots)
        yield Token(dot, Pose(at.x, at.y - arch * hump(i / dots)), DOT_Z, "dot")

"""Where the dots of a leap are."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from scenes.games.frogger.layout import FroggerLayout
from sprites.motion.ease import hump
from sprites.pictures.pose import Pose

DOT_APART = 36.0  # from one dot to the next, on the ground
ARCH = 90.0  # how high a dotted leap rises, if that is below the numbers of the columns


def way_poses(layout: FroggerLayout, here: Pose, there: Pose) -> Iterator[Pose]:
    """Where the dots of a leap from *here* to *there* are."""
    arch = min(ARCH, min(here.y, there.y) - layout.numbers_bottom)
    dots = max(3, round(dist((here.x, here.y), (there.x, there.y)) / DOT_APART))
    for i in range(1, dots):
        at = here.mixed(there, i / dots)
        yield Pose(at.x, at.y - arch * hump(i / dots))

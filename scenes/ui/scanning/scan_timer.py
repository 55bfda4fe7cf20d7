"""A bar at what a scan points at: it gets shorter for as long as that stays."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from scenes.ui.scanning.scan import Scan
from sprites.pictures import theme
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Collage, Paper, Part
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

WIDE, HIGH, EDGE = 120.0, 16.0, 4.0  # design units where text has its usual size; its dark edge
FAINT = 0.45  # while a press would not count
PARTS = 12  # it gets shorter by one of these at a time, which is seen and costs little


class ScanTimer:
    """The bar of one scan on *stage*, at the height *z*."""

    def __init__(self, stage: Stage, z: float) -> None:
        self._stage = stage
        self._token = Token(timer_bar(WIDE, PARTS), Pose(0, 0), z, "scan timer", steady=True)
        self._token.visible = False

    def show(self, scan: Scan | None, at: Point) -> None:
        """Show around *at* how long what *scan* points at stays, if time moves it at all."""
        parts = ceil(scan.time_left * PARTS) if scan else 0
        token, wide = self._token, WIDE * self._stage.renderer.text_scale
        if parts:
            picture = timer_bar(wide, parts)
            pose = Pose(*at, alpha=FAINT if scan and scan.rests else 1.0)
            if token.picture is not picture:
                token.picture = picture
            if token.pose != pose:
                token.pose = pose
            self._stage.add(token)
        if token.visible != bool(parts):
            token.visible = bool(parts)

    def remove(self) -> None:
        """Take it off the stage."""
        self._stage.remove(self._token)


@lru_cache
def timer_bar(wide: float, parts: int) -> Collage:
    """A bar, *wide* with its edge, with so many of `PARTS` left."""
    room, high = wide - 2 * EDGE, HIGH - 2 * EDGE
    left = Paper(room * parts / PARTS, high, theme.PAPER, high / 2, shadow=False)
    edge = Paper(wide, HIGH, theme.FOCUS_EDGE, HIGH / 2, shadow=False)
    middle = wide / 2, HIGH / 2
    return Collage(wide, HIGH, (Part(edge, *middle), Part(left, EDGE + left.width / 2, HIGH / 2)))

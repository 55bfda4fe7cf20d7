"""The other tiles where the pointed card may end, if frogs leap first."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quibbit import Frog
from scenes.games.quibbit.choosing.forecast import Forecast
from scenes.games.quibbit.components.ring import QuibbitRing
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

RIM_Z = 15.0  # over the tiles
RIM = 1.05  # how wide a rim is, of a pad


class OtherEnds:
    """A thin rim of the colour of *frog* round each tile."""

    def __init__(self, stage: Stage, ring: QuibbitRing, frog: Frog) -> None:
        self._ring = ring
        rim = Art("ring-leaf", RIM * ring.layout.pad, palette_of(frog))
        self._rims = [Token(rim, Pose(0, 0), RIM_Z, "other end") for _ in range(ring.size)]
        self.hide()
        stage.add(*self._rims)

    def show(self, ends: Sequence[Forecast]) -> None:
        """Mark the tiles of *ends*."""
        self.hide()
        self._ring.marks_own = False
        for rim, end in zip(self._rims, ends, strict=False):
            slot = self._ring.slot(end.end)
            rim.pose, rim.visible = Pose(slot.x, slot.y), True

    def on(self, tile: int) -> Sequence[Token]:
        """The rim of a *tile*, if it has one."""
        slot = self._ring.slot(tile)
        return [rim for rim in self.tokens if (rim.pose.x, rim.pose.y) == (slot.x, slot.y)]

    @property
    def tokens(self) -> Sequence[Token]:
        """All that is marked now."""
        return [rim for rim in self._rims if rim.visible]

    def hide(self) -> None:
        """Mark nothing."""
        self._ring.marks_own = True
        for rim in self._rims:
            rim.visible = False

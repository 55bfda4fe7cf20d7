"""A plunge: the water that rises round a frog of a close-up that falls into it."""

from __future__ import annotations

from scenes.core.script import Script, together
from scenes.table.climaxes.headline import HEADLINE_Z
from scenes.table.climaxes.impact import Impact
from sprites.motion.gestures import rise
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

BEHIND_Z, BEFORE_Z = HEADLINE_Z - 2.5, HEADLINE_Z - 1.5  # of the frog
# Of a frog's width: how wide both are, and how far their lower edges lie under its feet.
BEHIND, BEFORE, BEHIND_LOW, BEFORE_LOW = 1.2, 1.1, 0.04, 0.09
FALLS, FALLING = 20.0, 0.5  # design units that the water behind falls and rises again; seconds


class Plunge:
    """The water before and behind a frog so *wide*, on *stage*."""

    def __init__(self, stage: Stage, wide: float) -> None:
        self._stage, self._wide = stage, wide
        self._behind = Impact(stage, BEHIND * wide, BEHIND_Z, "splash-back")
        self._before = Impact(stage, BEFORE * wide, BEFORE_Z, "splash-front")
        for token in self.tokens:
            token.lit = token.steady = True
            token.anchor = (0.5, 1.0)

    @property
    def tokens(self) -> list[Token]:
        """All of it; it cannot be seen before it rises."""
        return [self._behind, self._before]

    def rise(self, feet: Pose) -> Script:
        """Rise round a frog with its *feet* there."""
        for token, low in ((self._behind, BEHIND_LOW), (self._before, BEFORE_LOW)):
            token.pose = Pose(feet.x, feet.y + low * self._wide, alpha=0.0)
        yield from together(self._behind.burst(), self._before.burst())
        self._stage.run(rise(self._behind, -FALLS, FALLING))

"""Two kites over the meadow, which sway in the wind by themselves, unless motion is reduced."""

from __future__ import annotations

from math import sin, tau

from sprites.motion.timestep import STEP
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 1.0
EVERY = 6  # steps from one pose to the next
KITES = (  # drawing, width, place in shares of the screen, tilt, seconds of a sway
    ("kite-warm", 84.0, (0.026, 0.36), -14.0, 7.3),
    ("kite-cool", 72.0, (0.974, 0.52), 12.0, 8.7),
)
SWAY = (7.0, 5.0, 4.0)  # design units across and down, degrees
CLEAR = 0.72  # of its width: how far the middle of a kite is from the edge of the screen at least


class QuivvitKites:
    """One kite at each side of the table."""

    def __init__(self, stage: Stage) -> None:
        self._lively = not stage.renderer.reduced_motion
        self._steps = 0
        w, h = stage.renderer.width, stage.renderer.height
        self._kites = [
            (Token(Art(name, wide), Pose(_inside(x * w, wide, w), y * h, tilt), Z, "kite"), seconds)
            for name, wide, (x, y), tilt, seconds in KITES
        ]
        self._homes = [token.pose for token, _ in self._kites]
        stage.add(*(token for token, _ in self._kites))

    def step(self) -> None:
        """Sway a little."""
        self._steps += 1
        if not self._lively or self._steps % EVERY:
            return
        for (token, seconds), home in zip(self._kites, self._homes, strict=True):
            turn = tau * self._steps * STEP / seconds
            dx, dy, tilt = (reach * sin(turn * (1 + 0.4 * i)) for i, reach in enumerate(SWAY))
            token.pose = Pose(home.x + dx, home.y + dy, round(home.angle + tilt))


def _inside(x: float, wide: float, screen: float) -> float:
    """Where a kite so *wide* is seen whole, however it sways, near *x*."""
    return min(max(x, CLEAR * wide), screen - CLEAR * wide)

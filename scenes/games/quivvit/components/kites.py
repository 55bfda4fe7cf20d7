"""Two kites on the meadow, which sway in the wind by themselves, unless motion is reduced."""

from __future__ import annotations

from dataclasses import replace
from math import cos, sin, tau

from sprites.motion.ease import hump, in_out_sine
from sprites.motion.timestep import STEP, steps_in
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 1.0  # below all, so that they hide no word and no number, in flight neither
EVERY = 6  # steps from one pose to the next
KITES = (  # drawing, width, place in shares of the screen, tilt, seconds of a sway
    ("kite-warm", 84.0, (0.026, 0.36), -14.0, 7.3),
    ("kite-cool", 72.0, (0.974, 0.52), 12.0, 8.7),
)
SWAY = (7.0, 5.0, 4.0)  # design units across and down, degrees
CLEAR = 0.72  # of its width: how far the middle of a kite is from the edge of the screen at least
ROUND, HIGH = 2.0, 0.26  # seconds of a flight behind the table; how far up and down, of the screen
NEARER, LEAN = 0.9, 25.0  # how much larger a kite is half way; how far it leans, in degrees


class QuivvitKites:
    """One kite at each side of the table."""

    def __init__(self, stage: Stage) -> None:
        self._lively = not stage.renderer.reduced_motion
        self._steps = 0
        self._flown: int | None = None  # steps, of a flight
        w, h = stage.renderer.width, stage.renderer.height
        self._wide, self._high = w, HIGH * h
        self._kites = [
            (Token(Art(name, wide), Pose(_inside(x * w, wide, w), y * h, tilt), Z, "kite"), seconds)
            for name, wide, (x, y), tilt, seconds in KITES
        ]
        self._homes = [token.pose for token, _ in self._kites]
        stage.add(*(token for token, _ in self._kites))

    def fly(self) -> None:
        """Fly one round behind the table, each to the other side and back."""
        if self._lively and self._flown is None:
            self._flown = 0

    def step(self) -> None:
        """Sway a little, or fly on."""
        self._steps += 1
        if self._flown is not None:
            self._fly_on(self._flown)
        elif self._lively and self._steps % EVERY == 0:
            self._sway()

    def _sway(self) -> None:
        for (token, seconds), home in zip(self._kites, self._homes, strict=True):
            turn = tau * self._steps * STEP / seconds
            dx, dy, tilt = (reach * sin(turn * (1 + 0.4 * i)) for i, reach in enumerate(SWAY))
            token.pose = Pose(home.x + dx, home.y + dy, round(home.angle + tilt))

    def _fly_on(self, flown: int) -> None:
        share, over = flown / steps_in(ROUND), flown >= steps_in(ROUND)
        for (token, _), home in zip(self._kites, self._homes, strict=True):
            token.pose = home if over else self._flying(home, share)
        self._flown = None if over else flown + 1

    def _flying(self, home: Pose, share: float) -> Pose:
        """Where a kite is after a *share* of its flight: both go clockwise."""
        out, angle = home.x - self._wide / 2, tau * in_out_sine(share)
        way = 1 if out > 0 else -1
        size = 1 + NEARER * hump(share)
        return replace(
            home,
            x=self._wide / 2 + out * cos(angle),
            y=home.y + way * self._high * sin(angle),
            angle=round(home.angle + LEAN * way * sin(angle)),
            sx=size,
            sy=size,
        )


def _inside(x: float, wide: float, screen: float) -> float:
    """Where a kite so *wide* is seen whole, however it sways, near *x*."""
    return min(max(x, CLEAR * wide), screen - CLEAR * wide)

"""Trauma: how hard a stage was hit. It is shaken by the square of that, ever less."""

from __future__ import annotations

from math import cos, pi, sin

from sprites.motion.timestep import STEP

DECAY = 0.5  # a second
REACH = 20.0  # design units that a trauma of 1 shakes to each side
LEAST = 0.28  # below which nothing is seen any more
STEP_DOWN, DROP_SECONDS, DROP_SWINGS = 44.0, 0.4, 1.5  # design units that a drop is at first
FAST, FASTER = 58.0, 91.0  # radians a second


class Trauma:
    """Its *amount* is 0 to 1."""

    def __init__(self) -> None:
        self.amount = 0.0
        self._seconds, self._drop = 0.0, 0.0

    def add(self, amount: float) -> None:
        """Hit once more."""
        self.amount = min(1.0, self.amount + amount)

    def drop(self) -> None:
        """Fall by a step, and come up again."""
        self._drop = DROP_SECONDS

    def step(self) -> None:
        """Decay for one fixed step."""
        left = self.amount - DECAY * STEP
        self.amount = left if left > LEAST else 0.0
        self._seconds += STEP
        self._drop = max(0.0, self._drop - STEP)

    def offset(self, strength: float) -> tuple[float, float]:
        """How far the stage is off its place, in design units; *strength* is a share, 0 to 1."""
        left = self._drop / DROP_SECONDS
        low = strength * STEP_DOWN * left**2 * cos(2 * pi * DROP_SWINGS * (1.0 - left))
        if not self.amount:
            return 0.0, low
        reach, seconds = REACH * strength * self.amount**2, self._seconds
        across = (sin(FAST * seconds) + sin(FASTER * seconds + 1.0)) / 2
        down = (sin(FASTER * seconds) + sin(FAST * seconds + 2.0)) / 2
        return reach * across, reach * down + low

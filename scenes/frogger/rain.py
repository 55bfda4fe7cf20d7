"""The weather of a rainy noon: drops that fall, and rings where they land."""

from __future__ import annotations

from random import Random

from sprites.particles import Spray
from sprites.stage import Stage
from sprites.studio import Studio

Z = 3.0  # on the ground, under everything that lies on it
EVERY = 22  # steps between two drops


class Rain:
    """A drop now and then on whatever of the ground is to be seen."""

    def __init__(self, stage: Stage, seed: int = 5) -> None:
        self._studio: Studio = stage.studio
        self._spray = Spray(stage, Z)
        self._random = Random(seed)
        self._steps = 0

    def step(self) -> None:
        """Live one fixed step."""
        if self._studio.still:
            return
        self._steps += 1
        if self._steps % EVERY == 0:
            x = self._random.uniform(0, self._studio.width)
            y = self._random.uniform(0, self._studio.height)
            self._spray.burst("splash", x, y)
            self._spray.burst("rain", x + 34, y - 170)
        self._spray.step()

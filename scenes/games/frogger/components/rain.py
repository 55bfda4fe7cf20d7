"""Falling drops of rain, and rings where they land in water."""

from __future__ import annotations

from random import Random

from sprites.motion.particles import ParticleEmitter
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage

Z = 16.0  # over all ground: what lies above drops is drawn again for every one of them
EVERY = 22  # steps between two drops
MOVES_EVERY = 4  # steps: rain draws no eyes, and every move of it is drawn


class Rain:
    """A drop now and then above the *shore*, wherever the ground can be seen there."""

    def __init__(self, stage: Stage, shore: float, seed: int = 5) -> None:
        self._renderer: Renderer = stage.renderer
        self._shore = shore
        self._spray = ParticleEmitter(stage, Z)
        self._random = Random(seed)
        self._steps = 0

    def step(self) -> None:
        """Advance by one fixed step."""
        if self._renderer.reduced_motion:
            return
        self._steps += 1
        if self._steps % EVERY == 0:
            x = self._random.uniform(0, self._renderer.width)
            y = self._random.uniform(0, self._renderer.height)
            if y < self._shore:  # below, a drop would fall in front of seats and cards
                self._spray.burst("splash", x, y)
                self._spray.burst("rain", x + 34, y - 170)
        if self._steps % MOVES_EVERY == 0:
            for _ in range(MOVES_EVERY):
                self._spray.step()

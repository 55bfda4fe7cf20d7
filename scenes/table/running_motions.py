"""Motions that run by themselves, beside what a script shows."""

from __future__ import annotations

from scenes.core.script import advance
from sprites.motion.timestep import Motion


class RunningMotions:
    """All motions that have begun and not ended."""

    def __init__(self) -> None:
        self._motions: list[Motion] = []

    def play(self, motion: Motion) -> None:
        """Begin *motion*, with its first step at once."""
        if advance(motion):
            self._motions.append(motion)

    def step(self) -> None:
        """Advance all motions by one fixed step."""
        self._motions = [motion for motion in self._motions if advance(motion)]

    def clear(self) -> None:
        """Stop all motions where they are."""
        self._motions.clear()

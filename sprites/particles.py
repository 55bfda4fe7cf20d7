"""Sprays of small things that live for a moment: ripples, drops, sparkles, puffs, confetti."""

from __future__ import annotations

from typing import Literal, TypeAlias

from sprites.stage import Stage

Kind: TypeAlias = Literal["ripple", "drop", "sparkle", "puff", "confetti"]


class Spray:
    """Particles on a stage at one height *z*."""

    def __init__(self, stage: Stage, z: float = 0.0, limit: int = 300, seed: int = 1) -> None:
        self.stage = stage
        self.z = z
        self.limit = limit

    def burst(self, kind: Kind, x: float, y: float, n: int = 1) -> None:
        """Throw *n* of a kind from a point."""

    def step(self) -> None:
        """Live one fixed step."""

"""Lily pads on springs: a landing pushes one down and sends a wave to its neighbours."""

from __future__ import annotations

from collections.abc import Sequence


class Bed:
    """*n* pads in a ring, each on a spring, tied to its neighbours."""

    def __init__(self, n: int, lively: bool = False) -> None:
        self.lively = lively
        self._depths = [0.0] * n

    def push(self, i: int, impulse: float) -> None:
        """Push pad *i* down (or up, if negative): design units per second."""

    def step(self) -> None:
        """Live one fixed step."""

    def depths(self) -> Sequence[float]:
        """How far each pad is pushed down, in design units."""
        return self._depths

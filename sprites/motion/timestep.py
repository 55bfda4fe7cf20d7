"""The fixed timestep by which motions, scripts and scenes advance."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, TypeAlias

STEP: Final = 1 / 120  # seconds

Motion: TypeAlias = Generator[None, None, None]
"""Changes something a little on each step: one ``yield`` a step."""


def steps_in(seconds: float) -> int:
    """How many steps a time takes, at least one."""
    return max(1, round(seconds / STEP))

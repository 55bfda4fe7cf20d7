"""The fixed timestep by which motions, scripts and scenes advance."""

from __future__ import annotations

from typing import Final

STEP: Final = 1 / 120  # seconds

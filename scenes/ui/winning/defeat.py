"""How those who have lost come into the finish."""

from __future__ import annotations

from enum import Enum, auto


class Defeat(Enum):
    """What happens to a loser of a game as it comes to its place in a lower corner."""

    RISE = auto()
    """It comes up from below."""
    DUNKED = auto()
    """It falls from above, into water that splashes up round it."""
    SKIDS = auto()
    """It slides in on its belly, too far, and lies flat."""
    SWEPT = auto()
    """It flies there from above on the left, where a king sits, and lies flat."""
    TEASED = auto()
    """It comes up, and round the head of the last a mosquito flies."""
    WRAPPED = auto()
    """It comes up, and wraps itself up in a quilt, unless it claps."""

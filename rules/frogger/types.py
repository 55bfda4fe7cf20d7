"""The frogs of Frogger, and the reasons why a game ends."""

from __future__ import annotations

from enum import Enum, auto
from typing import NewType

Frog = NewType("Frog", int)  # seat s has the six frogs from 6 * s on

FROGS = 6  # of each seat


class Reason(Enum):
    """Why a game ended."""

    ALL_HOME = auto()
    ROUND_LIMIT = auto()

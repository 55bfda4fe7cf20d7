"""The small types of Mosquito."""

from __future__ import annotations

from enum import Enum, auto


class Reason(Enum):
    """Why a deal ended, and with the last deal the match."""

    LAYOUT_FULL = auto()
    ALL_PASSED = auto()

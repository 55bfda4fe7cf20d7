"""What a player can ask for, whatever device they use."""

from __future__ import annotations

from enum import Enum, auto


class Intent(Enum):
    """All that a player can ask for with a device; see README.md#controls."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    CONFIRM = auto()
    CANCEL = auto()
    SECOND = auto()
    LOG = auto()
    TURN_LEFT = auto()
    TURN_RIGHT = auto()
    PEEK = auto()
    MENU = auto()


DIRECTIONS = (Intent.UP, Intent.LEFT, Intent.DOWN, Intent.RIGHT)
SIDEWAYS = (Intent.LEFT, Intent.RIGHT)


class Phase(Enum):
    """What a pointer did."""

    MOVE = auto()
    DOWN = auto()
    UP = auto()

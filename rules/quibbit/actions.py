"""The choices of Quibbit."""

from __future__ import annotations

from enum import Enum, auto
from typing import TypeAlias

from values import value


class End(Enum):
    """The end of the start line at which a frog joins."""

    FRONT = auto()
    REAR = auto()


@value
class Settle:
    """The starting seat's choice: the tile where the start line begins."""

    tile: int


@value
class Join:
    """Every later seat's choice: in front of the line or behind it."""

    end: End


@value
class Pick:
    """The mosquito card a seat plays this round, 1 to 5."""

    card: int


Action: TypeAlias = Settle | Join | Pick

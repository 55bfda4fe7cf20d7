"""The frogs and tiles of Quibbit, and the reasons why a game ends."""

from __future__ import annotations

from enum import Enum, auto
from typing import NewType, TypeAlias

from values import value

Frog = NewType("Frog", int)  # a seat's frog has the number of the seat, the dummy's the next one


@value
class Leaf:
    """A lily leaf in one frog's colour."""

    frog: Frog


@value
class Flower:
    """A lily flower: every frog is at home on it."""


@value
class Water:
    """Open water: no frog is at home on it."""


Tile: TypeAlias = Leaf | Flower | Water


class Reason(Enum):
    """Why a game ended."""

    LAPPED = auto()
    LAST_IN_PLAY = auto()
    CROWN_OF_THE_LAST = auto()
    ROUND_LIMIT = auto()

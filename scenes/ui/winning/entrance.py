"""How winners come into the finish."""

from __future__ import annotations

from enum import Enum, auto


class Entrance(Enum):
    """What a winner does from its place at the table to the middle of the screen."""

    LEAP = auto()
    """Leap there in an arc."""
    CANNONBALL = auto()
    """Leap high, curled up, and fall from there."""
    SLIDE = auto()
    """Slide there on its belly."""
    FLOP = auto()
    """Fly up, and fall flat on its belly."""
    STRIDE = auto()
    """Walk there, and come nearer step by step."""


DRAWINGS = {
    Entrance.LEAP: "frog-leap",
    Entrance.CANNONBALL: "frog-curl",
    Entrance.SLIDE: "frog-slide",
    Entrance.FLOP: "frog-slide",
    Entrance.STRIDE: "frog-stride",
}

"""The options of Quivvit!, and its small types."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal

from rules.core import Seat, value


@dataclass(frozen=True, slots=True)
class Options:
    """The optional rules, in any combination; ``timed`` is in seconds."""

    random_color: bool = False
    color_block: bool = False
    timed: Literal["off", 15, 30, 60, 90, 120] = "off"
    double_rotation: bool = False
    drain_the_deck: bool = False
    teams: bool = False
    decks: Literal[1, 2, 3, 4] = 1
    counter_clockwise: bool = False
    upright_values: bool = False


class Way(Enum):
    """How a card is turned; the value is in quarter turns clockwise."""

    LEFT = 3
    RIGHT = 1
    HALF = 2


class Reason(Enum):
    """Why a game ended: the last three can only happen when the deck is drained."""

    FIVE_ROUNDS = auto()
    DECK_LOW = auto()
    GRID_SHORT = auto()
    NOTHING_TAKEN = auto()


@value
class Block:
    """A Color Block that lies on the card at a place, and whose it was."""

    place: int
    seat: Seat


def turn_order(options: Options, seats: int, start: Seat) -> list[Seat]:
    """All *seats* in turn order from *start*."""
    way = -1 if options.counter_clockwise else 1
    return [Seat((start + way * step) % seats) for step in range(seats)]

"""The small types of Quivvit!."""

from __future__ import annotations

from enum import Enum, auto

from rules.core import Seat
from rules.quivvit.cards import Colour
from rules.quivvit.options import Options
from values import value

ROUNDS = 5  # of a usual game; further ones are extra rounds, played while the deck is drained


class Way(Enum):
    """How a card is turned; the value is in quarter turns clockwise."""

    LEFT = 3
    RIGHT = 1
    HALF = 2


class Reason(Enum):
    """Why a game ended: the last three can only happen when the deck is drained."""

    ROUNDS_PLAYED = auto()
    DECK_LOW = auto()
    GRID_SHORT = auto()
    NOTHING_TAKEN = auto()


@value
class Block:
    """A Colour Block that lies on the card at a place, and whose it was."""

    place: int
    seat: Seat


@value
class Turn:
    """Whose turn it is: ``player``'s, in a ``round`` counted from 1.

    ``first`` has the first-player marker of this round. While ``asking``, all holders of a Color
    Block but the player decide about theirs. ``die`` is what was rolled for this turn.
    """

    round: int
    first: Seat
    player: Seat
    asking: bool = False
    die: Colour | None = None

    @property
    def is_first(self) -> bool:
        """Whether it is the first turn of the game."""
        return self.round == 1 and self.player == self.first

    @property
    def is_extra(self) -> bool:
        """Whether it is in an extra round."""
        return self.round > ROUNDS


def turn_order(options: Options, seats: int, start: Seat) -> list[Seat]:
    """All *seats* in turn order from *start*."""
    way = -1 if options.counter_clockwise else 1
    return [Seat((start + way * step) % seats) for step in range(seats)]


def team_member(number: int, size: int) -> int:
    """Which of the *size* members of a team has its turn in the round of that *number*, from 0."""
    return (number - 1) % size

"""The nouns of Quivvit!: options, actions, and the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal, TypeAlias

from rules.core import Seat
from rules.quivvit.cards import Colour, Lying, value, worth


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


@dataclass(frozen=True, slots=True)
class Rotate:
    """Turn the card at a place; half a turn spends the Double Rotate card."""

    place: int
    way: Way


@dataclass(frozen=True, slots=True)
class Claim:
    """Take the free links of the card at a place, instead of rotating one."""

    place: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Rotate nothing; a table chooses it when a timed turn is over."""


@dataclass(frozen=True, slots=True)
class Cover:
    """Lay the Color Block on the card at a place."""

    place: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the Color Block for a later turn."""


Action: TypeAlias = Rotate | Claim | Pass | Cover | Keep


class Reason(Enum):
    """Why a game ended: the last three can only happen when the deck is drained."""

    FIVE_ROUNDS = auto()
    DECK_LOW = auto()
    GRID_SHORT = auto()
    NOTHING_TAKEN = auto()


@dataclass(frozen=True, slots=True)
class Block:
    """A Color Block that lies on the card at a place, and whose it was."""

    place: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class View:
    """The table as everybody sees it: only the order of the deck is hidden.

    Cards are numbers, see ``value``. ``taken`` counts for sure; ``aside`` was taken in an extra
    round that is not complete (it stays there and counts nothing if the game stops in it).
    ``holders`` still have their Color Block, ``doubles`` their Double Rotate card, in seat order.
    ``first`` has the first-player marker of this ``round``, from 1; it is ``player``'s turn.
    While ``asking``, all holders but the player decide about their Blocks. ``die`` is what was
    rolled for this turn. ``bonus`` is the card drawn at the end for a Double Rotate card.
    """

    options: Options
    grid: tuple[Lying | None, ...]
    deck: int
    taken: tuple[tuple[int, ...], ...]
    aside: tuple[tuple[int, ...], ...]
    blocks: tuple[Block, ...]
    holders: tuple[Seat, ...]
    doubles: tuple[Seat, ...]
    bonus: tuple[int | None, ...]
    first: Seat
    round: int
    player: Seat
    asking: bool
    die: Colour | None
    ended: Reason | None
    seat: Seat | None

    def member(self, size: int) -> int:
        """Which of the *size* members of a team has the team's turn in this round, from 0."""
        return (self.round - 1) % size

    def points(self) -> tuple[int, ...]:
        """What the cards of each seat are worth so far."""
        return points(self.taken, self.bonus)


def points(taken: Sequence[Sequence[int]], bonus: Sequence[int | None]) -> tuple[int, ...]:
    """What taken cards and the bonus card are worth to each seat."""
    return tuple(
        worth(cards) + (0 if card is None else value(card))
        for cards, card in zip(taken, bonus, strict=True)
    )


def turn_order(options: Options, seats: int, start: Seat) -> list[Seat]:
    """All *seats* in turn order from *start*."""
    way = -1 if options.counter_clockwise else 1
    return [Seat((start + way * step) % seats) for step in range(seats)]

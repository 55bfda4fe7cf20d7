"""The view of Quivvit!: what one seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core import Seat
from rules.quivvit.cards import Colour, Lying, value, worth
from rules.quivvit.types import Block, Options, Reason


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

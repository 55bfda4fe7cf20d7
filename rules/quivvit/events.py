"""The events of Quivvit!."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from rules.core import Event as AnyEvent
from rules.core import Seat
from rules.quivvit.cards import Colour, Lying
from rules.quivvit.grid import Link
from rules.quivvit.types import Reason, Way
from values import value


@value
class RoundBegan(AnyEvent):
    """A round starts, and the first-player marker went to *first*; rounds count from 1."""

    number: int
    first: Seat


@value
class TurnBegan(AnyEvent):
    """It is a seat's turn now; the die of the turn before no longer counts."""

    reveals: ClassVar[bool] = True  # a turn that is over is not taken back
    seat: Seat


@value
class BlocksAsked(AnyEvent):
    """Those who hold a Colour Block may cover a card before the turn; all decide at once."""

    seats: tuple[Seat, ...]


@value
class BlockKept(AnyEvent):
    """A seat did not use its Colour Block."""

    seat: Seat


@value
class CardCovered(AnyEvent):
    """A seat's Colour Block now lies on a card, to the end of the game."""

    seat: Seat
    place: int
    card: int


@value
class BlockReturned(AnyEvent):
    """A nearer seat's Colour Block lay on that card already; this one went back to its owner."""

    seat: Seat
    place: int


@value
class BlocksAnswered(AnyEvent):
    """All who were asked have decided; no card can be covered in this turn any more."""


@value
class DieRolled(AnyEvent):
    """Only this colour links in this turn."""

    reveals: ClassVar[bool] = True
    colour: Colour


@value
class Passed(AnyEvent):
    """A seat rotated nothing."""

    seat: Seat


@value
class DoubleRotateSpent(AnyEvent):
    """A seat gave up its Double Rotate card, for what comes next."""

    seat: Seat


@value
class CardRotated(AnyEvent):
    """A seat turned a card from the facing *start* to *end*, in quarter turns clockwise."""

    seat: Seat
    place: int
    card: int
    way: Way
    start: int
    end: int


@value
class FreeLinkClaimed(AnyEvent):
    """A seat named a card of a free link; it links as if it had been rotated."""

    seat: Seat
    place: int
    card: int


@value
class CardsLinked(AnyEvent):
    """The links of the card rotated or named, clockwise round it from its top left corner."""

    links: tuple[Link, ...]


@value
class CardsTaken(AnyEvent):
    """Linked cards left the grid: (place, card), the rotated one first.

    They go to the seat's taken cards, or in an extra round *aside* until the round is complete.
    """

    seat: Seat
    cards: tuple[tuple[int, int], ...]
    aside: bool


@value
class CardsDealt(AnyEvent):
    """Cards from the deck were laid face down on these places, one after another."""

    places: tuple[int, ...]


@value
class CardsTurned(AnyEvent):
    """All cards just dealt were turned up together: (place, card as it lies)."""

    reveals: ClassVar[bool] = True
    cards: tuple[tuple[int, Lying], ...]


@value
class AsideScored(AnyEvent):
    """An extra round was completed: what lay aside counts from now on."""


@value
class BonusDrawn(AnyEvent):
    """At the end a seat drew a card from the deck for its Double Rotate card; its value counts."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int


@value
class GameEnded(AnyEvent):
    """The game is over."""

    reason: Reason


Event: TypeAlias = (
    RoundBegan
    | TurnBegan
    | BlocksAsked
    | BlockKept
    | CardCovered
    | BlockReturned
    | BlocksAnswered
    | DieRolled
    | Passed
    | DoubleRotateSpent
    | CardRotated
    | FreeLinkClaimed
    | CardsLinked
    | CardsTaken
    | CardsDealt
    | CardsTurned
    | AsideScored
    | BonusDrawn
    | GameEnded
)

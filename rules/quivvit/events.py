"""What can happen in Quivvit!, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from rules.core import Event as AnyEvent
from rules.core import Seat
from rules.quivvit.cards import Colour, Lying
from rules.quivvit.grid import Link
from rules.quivvit.nouns import Reason, Way


@dataclass(frozen=True, slots=True)
class RoundBegan(AnyEvent):
    """A round starts, and the first-player marker went to *first*; rounds count from 1."""

    number: int
    first: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(AnyEvent):
    """It is a seat's turn now; the die of the turn before no longer counts."""

    reveals: ClassVar[bool] = True  # a turn that is over is not taken back
    seat: Seat


@dataclass(frozen=True, slots=True)
class BlocksAsked(AnyEvent):
    """Those who hold a Color Block may cover a card before the turn; all decide at once."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class BlockKept(AnyEvent):
    """A seat did not use its Color Block."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardCovered(AnyEvent):
    """A seat's Color Block now lies on a card, to the end of the game."""

    seat: Seat
    place: int
    card: int


@dataclass(frozen=True, slots=True)
class BlockReturned(AnyEvent):
    """A nearer seat's Color Block lay on that card already; this one went back to its owner."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class BlocksAnswered(AnyEvent):
    """All who were asked have decided; no card can be covered in this turn any more."""


@dataclass(frozen=True, slots=True)
class DieRolled(AnyEvent):
    """Only this colour links in this turn."""

    reveals: ClassVar[bool] = True
    colour: Colour


@dataclass(frozen=True, slots=True)
class Passed(AnyEvent):
    """A seat rotated nothing."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DoubleRotateSpent(AnyEvent):
    """A seat gave up its Double Rotate card, for what comes next."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardRotated(AnyEvent):
    """A seat turned a card from the facing *start* to *end*, in quarter turns clockwise."""

    seat: Seat
    place: int
    card: int
    way: Way
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class FreeLinkClaimed(AnyEvent):
    """A seat named a card of a free link; it links as if it had been rotated."""

    seat: Seat
    place: int
    card: int


@dataclass(frozen=True, slots=True)
class CardsLinked(AnyEvent):
    """The links of the card rotated or named, clockwise round it from its top left corner."""

    links: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class CardsTaken(AnyEvent):
    """Linked cards left the grid: (place, card), the rotated one first.

    They go to the seat's taken cards, or in an extra round *aside* until the round is complete.
    """

    seat: Seat
    cards: tuple[tuple[int, int], ...]
    aside: bool


@dataclass(frozen=True, slots=True)
class CardsDealt(AnyEvent):
    """Cards from the deck were laid face down on these places, one after another."""

    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsTurned(AnyEvent):
    """All cards just dealt were turned up together: (place, card as it lies)."""

    reveals: ClassVar[bool] = True
    cards: tuple[tuple[int, Lying], ...]


@dataclass(frozen=True, slots=True)
class AsideScored(AnyEvent):
    """An extra round was completed: what lay aside counts from now on."""


@dataclass(frozen=True, slots=True)
class BonusDrawn(AnyEvent):
    """At the end a seat drew a card from the deck for its Double Rotate card; its value counts."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
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

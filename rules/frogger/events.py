"""The events of Frogger."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from rules.core import Event as AnyEvent
from rules.core import Seat
from rules.decktet import Card, Suit
from rules.frogger.path import Space
from rules.frogger.types import Frog, Reason
from values import value


@value
class TurnBegan(AnyEvent):
    """A seat's turn starts; rounds count from 1."""

    seat: Seat
    round: int


@value
class TurnPassed(AnyEvent):
    """A blocked seat found an empty market: its turn is over."""

    seat: Seat


@value
class FrogAdvanced(AnyEvent):
    """A card was played to the discards, and a frog advanced by one of its suits.

    It may be taken back: what it showed was known to the only seat that could use it.
    """

    frog: Frog
    card: Card
    suit: Suit
    start: Space
    end: Space


@value
class FrogSwept(AnyEvent):
    """The Ace or Crown just played sent a frog from *start* back to the Excuse."""

    frog: Frog
    start: Space


@value
class FrogRetreated(AnyEvent):
    """A frog moved back to a free space, or to the Excuse."""

    frog: Frog
    start: Space
    end: Space


@value
class CardTaken(AnyEvent):
    """A card went from the market to a hand, seen by all."""

    reveals: ClassVar[bool] = True  # see docs/rules/README.md#taking-back
    seat: Seat
    card: Card


@value
class DiscardsShuffled(AnyEvent):
    """The discards became the deck."""


@value
class MarketDealt(AnyEvent):
    """Cards went from the deck to the market."""

    reveals: ClassVar[bool] = True
    cards: tuple[Card, ...]


@value
class CrocodileSwam(AnyEvent):
    """A round is over and a crocodile moved on; they are numbered along the path from 0."""

    crocodile: int
    start: Space
    end: Space


@value
class FrogBitten(AnyEvent):
    """The crocodile that came to *start* sent the frog there back to the Excuse."""

    frog: Frog
    start: Space


@value
class GameEnded(AnyEvent):
    """The game is over, and who has won it."""

    winners: tuple[Seat, ...]
    reason: Reason


Event: TypeAlias = (
    TurnBegan
    | TurnPassed
    | FrogAdvanced
    | FrogSwept
    | FrogRetreated
    | CardTaken
    | DiscardsShuffled
    | MarketDealt
    | CrocodileSwam
    | FrogBitten
    | GameEnded
)

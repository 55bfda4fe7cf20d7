"""The nouns of Frogger: options, actions, events, and the view."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar, NewType, TypeAlias

from rules.core import Event as AnyEvent
from rules.core import Seat, value
from rules.decktet import Card, Suit
from rules.frogger.path import Path, Space

Frog = NewType("Frog", int)  # seat s has the six frogs from 6 * s on

FROGS = 6  # a seat's


@dataclass(frozen=True, slots=True)
class Options:
    """Which rules are added; see docs/rules/frogger.md#options."""

    courts: bool = False
    free_swim: bool = False
    crocodiles: bool = False
    open_hands: bool = False


@value
class Advance:
    """Play a card, name one of its suits, and advance the frog on *start*."""

    start: Space
    card: Card
    suit: Suit


@value
class Retreat:
    """Move the frog on *start* back to *end*, and take a card if one may be taken there."""

    start: Space
    end: Space
    card: Card | None


@value
class Take:
    """Take a card of the market: the whole turn of a blocked seat."""

    card: Card


@value
class Stop:
    """End the turn after the first action or the second."""


Action: TypeAlias = Advance | Retreat | Take | Stop


class Reason(Enum):
    """Why a game ended."""

    ALL_HOME = auto()
    ROUND_LIMIT = auto()


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


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it, or the room: other seats' dealt cards are face down.

    ``frogs`` tells the space of every frog, ``crocodiles`` that of every crocodile along the path.
    A hand is what a seat took in the open, ``public``, and what was dealt to it: ``own`` for the
    seat that looks, elsewhere only counted in ``secret``. ``deck`` counts the cards in the deck;
    ``shuffled`` are those cards, in no order, once they have been discards. ``turn`` counts the
    turns before this one, ``acted`` the actions made in it.
    """

    seat: Seat | None
    options: Options
    starter: Seat
    path: Path
    frogs: tuple[Space, ...]
    crocodiles: tuple[Space, ...]
    public: tuple[tuple[Card, ...], ...]
    secret: tuple[int, ...]
    own: tuple[Card, ...]
    market: tuple[Card, ...]
    deck: int
    shuffled: tuple[Card, ...]
    discards: tuple[Card, ...]
    turn: int
    acted: int
    ended: GameEnded | None

    @property
    def acting(self) -> Seat:
        """Whose turn it is."""
        return Seat((self.starter + self.turn) % len(self.public))

    @property
    def round(self) -> int:
        """Rounds count from 1."""
        return self.turn // len(self.public) + 1

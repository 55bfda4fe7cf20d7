"""The nouns of Quibbit!: options, tiles, actions, events, and the view."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar, NewType, TypeAlias

from rules.core import Event as AnyEvent
from rules.core import Seat

Frog = NewType("Frog", int)  # a seat's frog carries the seat's number; the dummy's comes after


@dataclass(frozen=True, slots=True)
class Options:
    """Quibbit has no options."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A lily leaf in one frog's colour."""

    frog: Frog


@dataclass(frozen=True, slots=True)
class Flower:
    """A lily flower: every frog is at home on it."""


@dataclass(frozen=True, slots=True)
class Water:
    """Open water: no frog is at home on it."""


Tile: TypeAlias = Leaf | Flower | Water


class End(Enum):
    """The end of the start line at which a frog joins."""

    FRONT = auto()
    REAR = auto()


@dataclass(frozen=True, slots=True)
class Settle:
    """The starting seat's choice: the tile where the start line begins."""

    tile: int


@dataclass(frozen=True, slots=True)
class Join:
    """Every later seat's choice: in front of the line or behind it."""

    end: End


@dataclass(frozen=True, slots=True)
class Pick:
    """The mosquito card a seat plays this round, 1 to 5."""

    card: int


Action: TypeAlias = Settle | Join | Pick


class Reason(Enum):
    """Why a game ended."""

    LAPPED = auto()
    LAST_IN_PLAY = auto()
    CROWN_OF_THE_LAST = auto()
    ROUND_LIMIT = auto()


@dataclass(frozen=True, slots=True)
class FrogPlaced(AnyEvent):
    """A frog took its place in the start line. The tile is ``progress`` modulo the ring."""

    frog: Frog
    progress: int


@dataclass(frozen=True, slots=True)
class CrownPassed(AnyEvent):
    """The crown went to the front frog; ``giver`` is ``None`` for the first crown."""

    giver: Frog | None
    taker: Frog


@dataclass(frozen=True, slots=True)
class RoundBegan(AnyEvent):
    """A round's planning starts; rounds count from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class PicksRevealed(AnyEvent):
    """All sealed cards were turned up at once: (frog, card) in seat order."""

    reveals: ClassVar[bool] = True
    picks: tuple[tuple[Frog, int], ...]


@dataclass(frozen=True, slots=True)
class DummyShuffled(AnyEvent):
    """The dummy's five spent cards became its face-down pile again."""


@dataclass(frozen=True, slots=True)
class DummyTurned(AnyEvent):
    """The top card of the dummy's pile was turned up."""

    reveals: ClassVar[bool] = True
    frog: Frog
    card: int


@dataclass(frozen=True, slots=True)
class FrogLeapt(AnyEvent):
    """A frog leapt on *card*; ``jumped`` are the progresses it passed without counting."""

    frog: Frog
    card: int
    start: int
    end: int
    jumped: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardReturned(AnyEvent):
    """The frog landed at home; its card went back to its hand."""

    frog: Frog
    card: int


@dataclass(frozen=True, slots=True)
class CardLost(AnyEvent):
    """The frog landed elsewhere; its card left the game (the dummy's: its spent cards)."""

    frog: Frog
    card: int


@dataclass(frozen=True, slots=True)
class FrogRemoved(AnyEvent):
    """A seat without cards left the game, and its frog the ring.

    If all leave at once, the frog with the crown wins and keeps its place instead.
    """

    frog: Frog


@dataclass(frozen=True, slots=True)
class Lapped(AnyEvent):
    """A frog passed the last frog by a whole ring; no card is settled and nobody leaps any more."""

    frog: Frog
    last: Frog


@dataclass(frozen=True, slots=True)
class GameWon(AnyEvent):
    """The game is over; *frog* won it (the dummy's frog: nobody at the table did)."""

    frog: Frog
    reason: Reason


Event: TypeAlias = (
    FrogPlaced
    | CrownPassed
    | RoundBegan
    | PicksRevealed
    | DummyShuffled
    | DummyTurned
    | FrogLeapt
    | CardReturned
    | CardLost
    | FrogRemoved
    | Lapped
    | GameWon
)


@dataclass(frozen=True, slots=True)
class View:
    """The table as everybody sees it: only the dummy's pile order and sealed picks are hidden.

    Tuples are indexed by frog, the dummy's last; the dummy has no hand. ``progress`` is ``None``
    for a frog that is not on the ring; a tile's index is progress modulo ``len(ring)``. A card
    stays in its hand until it is lost. ``round`` is 0 while the start line is formed. ``pile``
    counts the dummy's face-down cards, ``spent`` are its cards turned up since the last shuffle.
    ``out`` are the seats removed so far, those who left together in one group.
    """

    ring: tuple[Tile, ...]
    starter: Seat
    progress: tuple[int | None, ...]
    hands: tuple[tuple[int, ...], ...]
    crown: Frog | None
    round: int
    dummy: Frog | None
    pile: int
    spent: tuple[int, ...]
    seat: Seat | None
    out: tuple[tuple[Seat, ...], ...] = ()
    won: GameWon | None = None

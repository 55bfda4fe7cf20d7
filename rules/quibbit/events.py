"""The events of Quibbit."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from rules.core import Event as AnyEvent
from rules.quibbit.types import Frog, Reason
from values import value


@value
class FrogPlaced(AnyEvent):
    """A frog took its place in the start line. The tile is ``progress`` modulo the ring."""

    frog: Frog
    progress: int


@value
class CrownPassed(AnyEvent):
    """The crown went to the front frog; ``giver`` is ``None`` for the first crown."""

    giver: Frog | None
    taker: Frog


@value
class RoundBegan(AnyEvent):
    """A round's planning starts; rounds count from 1."""

    number: int


@value
class PicksRevealed(AnyEvent):
    """All sealed cards were turned up at once: (frog, card) in seat order."""

    reveals: ClassVar[bool] = True
    picks: tuple[tuple[Frog, int], ...]


@value
class DummyShuffled(AnyEvent):
    """The dummy's five spent cards became its face-down pile again."""


@value
class DummyTurned(AnyEvent):
    """The top card of the dummy's pile was turned up."""

    reveals: ClassVar[bool] = True
    frog: Frog
    card: int


@value
class FrogLeapt(AnyEvent):
    """A frog leapt on *card*; ``jumped`` are the progresses it passed without counting."""

    frog: Frog
    card: int
    start: int
    end: int
    jumped: tuple[int, ...]


@value
class CardReturned(AnyEvent):
    """The frog landed at home; its card went back to its hand."""

    frog: Frog
    card: int


@value
class CardLost(AnyEvent):
    """The frog landed elsewhere; its card left the game (the dummy's: its spent cards)."""

    frog: Frog
    card: int


@value
class FrogRemoved(AnyEvent):
    """A seat without cards left the game, and its frog the ring.

    If all leave at once, the frog with the crown wins and keeps its place instead.
    """

    frog: Frog


@value
class Lapped(AnyEvent):
    """A frog passed the last frog by a whole ring; no card is settled and nobody leaps any more."""

    frog: Frog
    last: Frog


@value
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

"""The actions of Frogger."""

from __future__ import annotations

from typing import TypeAlias

from rules.decktet import Card, Suit
from rules.frogger.path import Space
from values import value


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

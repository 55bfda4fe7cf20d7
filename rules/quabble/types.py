"""Waiting powers, and the reasons why a game ends."""

from __future__ import annotations

from enum import Enum, auto

from rules.core import Seat
from rules.quabble.cards import Card
from values import value


class Reason(Enum):
    """Why a game ended."""

    HANDS_EMPTY = auto()
    DECK_EMPTY = auto()
    CARDS_PLAYED = auto()


@value
class Power:
    """The immediate power of a card just claimed by a seat, waiting to take effect."""

    seat: Seat
    card: Card

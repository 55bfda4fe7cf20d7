"""The choices of Quabble."""

from __future__ import annotations

from enum import Enum, auto
from typing import TypeAlias

from rules.quabble.cards import Card
from values import value


class Side(Enum):
    """Which card a seat claims: the one it offered lies to its left."""

    LEFT = auto()
    RIGHT = auto()


@value
class Offer:
    """Lay a card of one's hand between oneself and the left neighbour."""

    card: Card


@value
class Claim:
    """Point at one of the two cards beside one."""

    side: Side


@value
class Snatch:
    """Take a card out of a neighbour's Treasury with a Red Snatcher."""

    card: Card


Action: TypeAlias = Offer | Claim | Snatch

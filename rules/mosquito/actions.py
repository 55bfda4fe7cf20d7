"""The actions of Mosquito."""

from __future__ import annotations

from enum import Enum, auto
from typing import TypeAlias

from rules.mosquito.cards import Card
from rules.mosquito.layout import Spot, Trio
from values import value


@value
class Cut:
    """Cut a card: the highest one decides who deals first."""


@value
class Exchange:
    """Swap two visible cards of the layout; ``first`` is the smaller spot."""

    first: Spot
    second: Spot

    @classmethod
    def between(cls, one: Spot, other: Spot) -> Exchange:
        """The exchange of two cards, whichever is named first."""
        return cls(one, other) if one < other else cls(other, one)


@value
class Overlay:
    """Cover a card of the layout with one from hand."""

    card: Card
    on: Spot


@value
class Place:
    """Place a card outside the middle one of three cards.

    The exchange comes first, then the overlay, if there are any.
    """

    card: Card
    by: Trio
    exchange: Exchange | None = None
    overlay: Overlay | None = None


@value
class Pass:
    """Place nothing."""


Action: TypeAlias = Cut | Place | Pass


class ActionKind(Enum):
    """What a turn can be."""

    __hash__ = object.__hash__  # faster than Enum's, which hashes the name each time

    PLACE = auto()
    EXCHANGE = auto()
    OVERLAY = auto()
    BOTH = auto()
    PASS = auto()


def kind_of(action: Place | Pass) -> ActionKind:
    """What kind of turn an action is."""
    match action:
        case Pass():
            return ActionKind.PASS
        case Place(exchange=None, overlay=None):
            return ActionKind.PLACE
        case Place(overlay=None):
            return ActionKind.EXCHANGE
        case Place(exchange=None):
            return ActionKind.OVERLAY
        case _:
            return ActionKind.BOTH

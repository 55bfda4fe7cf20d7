"""The nouns of Mosquito: options, actions, and the view."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal, TypeAlias

from rules.core import Seat
from rules.mosquito.cards import Card
from rules.mosquito.layout import Layout, Spot, Trio

BOTH_NEEDS = 3  # helpers a deal must allow for a turn that uses two of them


@dataclass(frozen=True, slots=True)
class Options:
    """How large the layout is, what a turn and a trio may be, and how long a match is.

    ``helpers`` is how many exchanges and overlays together a player may make in a deal.
    """

    columns: Literal[4, 5, 6] = 5
    both: bool = False
    mixed: bool = False
    deals: Literal["each", "one"] = "each"
    helpers: Literal["unlimited", 3, 1, 0] = "unlimited"
    open_hands: bool = False

    def __post_init__(self) -> None:
        if self.both and self.helpers != "unlimited" and self.helpers < BOTH_NEEDS:
            raise ValueError(
                "An exchange and an overlay in one turn need at least "
                f"{BOTH_NEEDS} helpers in a deal, not {self.helpers}."
            )


class Kind(Enum):
    """What a turn can be."""

    PLACE = auto()
    EXCHANGE = auto()
    OVERLAY = auto()
    BOTH = auto()
    PASS = auto()


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut the cards for the first deal."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Swap two visible cards of the layout; ``first`` is the lesser spot."""

    first: Spot
    second: Spot

    @classmethod
    def between(cls, one: Spot, other: Spot) -> Exchange:
        """The exchange of two cards, whichever is named first."""
        return cls(one, other) if one < other else cls(other, one)


@dataclass(frozen=True, slots=True)
class Overlay:
    """Cover a card of the layout with one from hand."""

    card: Card
    on: Spot


@dataclass(frozen=True, slots=True)
class Place:
    """Place a card outside the middle one of three, after an exchange, then an overlay, if any."""

    card: Card
    by: Trio
    exchange: Exchange | None = None
    overlay: Overlay | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Place nothing."""


Action: TypeAlias = Cut | Place | Pass


def kind_of(action: Place | Pass) -> Kind:
    """What kind of turn an action is."""
    match action:
        case Pass():
            return Kind.PASS
        case Place(exchange=None, overlay=None):
            return Kind.PLACE
        case Place(overlay=None):
            return Kind.EXCHANGE
        case Place(exchange=None):
            return Kind.OVERLAY
        case _:
            return Kind.BOTH


class Reason(Enum):
    """Why a deal ended, and with the last deal the match."""

    LAYOUT_FULL = auto()
    ALL_PASSED = auto()


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it, or the room: cards face down in a hand are ``None``.

    ``cuts`` are the cards cut so far, by seat; while they are cut ``deal`` is 0, nothing is dealt
    yet and nobody is ``dealer``. It is ``player``'s turn. ``pile`` counts the cards left to draw,
    ``covered`` are those overlaid in this deal. ``points`` and ``clean`` placements, made without
    exchange or overlay, are counted over the match, the helpers ``used`` in this deal, and
    ``passes`` since the last placement.
    """

    seat: Seat | None
    options: Options
    cuts: tuple[Card, ...]
    deal: int
    dealer: Seat | None
    player: Seat
    layout: Layout
    hands: tuple[tuple[Card | None, ...], ...]
    pile: int
    covered: tuple[Card, ...]
    points: tuple[int, ...]
    clean: tuple[int, ...]
    used: tuple[int, ...]
    passes: int
    ended: Reason | None

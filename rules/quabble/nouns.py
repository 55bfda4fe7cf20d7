"""The nouns of Quabble: options, cards, actions, and the view."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction
from typing import TypeAlias

from rules.core import Seat
from rules.quabble.house import Card, HouseSet


@dataclass(frozen=True, slots=True)
class Options:
    """Whether the game ends with the deck instead of the hands, and whether hands are open."""

    short_game: bool = False
    open_hands: bool = False


class Side(Enum):
    """Which card a seat claims: the one it offered lies to its left."""

    LEFT = auto()
    RIGHT = auto()


@dataclass(frozen=True, slots=True)
class Offer:
    """Lay a card of one's hand between oneself and the left neighbour."""

    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """Point at one of the two cards beside one."""

    side: Side


@dataclass(frozen=True, slots=True)
class Snatch:
    """Take a card out of a neighbour's Treasury with a Red Snatcher."""

    card: Card


Action: TypeAlias = Offer | Claim | Snatch


class Reason(Enum):
    """Why a game ended."""

    HANDS_EMPTY = auto()
    DECK_EMPTY = auto()


@dataclass(frozen=True, slots=True)
class Power:
    """The immediate power of a card just claimed by a seat, waiting for its turn to fire."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it, or the room: cards face down in a hand are ``None``.

    Cards are numbers, which ``house`` explains. ``offers[s]`` lies between seat s and its left
    neighbour, as do the cards in ``shared[s]``. ``powers`` are those about to fire; the seat of
    the first one chooses what its Red Snatcher takes. ``slain`` are the cards that lost their
    value in the scoring, ``points`` what each seat has in the end. ``deck`` counts the cards in
    the deck; rounds count from 1.
    """

    seat: Seat | None
    options: Options
    house: HouseSet
    hands: tuple[tuple[Card | None, ...], ...]
    deck: int
    offers: tuple[Card | None, ...]
    treasuries: tuple[tuple[Card, ...], ...]
    shared: tuple[tuple[Card, ...], ...]
    king: tuple[Card, ...]
    active: Seat
    clockwise: bool
    round: int
    powers: tuple[Power, ...]
    slain: tuple[Card, ...]
    ended: Reason | None
    points: tuple[Fraction, ...]

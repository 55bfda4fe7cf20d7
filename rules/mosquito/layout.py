"""The layout: a ring of numbers, each with its original card and the cards placed outside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from rules.mosquito.cards import Card, Suit

LEVELS = 3  # original, placed first, placed second
LARGEST = 12  # numbers of the largest layout


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """Where a card of the layout lies.

    Numbers go round from 1: the top row left to right, then the bottom row right to left. Level 0
    is the original card; the levels 1 and 2 lie outside of it.
    """

    number: int
    level: int

    def __hash__(self) -> int:  # three times as fast as that of a tuple made for it
        return LEVELS * self.number + self.level


Layout: TypeAlias = tuple[tuple[Card, ...], ...]  # visible cards at each number, by level
Trio: TypeAlias = tuple[Spot, Spot, Spot]  # cards at three numbers in sequence
Suits: TypeAlias = tuple[Suit, Suit, Suit]  # what they show

SPOTS = tuple(
    tuple(Spot(number, level) for level in range(LEVELS)) for number in range(1, LARGEST + 1)
)
"""Every spot there can be; ``SPOTS[number - 1][level]``."""


def card_at(layout: Layout, spot: Spot) -> Card:
    """The visible card at a spot that has one."""
    return layout[spot.number - 1][spot.level]


def suits_at(layout: Layout, by: Trio) -> Suits:
    """The suits that three cards show."""
    left, middle, right = by
    return (
        layout[left.number - 1][left.level].suit,
        layout[middle.number - 1][middle.level].suit,
        layout[right.number - 1][right.level].suit,
    )


def shown(layout: Layout) -> Iterator[tuple[Spot, Card]]:
    """All visible cards and where they lie, number by number."""
    for cards, row in zip(layout, SPOTS, strict=False):
        yield from zip(row, cards, strict=False)


@lru_cache(maxsize=64)
def spots_of(layout: Layout, suit: Suit) -> tuple[Spot, ...]:
    """Where all visible cards of a suit lie."""
    return tuple(spot for spot, card in shown(layout) if card.suit is suit)


def is_full(layout: Layout) -> bool:
    """Whether there is no room for another card."""
    return all(len(cards) == LEVELS for cards in layout)


def beside(layout: Layout, by: Trio) -> Spot:
    """The spot of a card placed by these three: the first empty one outside the middle card."""
    number = by[1].number
    return SPOTS[number - 1][len(layout[number - 1])]


def trios(layout: Layout, mixed: bool) -> tuple[Trio, ...]:
    """All threes in sequence with room for a card outside the middle one, whatever their suits.

    They are on the level just inside the empty spot, or, with *mixed* levels, on any.
    """
    return _trios(tuple(map(len, layout)), mixed)


@lru_cache(maxsize=256)
def _trios(heights: tuple[int, ...], mixed: bool) -> tuple[Trio, ...]:
    """The threes where so many cards are visible at each number."""
    found: list[Trio] = []
    size = len(heights)
    for at, high in enumerate(heights):
        if high == LEVELS:
            continue
        left, right = (at - 1) % size, (at + 1) % size
        if mixed:
            lefts, middles, rights = (SPOTS[n][: heights[n]] for n in (left, at, right))
            found += product(lefts, middles, rights)
        elif heights[left] >= high <= heights[right]:
            found.append((SPOTS[left][high - 1], SPOTS[at][high - 1], SPOTS[right][high - 1]))
    return tuple(found)


def exchanged(layout: Layout, first: Spot, second: Spot) -> Layout:
    """The layout with two visible cards swapped."""
    one, other = card_at(layout, first), card_at(layout, second)
    return with_card(with_card(layout, first, other), second, one)


def with_card(layout: Layout, spot: Spot, card: Card) -> Layout:
    """The layout with *card* visible at *spot*, which has a card already or is the first empty."""
    at, level = spot.number - 1, spot.level
    cards = layout[at]
    return (*layout[:at], (*cards[:level], card, *cards[level + 1 :]), *layout[at + 1 :])

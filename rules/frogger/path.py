"""The path from the Excuse to home: its spaces, and where frogs land on it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NewType

from rules.decktet import Card, Rank, Suit

# Spaces are counted from the Excuse, which is 0 and holds any number of frogs, along all suits
# printed on the path; after the last of them comes home.
Space = NewType("Space", int)

EXCUSE = Space(0)


@dataclass(frozen=True)  # not slotted: it remembers what it has worked out
class Path:
    """The path cards in order, the one next to the Excuse first. They are numbered from 1."""

    cards: tuple[Card, ...]

    @cached_property
    def groups(self) -> tuple[tuple[Space, ...], ...]:
        """The spaces of each number: of the Excuse, of every card, of home."""
        groups: list[tuple[Space, ...]] = [(EXCUSE,)]
        first = 1
        for card in self.cards:
            after = first + len(card.suits)
            groups.append(tuple(map(Space, range(first, after))))
            first = after
        return (*groups, (Space(first),))

    @cached_property
    def home(self) -> Space:
        """Beyond the last card."""
        return self.groups[-1][0]

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """For each space the number of its card; 0 at the Excuse, at home one after the last."""
        return tuple([number for number, group in enumerate(self.groups) for _ in group])

    @cached_property
    def suits(self) -> tuple[Suit | None, ...]:
        """For each space its suit; there is none at the Excuse and at home."""
        return (None, *[suit for card in self.cards for suit in card.suits], None)

    @cached_property
    def shown(self) -> Mapping[Suit, tuple[Space, ...]]:
        """For each suit its spaces, from the Excuse on."""
        found: dict[Suit, list[Space]] = {suit: [] for suit in Suit}
        for card, group in zip(self.cards, self.groups[1:-1], strict=True):
            for suit, space in zip(card.suits, group, strict=True):
                found[suit].append(space)
        return {suit: tuple(spaces) for suit, spaces in found.items()}

    @cached_property
    def behind(self) -> tuple[tuple[tuple[Space, ...], ...], ...]:
        """For each number the spaces of every card behind it, nearest card first."""
        return tuple([self.groups[1:number][::-1] for number in range(len(self.groups))])

    def leap(self, start: Space, suit: Suit, taken: Container[Space]) -> Space:
        """Where a frog lands that advances by *suit*: the next such space free, or home."""
        last = self.groups[self.numbers[start]][-1]
        for space in self.shown[suit]:
            if space > last and space not in taken:
                return space
        return self.home

    def landings(self, start: Space, taken: Container[Space]) -> tuple[Space, ...]:
        """Where a frog may land that retreats: the next free spaces, or the Excuse."""
        for group in self.behind[self.numbers[start]]:
            free = tuple([space for space in group if space not in taken])
            if free:
                return free
        return (EXCUSE,)

    def landing(self, start: Space, place: int, taken: Container[Space]) -> Space | None:
        """The landing that is the suit at *place* on its card, if there is one."""
        for group in self.behind[self.numbers[start]]:
            if place < len(group) and group[place] not in taken:
                return group[place]
            for space in group:
                if space not in taken:
                    return None
        return None if place else EXCUSE

    def mates(self, space: Space) -> tuple[Space, ...]:
        """All spaces of the card that has *space*."""
        return self.groups[self.numbers[space]]

    def has_any(self, spaces: Iterable[Space]) -> bool:
        """Whether one of *spaces* lies on a card of the path."""
        return any(EXCUSE < space < self.home for space in spaces)

    def crocodiles(self, rounds: int) -> tuple[Space, ...]:
        """Where the crocodiles lie when so many rounds are over, one on every Pawn."""
        cards = zip(self.cards, self.groups[1:-1], strict=True)
        pawns = [group for card, group in cards if card.rank is Rank.PAWN]
        return tuple(group[rounds % len(group)] for group in pawns)

"""The path from the Excuse to home: its spaces, and where frogs land on it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from typing import NewType

from rules.decktet import Card, Rank, Suit

# Spaces are counted from the Excuse, which is 0 and holds any number of frogs, along all suits
# printed on the path; after the last of them comes home.
Space = NewType("Space", int)

EXCUSE = Space(0)

_SPACES = tuple(map(Space, range(3 * len(Card))))


@dataclass(unsafe_hash=True)  # neither slotted nor frozen, for what follows from the cards
class Path:
    """The path cards in order, the one next to the Excuse first. They are numbered from 1.

    ``groups`` are the spaces of each number: of the Excuse, of every card, of ``home``. For each
    space there are its number, its suit, none at the Excuse and at home, and the spaces of every
    card ``behind`` it, nearest card first; for each suit the spaces that have it ``shown``.
    """

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        suits = [suit for card in self.cards for suit in card.suits]
        shown: dict[Suit, list[Space]] = {suit: [] for suit in Suit}
        for at, suit in enumerate(suits, 1):
            shown[suit].append(_SPACES[at])
        self.groups = groups = _groups(self.cards)
        self.home = groups[-1][0]
        self.numbers = tuple([number for number, group in enumerate(groups) for _ in group])
        self.suits: tuple[Suit | None, ...] = (None, *suits, None)
        self.shown = {suit: tuple(spaces) for suit, spaces in shown.items()}
        self._mates = tuple([groups[number] for number in self.numbers])
        behind = [groups[1:number][::-1] for number in range(len(groups))]
        self.behind = tuple([behind[number] for number in self.numbers])

    def leap(self, start: Space, suit: Suit, taken: Container[Space]) -> Space:
        """Where a frog lands that advances by *suit*: the next such space free, or home."""
        last = self._mates[start][-1]
        for space in self.shown[suit]:
            if space > last and space not in taken:
                return space
        return self.home

    def landings(self, start: Space, taken: Container[Space]) -> tuple[Space, ...]:
        """Where a frog may land that retreats: the next free spaces, or the Excuse."""
        for group in self.behind[start]:
            free = tuple([space for space in group if space not in taken])
            if free:
                return free
        return (EXCUSE,)

    def landing(self, start: Space, place: int, taken: Container[Space]) -> Space | None:
        """The landing that is the suit at *place* on its card, if there is one."""
        for group in self.behind[start]:
            if place < len(group) and group[place] not in taken:
                return group[place]
            for space in group:
                if space not in taken:
                    return None
        return None if place else EXCUSE

    def mates(self, space: Space) -> tuple[Space, ...]:
        """All spaces of the card that has *space*."""
        return self._mates[space]

    def has_any(self, spaces: Sequence[Space]) -> bool:
        """Whether one of *spaces* lies on a card of the path."""
        return spaces.count(EXCUSE) + spaces.count(self.home) < len(spaces)

    def crocodiles(self, rounds: int) -> tuple[Space, ...]:
        """Where the crocodiles lie when so many rounds are over, one on every Pawn."""
        cards = zip(self.cards, self.groups[1:-1], strict=True)
        pawns = [group for card, group in cards if card.rank is Rank.PAWN]
        return tuple(group[rounds % len(group)] for group in pawns)


def _groups(cards: Iterable[Card]) -> tuple[tuple[Space, ...], ...]:
    groups: list[tuple[Space, ...]] = [(EXCUSE,)]
    first = 1
    for card in cards:
        after = first + len(card.suits)
        groups.append(_SPACES[first:after])
        first = after
    return (*groups, _SPACES[first : first + 1])

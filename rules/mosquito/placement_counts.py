"""The number of placements, counted by suits, which is quicker than card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple

from rules.mosquito.actions import ActionKind
from rules.mosquito.cards import Card, Suit
from rules.mosquito.layout import Layout, Suits, Trio, suits_at
from rules.mosquito.patterns import Pattern, patterns

_NO_SUIT = len(Suit)  # where a pattern needs no card; its count is 1


class _Group(NamedTuple):
    """Patterns with equally many placements, and the suits whose cards are to be counted.

    ``times`` is the number of patterns, ``own`` how many of the three cards show the partner's
    suit, and so are no partners.
    """

    patterns: Sequence[Pattern]
    times: int
    fourth: int
    partner: int
    own: int
    laid: int


class PlacementCounts:
    """The numbers of cards of each suit in a hand and in a layout, and of placements by them."""

    def __init__(self, layout: Layout, hand: Sequence[Card], kinds: tuple[ActionKind, ...]) -> None:
        self._layout = layout
        self._groups = _groups(kinds)
        self._in_hand = [0] * _NO_SUIT + [1]
        self._in_layout = [0] * _NO_SUIT + [1]
        for card in hand:
            self._in_hand[card.suit] += 1
        for cards in layout:
            for card in cards:
                self._in_layout[card.suit] += 1

    def counts(self, by: Trio) -> list[int]:
        """The numbers of placements by these three cards, for each group of their patterns."""
        in_hand, in_layout = self._in_hand, self._in_layout
        return [
            times * in_hand[fourth] * (in_layout[partner] - own) * in_hand[laid]
            for _, times, fourth, partner, own, laid in self._groups[suits_at(self._layout, by)]
        ]

    def some(self, by: Trio, kind: ActionKind) -> bool:
        """Whether there is a placement of that kind by these three cards."""
        in_hand, in_layout = self._in_hand, self._in_layout
        return any(
            in_hand[fourth] and in_layout[partner] > own and in_hand[laid]
            for _, _, fourth, partner, own, laid in _groups((kind,))[suits_at(self._layout, by)]
        )

    def draw(self, by: Trio, rng: Random) -> Pattern:
        """A random pattern for these three cards, as likely as its share of their placements."""
        group = rng.choices(self._groups[suits_at(self._layout, by)], self.counts(by))[0]
        return rng.choice(group.patterns)


@cache
def _groups(kinds: tuple[ActionKind, ...]) -> Mapping[Suits, Sequence[_Group]]:
    """The groups of patterns for any three suits."""
    return {suits: _grouped(suits, kinds) for suits in product(Suit, Suit, Suit)}


def _grouped(suits: Suits, kinds: Sequence[ActionKind]) -> Sequence[_Group]:
    found: dict[tuple[int, int, int, int], list[Pattern]] = {}
    for kind in kinds:
        for pattern in patterns(suits, kind):
            partner, own = _NO_SUIT, 0
            if pattern.partner is not None:
                partner, own = int(pattern.partner), suits.count(pattern.partner)
            laid = _NO_SUIT if pattern.laid is None else int(pattern.laid)
            found.setdefault((int(pattern.fourth), partner, own, laid), []).append(pattern)
    return [_Group(alike, len(alike), *counted) for counted, alike in found.items()]

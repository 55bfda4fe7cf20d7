"""How many placements there are, counted by suits instead of card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple

from rules.mosquito.actions import Kind
from rules.mosquito.cards import Card, Suit
from rules.mosquito.layout import Layout, Suits, Trio, suits_at
from rules.mosquito.recipes import Recipe, recipes

_NONE = len(Suit)  # counted where a recipe needs no card of a suit: that is done in one way


class _Alike(NamedTuple):
    """Recipes with equally many placements, and the suits whose cards are to be counted.

    ``own`` is how many of the three show the partner's suit, and so are no partners.
    """

    recipes: Sequence[Recipe]
    times: int
    fourth: int
    partner: int
    own: int
    laid: int


class Tally:
    """How many cards show which suit in a hand and in a layout, and what they can come to."""

    def __init__(self, layout: Layout, hand: Sequence[Card], kinds: tuple[Kind, ...]) -> None:
        self._layout = layout
        self._table = _table(kinds)
        self._held = [0] * _NONE + [1]
        self._lying = [0] * _NONE + [1]
        for card in hand:
            self._held[card.suit] += 1
        for cards in layout:
            for card in cards:
                self._lying[card.suit] += 1

    def counts(self, by: Trio) -> list[int]:
        """How many placements there are by these three, for each of their alike recipes."""
        held, lying = self._held, self._lying
        return [
            times * held[fourth] * (lying[partner] - own) * held[laid]
            for _, times, fourth, partner, own, laid in self._table[suits_at(self._layout, by)]
        ]

    def draw(self, by: Trio, rng: Random) -> Recipe:
        """A recipe for these three, as likely as its share of their placements."""
        alike = rng.choices(self._table[suits_at(self._layout, by)], self.counts(by))[0]
        return rng.choice(alike.recipes)


@cache
def _table(kinds: tuple[Kind, ...]) -> Mapping[Suits, Sequence[_Alike]]:
    """The recipes for any three suits, those together that are counted alike."""
    return {suits: _sorted(suits, kinds) for suits in product(Suit, Suit, Suit)}


def _sorted(suits: Suits, kinds: Sequence[Kind]) -> Sequence[_Alike]:
    found: dict[tuple[int, int, int, int], list[Recipe]] = {}
    for kind in kinds:
        for recipe in recipes(suits, kind):
            partner, own = _NONE, 0
            if recipe.partner is not None:
                partner, own = int(recipe.partner), suits.count(recipe.partner)
            laid = _NONE if recipe.laid is None else int(recipe.laid)
            found.setdefault((int(recipe.fourth), partner, own, laid), []).append(recipe)
    return [_Alike(alike, len(alike), *counted) for counted, alike in found.items()]

"""Every turn a hand has at a layout: too many to list, quick to count and to draw from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from random import Random
from typing import TypeAlias

from rules.core import Choices
from rules.mosquito.cards import Card, Suit
from rules.mosquito.layout import (
    Layout,
    Trio,
    beside,
    card_at,
    exchanged,
    shown,
    trios,
    with_card,
)
from rules.mosquito.nouns import Exchange, Kind, Overlay, Pass, Place, kind_of
from rules.mosquito.recipes import Recipe, Suits, recipes

_NONE = len(Suit)  # counted where a recipe needs no card of a suit: that is done in one way

# Recipes with equally many placements: which they are, how many, and what to count for each: the
# fourth suit, the partner's, how many of the three show the partner's too, and the suit laid.
_Alike: TypeAlias = tuple[Sequence[Recipe], int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Bundle:
    """Placements by the same three: any of the exchanges, overlays and cards, freely combined."""

    by: Trio
    exchanges: Sequence[Exchange | None]
    overlays: Sequence[Overlay | None]
    cards: Sequence[Card]

    def __len__(self) -> int:
        return len(self.exchanges) * len(self.overlays) * len(self.cards)

    def __iter__(self) -> Iterator[Place]:
        for exchange, overlay, card in product(self.exchanges, self.overlays, self.cards):
            yield Place(card, self.by, exchange, overlay)

    def __contains__(self, action: Place) -> bool:
        return (
            action.by == self.by
            and action.card in self.cards
            and action.exchange in self.exchanges
            and action.overlay in self.overlays
        )

    def sample(self, rng: Random) -> Place:
        """One of the placements, each as likely as any other."""
        card = rng.choice(self.cards)
        return Place(card, self.by, rng.choice(self.exchanges), rng.choice(self.overlays))


@dataclass(frozen=True, slots=True)
class Turns(Choices[Place | Pass]):
    """All turns of these *kinds* that a hand has at a layout, whose levels may be *mixed*."""

    layout: Layout
    hand: tuple[Card, ...]
    mixed: bool
    kinds: tuple[Kind, ...]

    def only(self, *kinds: Kind) -> Turns:
        """Those of certain kinds."""
        return replace(self, kinds=tuple(kind for kind in self.kinds if kind in kinds))

    def bundles(self) -> Iterator[Bundle]:
        """All placements, each in one bundle."""
        for by in trios(self.layout, self.mixed):
            suits = _suits(self.layout, by)
            for kind in self.kinds:
                for recipe in recipes(suits, kind):
                    yield self._bundle(by, recipe)

    def __iter__(self) -> Iterator[Place | Pass]:
        for bundle in self.bundles():
            yield from bundle
        if Kind.PASS in self.kinds:
            yield Pass()

    def __len__(self) -> int:
        counts = map(_Tally(self).counts, trios(self.layout, self.mixed))
        return sum(map(sum, counts)) + (Kind.PASS in self.kinds)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Place | Pass) or kind_of(action) not in self.kinds:
            return False
        if isinstance(action, Pass):
            return True
        return any(
            action in self._bundle(by, recipe)
            for by in trios(self.layout, self.mixed)
            if by == action.by
            for recipe in recipes(_suits(self.layout, by), kind_of(action))
            if recipe.fourth is action.card.suit
        )

    def sample(self, rng: Random) -> Place | Pass:
        tally = _Tally(self)
        threes: list[Trio | None] = [*trios(self.layout, self.mixed), None]
        counts = [sum(tally.counts(by)) if by else Kind.PASS in self.kinds for by in threes]
        by = rng.choices(threes, counts)[0]
        if by is None:
            return Pass()
        return self._bundle(by, tally.draw(by, rng)).sample(rng)

    def _bundle(self, by: Trio, recipe: Recipe) -> Bundle:
        """All that a recipe for these three means with these cards."""
        return Bundle(
            by, self._exchanges(by, recipe), self._overlays(by, recipe), self._held(recipe.fourth)
        )

    def _exchanges(self, by: Trio, recipe: Recipe) -> Sequence[Exchange | None]:
        if not recipe.swapped:
            return (None,)
        first = by[recipe.swapped[0]]
        if recipe.partner is None:
            return (Exchange.between(first, by[recipe.swapped[1]]),)
        return [
            Exchange.between(first, spot)
            for spot, card in shown(self.layout)
            if card.suit is recipe.partner and spot not in by
        ]

    def _overlays(self, by: Trio, recipe: Recipe) -> Sequence[Overlay | None]:
        if recipe.covered is None or recipe.laid is None:
            return (None,)
        return [Overlay(card, by[recipe.covered]) for card in self._held(recipe.laid)]

    def _held(self, suit: Suit) -> list[Card]:
        return [card for card in self.hand if card.suit is suit]


def placed(layout: Layout, turn: Place) -> Layout:
    """The layout after a placement, with what goes before it."""
    if turn.exchange:
        layout = exchanged(layout, turn.exchange.first, turn.exchange.second)
    if turn.overlay:
        layout = with_card(layout, turn.overlay.on, turn.overlay.card)
    return with_card(layout, beside(layout, turn.by), turn.card)


class _Tally:
    """Counts turns from how many cards show which suit, in hand and in the layout."""

    def __init__(self, turns: Turns) -> None:
        self._layout = turns.layout
        self._table = _table(turns.kinds)
        self._held = [0] * _NONE + [1]
        self._lying = [0] * _NONE + [1]
        for card in turns.hand:
            self._held[card.suit] += 1
        for cards in turns.layout:
            for card in cards:
                self._lying[card.suit] += 1

    def counts(self, by: Trio) -> list[int]:
        """How many placements there are by these three, for each of their alike recipes."""
        held, lying = self._held, self._lying
        return [
            times * held[fourth] * (lying[partner] - own) * held[laid]
            for _, times, fourth, partner, own, laid in self._table[_suits(self._layout, by)]
        ]

    def draw(self, by: Trio, rng: Random) -> Recipe:
        """A recipe for these three, as likely as its share of their placements."""
        alike = rng.choices(self._table[_suits(self._layout, by)], self.counts(by))[0]
        return rng.choice(alike[0])


def _suits(layout: Layout, by: Trio) -> Suits:
    left, middle, right = by
    return card_at(layout, left).suit, card_at(layout, middle).suit, card_at(layout, right).suit


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
    return [(alike, len(alike), *counted) for counted, alike in found.items()]

"""Every turn a hand has at a layout: too many to list, quick to count and to draw from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, product
from random import Random

from rules.core import Choices
from rules.mosquito.actions import Exchange, Kind, Overlay, Pass, Place, kind_of
from rules.mosquito.cards import Card, Suit
from rules.mosquito.layout import (
    Layout,
    Trio,
    beside,
    exchanged,
    shown,
    suits_at,
    trios,
    with_card,
)
from rules.mosquito.recipes import Recipe, recipes
from rules.mosquito.tally import Tally


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
            suits = suits_at(self.layout, by)
            for kind in self.kinds:
                for recipe in recipes(suits, kind):
                    yield self._bundle(by, recipe)

    def __iter__(self) -> Iterator[Place | Pass]:
        for bundle in self.bundles():
            yield from bundle
        if Kind.PASS in self.kinds:
            yield Pass()

    def __len__(self) -> int:
        counts = map(self._tally().counts, trios(self.layout, self.mixed))
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
            for recipe in recipes(suits_at(self.layout, by), kind_of(action))
            if recipe.fourth is action.card.suit
        )

    def sample(self, rng: Random) -> Place | Pass:
        return next(self.draws(rng))

    def draws(self, rng: Random) -> Iterator[Place | Pass]:
        """As many as wanted, any of them as likely as any other every time."""
        tally = self._tally()
        threes: list[Trio | None] = [*trios(self.layout, self.mixed), None]
        counts = (sum(tally.counts(by)) if by else Kind.PASS in self.kinds for by in threes)
        heaps = list(accumulate(counts))
        while True:
            by = rng.choices(threes, cum_weights=heaps)[0]
            yield self._bundle(by, tally.draw(by, rng)).sample(rng) if by else Pass()

    def _tally(self) -> Tally:
        return Tally(self.layout, self.hand, self.kinds)

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

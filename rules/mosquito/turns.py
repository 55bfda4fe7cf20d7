"""The legal turns of a hand: too many to list, but quick to count and to draw from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import accumulate, product
from random import Random

from rules.core import Choices
from rules.mosquito.actions import ActionKind, Exchange, Overlay, Pass, Place, kind_of
from rules.mosquito.cards import Card, Suit
from rules.mosquito.layout import (
    Layout,
    Trio,
    beside,
    exchanged,
    spots_of,
    suits_at,
    trios,
    with_card,
)
from rules.mosquito.patterns import Pattern, patterns
from rules.mosquito.placement_counts import PlacementCounts
from values import replace, value


@value
class Placements:
    """The placements by the same three cards with any of these exchanges, overlays and cards."""

    by: Trio
    exchanges: Sequence[Exchange | None]
    overlays: Sequence[Overlay | None]
    cards: Sequence[Card]

    def __len__(self) -> int:
        return len(self.exchanges) * len(self.overlays) * len(self.cards)

    def __iter__(self) -> Iterator[Place]:
        for exchange, overlay, card in product(self.exchanges, self.overlays, self.cards):
            yield Place(card, self.by, exchange, overlay)

    def __getitem__(self, index: int) -> Place:
        rest, card = divmod(index, len(self.cards))
        exchange, overlay = divmod(rest, len(self.overlays))
        return Place(self.cards[card], self.by, self.exchanges[exchange], self.overlays[overlay])

    def __contains__(self, action: Place) -> bool:
        return (
            action.by == self.by
            and action.card in self.cards
            and action.exchange in self.exchanges
            and action.overlay in self.overlays
        )

    def sample(self, rng: Random) -> Place:
        """A random one, each as likely as any other."""
        card = rng.choice(self.cards)
        return Place(card, self.by, rng.choice(self.exchanges), rng.choice(self.overlays))


@value
class Turns(Choices[Place | Pass]):
    """All turns of these *kinds* that a hand has at a layout.

    With *mixed* levels the three cards of a placement may lie on different levels.
    """

    layout: Layout
    hand: tuple[Card, ...]
    mixed: bool
    kinds: tuple[ActionKind, ...]

    def only(self, *kinds: ActionKind) -> Turns:
        """The turns of certain kinds."""
        return replace(self, kinds=tuple(kind for kind in self.kinds if kind in kinds))

    def open_kinds(self) -> tuple[ActionKind, ...]:
        """The kinds of which there is a turn."""
        counts, threes = self._counts(), [*trios(self.layout, self.mixed)]
        return tuple(
            kind
            for kind in self.kinds
            if kind is ActionKind.PASS or any(counts.some(by, kind) for by in threes)
        )

    def placements(self) -> Iterator[Placements]:
        """All placements that there are, by the three cards and the pattern."""
        held = [False] * len(Suit)
        for card in self.hand:
            held[card.suit] = True
        for by in trios(self.layout, self.mixed):
            suits = suits_at(self.layout, by)
            for kind in self.kinds:
                for pattern in patterns(suits, kind):
                    # Most patterns want suits that the hand lacks.
                    if held[pattern.fourth] and (pattern.laid is None or held[pattern.laid]):
                        placements = self._placements(by, pattern)
                        if placements.exchanges:
                            yield placements

    def __iter__(self) -> Iterator[Place | Pass]:
        for placements in self.placements():
            yield from placements
        if ActionKind.PASS in self.kinds:
            yield Pass()

    def __len__(self) -> int:
        counts = map(self._counts().counts, trios(self.layout, self.mixed))
        return sum(map(sum, counts)) + (ActionKind.PASS in self.kinds)

    def __bool__(self) -> bool:
        counts = map(self._counts().counts, trios(self.layout, self.mixed))
        return ActionKind.PASS in self.kinds or any(map(any, counts))

    def __getitem__(self, index: int) -> Place | Pass:
        left = index
        for placements in self.placements():
            if 0 <= left < len(placements):
                return placements[left]
            left -= len(placements)
        if left == 0 and ActionKind.PASS in self.kinds:
            return Pass()
        raise IndexError(f"there is no turn {index}")

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Place | Pass) or kind_of(action) not in self.kinds:
            return False
        if isinstance(action, Pass):
            return True
        return any(
            action in self._placements(by, pattern)
            for by in trios(self.layout, self.mixed)
            if by == action.by
            for pattern in patterns(suits_at(self.layout, by), kind_of(action))
            if pattern.fourth is action.card.suit
        )

    def sample(self, rng: Random) -> Place | Pass:
        return next(self.draws(rng))

    def draws(self, rng: Random) -> Iterator[Place | Pass]:
        """Random turns without end, each as likely as any other every time."""
        counts, placements = self._counts(), cache(self._placements)
        threes: list[Trio | None] = [*trios(self.layout, self.mixed), None]
        sums = [sum(counts.counts(by)) if by else ActionKind.PASS in self.kinds for by in threes]
        weights = list(accumulate(sums))
        while True:
            by = rng.choices(threes, cum_weights=weights)[0]
            yield placements(by, counts.draw(by, rng)).sample(rng) if by else Pass()

    def _counts(self) -> PlacementCounts:
        return PlacementCounts(self.layout, self.hand, self.kinds)

    def _placements(self, by: Trio, pattern: Pattern) -> Placements:
        """The placements by these three cards that follow a pattern."""
        return Placements(
            by,
            self._exchanges(by, pattern),
            self._overlays(by, pattern),
            self._held(pattern.fourth),
        )

    def _exchanges(self, by: Trio, pattern: Pattern) -> Sequence[Exchange | None]:
        if not pattern.swapped:
            return (None,)
        first = by[pattern.swapped[0]]
        if pattern.partner is None:
            return (Exchange.between(first, by[pattern.swapped[1]]),)
        partners = spots_of(self.layout, pattern.partner)
        return [Exchange.between(first, spot) for spot in partners if spot not in by]

    def _overlays(self, by: Trio, pattern: Pattern) -> Sequence[Overlay | None]:
        if pattern.covered is None or pattern.laid is None:
            return (None,)
        return [Overlay(card, by[pattern.covered]) for card in self._held(pattern.laid)]

    def _held(self, suit: Suit) -> list[Card]:
        return [card for card in self.hand if card.suit is suit]


def placed(layout: Layout, turn: Place) -> Layout:
    """The layout after a placement, its exchange and its overlay."""
    if turn.exchange:
        layout = exchanged(layout, turn.exchange.first, turn.exchange.second)
    if turn.overlay:
        layout = with_card(layout, turn.overlay.on, turn.overlay.card)
    return with_card(layout, beside(layout, turn.by), turn.card)

"""The cards a seat holds in Frogger."""

from __future__ import annotations

from rules.decktet import Card
from values import value


@value
class Hand:
    """The first ``hidden`` cards were dealt face down, the others taken from the market."""

    cards: tuple[Card, ...]
    hidden: int

    @property
    def secret(self) -> tuple[Card, ...]:
        """The cards that only their holder has seen."""
        return self.cards[: self.hidden]

    @property
    def public(self) -> tuple[Card, ...]:
        """The cards that everybody has seen."""
        return self.cards[self.hidden :]

    def plus(self, card: Card) -> Hand:
        """The hand after *card* was taken from the market."""
        return Hand(self.cards + (card,), self.hidden)  # noqa: RUF005 (twice as fast)

    def without(self, card: Card) -> Hand:
        """The hand after *card* was played."""
        place = self.cards.index(card)
        left = [*self.cards]
        del left[place]
        return Hand(tuple(left), self.hidden - (place < self.hidden))

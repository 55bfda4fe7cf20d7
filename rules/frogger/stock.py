"""The market, the deck and the discards of Frogger."""

from __future__ import annotations

from random import Random

from rules.core import value
from rules.decktet import Card
from rules.frogger.nouns import DiscardsShuffled, Event, MarketDealt

MARKET = 6


@value
class Stock:
    """The cards in nobody's hand. The deck is dealt from its front.

    ``reshuffled`` tells that the deck once was the discards, so that all have seen its cards.
    """

    market: tuple[Card, ...]
    deck: tuple[Card, ...]
    discards: tuple[Card, ...] = ()
    reshuffled: bool = False

    def discard(self, card: Card) -> Stock:
        """What it is with *card* on the discards."""
        return Stock(self.market, self.deck, (*self.discards, card), self.reshuffled)

    def without(self, card: Card) -> Stock:
        """What it is once *card* was taken from the market."""
        return Stock(without(self.market, card), self.deck, self.discards, self.reshuffled)

    def refilled(self, events: list[Event], rng: Random) -> Stock:
        """What it is with a new market, or as much of it as there are cards."""
        stock, missing = self, MARKET
        while missing and (stock.deck or stock.discards):
            if not stock.deck:
                deck = tuple(rng.sample(stock.discards, len(stock.discards)))
                stock = Stock(stock.market, deck, (), reshuffled=True)
                events.append(DiscardsShuffled())
            dealt, deck = stock.deck[:missing], stock.deck[missing:]
            stock = Stock((*stock.market, *dealt), deck, stock.discards, stock.reshuffled)
            events.append(MarketDealt(dealt))
            missing -= len(dealt)
        return stock


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """*cards* in their order, *card* left out."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]

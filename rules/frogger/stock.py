"""The market, the deck and the discards of Frogger."""

from __future__ import annotations

from random import Random

from rules.decktet import Card
from rules.frogger.events import DiscardsShuffled, Event, MarketDealt
from rules.tuples import without
from values import value

MARKET = 6


@value
class Stock:
    """The cards that nobody holds. The deck is dealt from its front.

    ``reshuffled`` is true once the deck has been the discards: then every seat knows its cards.
    """

    market: tuple[Card, ...]
    deck: tuple[Card, ...]
    discards: tuple[Card, ...] = ()
    reshuffled: bool = False

    def discard(self, card: Card) -> Stock:
        """The stock with *card* added to the discards."""
        discards = self.discards + (card,)  # noqa: RUF005 (twice as fast)
        return Stock(self.market, self.deck, discards, self.reshuffled)

    def without(self, card: Card) -> Stock:
        """The stock after *card* was taken from the market."""
        market = without(self.market, card)
        return Stock(market, self.deck, self.discards, self.reshuffled)

    def refilled(self, events: list[Event], rng: Random) -> Stock:
        """The stock with a market of six cards, or of as many as there are."""
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

"""The cards of Frogger for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterator

from rules.decktet import Card
from scenes.games.frogger.decktet_cards import face
from scenes.games.frogger.events.captions import card_name
from scenes.table.card_sample import TALL, CardSample


def samples() -> Iterator[CardSample]:
    """Every card that looks different but the Excuse, which is drawn as a pond."""
    cards = {card_name(card): card for card in Card if card.suits}
    return (_sample(card) for card in cards.values())


def _sample(card: Card) -> CardSample:
    return CardSample(card_name(card), lambda high: face(card, high / TALL, high))

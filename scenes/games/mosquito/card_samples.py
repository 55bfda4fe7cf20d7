"""The cards of Mosquito for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterator

from rules.mosquito import Card
from scenes.games.mosquito.cards import face
from scenes.games.mosquito.events.captions import card_name
from scenes.table.card_sample import TALL, CardSample


def samples() -> Iterator[CardSample]:
    """All playing cards."""
    return map(_sample, Card)


def _sample(card: Card) -> CardSample:
    return CardSample(card_name(card), lambda high: face(card, high / TALL))

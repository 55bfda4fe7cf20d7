"""The cards of Quabble for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterator

from rules.quabble import HOUSE_SET, Card, CardKind
from scenes.games.quabble.cards import TALL, kind_name, plain
from scenes.table.card_sample import CardSample


def samples() -> Iterator[CardSample]:
    """One card of each kind."""
    return map(_sample, CardKind)


def _sample(kind: CardKind) -> CardSample:
    card = Card(HOUSE_SET.kinds.index(kind))
    return CardSample(kind_name(kind), lambda high: plain(HOUSE_SET, card, high / TALL))

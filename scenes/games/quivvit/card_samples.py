"""The cards of Quivvit for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterator

from rules.quivvit import ARRANGEMENTS, DECK, card_value, lying
from scenes.games.quivvit.cards import face
from scenes.table.card_sample import CardSample


def samples() -> Iterator[CardSample]:
    """One of the cards that look alike, for each look."""
    looks = {(card % len(ARRANGEMENTS), card_value(card)): card for card in range(DECK)}
    return (_sample(card) for _, card in sorted(looks.items()))


def _sample(card: int) -> CardSample:
    name = f"{card_value(card)}, arrangement {card % len(ARRANGEMENTS) + 1}"
    return CardSample(name, lambda high: face(lying(card, 0), high, upright=True))

"""The leaves of Lilies for the contact sheet."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.table.card_sample import CardSample
from tests.games.lilies.leaves import TALL, face


def samples() -> Sequence[CardSample]:
    """One leaf: all others differ in nothing but their number."""
    return [CardSample("leaf 24", lambda high: face(24, high / TALL))]

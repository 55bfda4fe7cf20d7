"""The cards of Quibbit for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.table.card_sample import CardSample


def samples() -> Iterator[CardSample]:
    """None: each mosquito card is a drawing."""
    return iter(())

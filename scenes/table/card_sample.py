"""A card on a contact sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sprites.pictures.pictures import Picture

TALL = 1.4  # height of a card that is not square, as a share of its width
SHADOW = 20.0  # around a sheet of paper, in pixels


@dataclass(frozen=True, slots=True)
class CardSample:
    """A card of one of the games; ``drawn`` makes its picture of a height in pixels."""

    label: str
    drawn: Callable[[float], Picture]

    def picture(self, height: float) -> Picture:
        """The card with its shadow."""
        return self.drawn(height - SHADOW)

"""The options of Quabble."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.quabble.cards import CARD_COUNT, HAND_SIZE


@dataclass(frozen=True, slots=True)
class Options:
    """Whether the game ends with the deck instead of the hands, and whether hands are open.

    ``cards`` ends it sooner: with the last round in which so many cards in all can be offered.
    """

    short_game: bool = False
    open_hands: bool = False
    cards: Literal["all", 20] = "all"

    def rounds(self, seats: int) -> int:
        """How many rounds a match of so many *seats* has."""
        limit = CARD_COUNT if self.cards == "all" else self.cards
        kept = HAND_SIZE - 1 if self.short_game else 0
        return min(limit // seats, CARD_COUNT // seats - kept)

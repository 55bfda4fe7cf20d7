"""The options of Quabble."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """Whether the game ends with the deck instead of the hands, and whether hands are open."""

    short_game: bool = False
    open_hands: bool = False

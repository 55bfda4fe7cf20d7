"""The options of Quivvit!."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.core import OptionConflict


@dataclass(frozen=True, slots=True)
class Options:
    """The optional rules; ``timed`` is in seconds.

    :raises OptionConflict: if the deck is to be drained after fewer than the usual ``rounds``.
    """

    random_color: bool = False
    color_block: bool = False
    timed: Literal["off", 15, 30, 60, 90, 120] = "off"
    double_rotation: bool = False
    drain_the_deck: bool = False
    teams: bool = False
    decks: Literal[1, 2, 3, 4] = 1
    counter_clockwise: bool = False
    upright_values: bool = False
    rounds: Literal[5, 4, 3] = 5

    def __post_init__(self) -> None:
        if self.drain_the_deck and self.rounds != 5:
            raise OptionConflict("quivvit.drain_needs_five_rounds")

"""The options of Quivvit!."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    """The optional rules, in any combination; ``timed`` is in seconds."""

    random_color: bool = False
    color_block: bool = False
    timed: Literal["off", 15, 30, 60, 90, 120] = "off"
    double_rotation: bool = False
    drain_the_deck: bool = False
    teams: bool = False
    decks: Literal[1, 2, 3, 4] = 1
    counter_clockwise: bool = False
    upright_values: bool = False

"""The options of Frogger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    """Which rules are added, and how many ``frogs`` at home win; see docs/rules/frogger.md."""

    courts: bool = False
    free_swim: bool = False
    crocodiles: bool = False
    open_hands: bool = False
    frogs: Literal[6, 4, 3, 2] = 6

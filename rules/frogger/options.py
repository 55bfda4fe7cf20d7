"""The options of Frogger."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """Which rules are added; see docs/rules/frogger.md#options."""

    courts: bool = False
    free_swim: bool = False
    crocodiles: bool = False
    open_hands: bool = False

"""Judgement for Quibbit."""

from __future__ import annotations

from bots.core import Bot, Dice
from rules.quibbit import Action, View


def easy() -> Bot[Action, View]:
    """Placeholder."""
    return Dice()


normal = hard = easy

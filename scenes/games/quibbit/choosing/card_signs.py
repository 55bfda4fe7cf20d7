"""The signs of what becomes of a card."""

from __future__ import annotations

from scenes.games.quibbit.choosing.outlook import Outlook

LARGEST = 44.0  # of words in a sign
ICONS = {"home": "icon-check", "lost": "icon-cross", "lap": "flag"}


def mood_of(outlook: Outlook) -> str:
    """How a frog looks that knows what becomes of its card: it thinks of what is unsure."""
    if outlook.surely_laps:
        return "cheer"
    if (sure := outlook.sure_fate) is None:
        return "think"
    return "sad" if sure == "lost" else "cheer"

"""The signs of what becomes of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from scenes.games.quibbit.choosing.forecast import Fate
from scenes.games.quibbit.choosing.outlook import Outlook

LARGEST = 44.0  # of words in a sign
ICON = 35.0
ICONS = {"home": "icon-check", "lost": "icon-cross", "lap": "flag", "threat": "icon-warning"}

FATES: Sequence[Fate] = ("home", "lap", "lost")
Shares: TypeAlias = Sequence[tuple[str, int]]  # pictures, and of how many tenths each


def landing_sign(outlook: Outlook) -> str:
    """A lap where the ghost of a card sits, or that it surely comes back there, as a picture."""
    if outlook.shown.lapped is not None:
        return ICONS["lap"]
    return ICONS["home"] if outlook.is_sure and outlook.shown.comes_back else ""


def card_shares(outlook: Outlook) -> Shares:
    """In how many of ten rounds a card comes back, laps, is lost, or lets another frog lap."""
    tenths, danger = dict(outlook.tenths), sum(n for _, n in outlook.threat_tenths)
    found = {ICONS[fate]: tenths.get(fate, 0) for fate in FATES} | {ICONS["threat"]: danger}
    return [(icon, count) for icon, count in found.items() if count]


def mood_of(outlook: Outlook) -> str:
    """How a frog looks that knows what becomes of its card: it thinks of what is unsure."""
    if not outlook.is_sure:
        return "think"
    return "sad" if outlook.counts[0][0] == "lost" else "cheer"

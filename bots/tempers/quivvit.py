"""What shows the tempers of bots in Quivvit!: risk, no losses, or what others want."""

from __future__ import annotations

from bots.heuristics.quivvit import DEAREST, dearest, never_below, turned_value
from bots.tempers.tempered import Trait
from rules.quivvit import Action, Claim, Cover, Keep, Rotate, View, Way


def _risk(view: View, action: Action) -> float:
    """Whether a card of one's own is spent, else the value of the card that is rotated."""
    spends = isinstance(action, Cover | Claim)
    spends = spends or (isinstance(action, Rotate) and action.way is Way.HALF)
    return DEAREST + 1 if spends else turned_value(view, action)


def _safe(view: View, action: Action) -> float:
    """Whether the Block is kept, or no card is taken that costs points."""
    return 1 if isinstance(action, Keep) else never_below(view, action)


def _coveted(view: View, action: Action) -> float:
    """Whether others lose something: the Block covers a card, or the dearest cards are taken."""
    return 1 if isinstance(action, Cover | Claim) else dearest(view, action)


# Margins are in points.
TRAITS = {
    "bold": Trait(_risk, margin=0.1),
    "cautious": Trait(_safe, margin=0.1),
    "thieving": Trait(_coveted, margin=0.1),
}

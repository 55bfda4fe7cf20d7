"""What shows the tempers of bots in Quivvit!: many cards, no losses, or what others want."""

from __future__ import annotations

from bots.heuristics.quivvit import cards, dearest, never_below
from bots.tempers.tempered import Trait
from rules.quivvit import Action, Claim, Cover, Keep, Rotate, View, Way


def _much(view: View, action: Action) -> float:
    """How many cards are taken; the Double Rotate card is worth one more."""
    doubles = isinstance(action, Claim) or (isinstance(action, Rotate) and action.way is Way.HALF)
    return cards(view, action) + doubles


def _safe(view: View, action: Action) -> float:
    """Whether the Block is kept, or no card is taken that costs points."""
    return 1 if isinstance(action, Keep) else never_below(view, action)


def _coveted(view: View, action: Action) -> float:
    """Whether others lose something: the Block covers a card, or the dearest cards are taken."""
    return 1 if isinstance(action, Cover | Claim) else dearest(view, action)


# Margins are in points.
TRAITS = {
    "bold": Trait(_much, margin=0.3),
    "cautious": Trait(_safe, margin=0.1),
    "thieving": Trait(_coveted, margin=0.1),
}

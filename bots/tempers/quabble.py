"""What shows the tempers of bots in Quabble: which of the two cards they claim."""

from __future__ import annotations

from bots.heuristics.quabble import card_value, cheap
from bots.tempers.tempered import Trait
from rules.quabble import Action, Claim, Side, Snatch, View


def _others(view: View, action: Action) -> float:
    """Whether a card is claimed that somebody else offered; what a snatched card is worth."""
    match action:
        case Claim(side):
            return side is Side.RIGHT
        case Snatch():
            return card_value(view, action)
        case _:
            return 0


# Margins are in points won on opponents.
TRAITS = {
    "bold": Trait(card_value, margin=0.08),
    "cautious": Trait(cheap, margin=0.06),
    "thieving": Trait(_others, margin=0.04),
}

"""What shows the tempers of bots in Frogger: long leaps, cards in hand, or frogs sent back."""

from __future__ import annotations

from bots.heuristics.frogger import sweeps, way
from bots.tempers.tempered import Trait
from rules.frogger import Action, Retreat, Take, View


def _takes(view: View, action: Action) -> float:
    """Whether a card is taken, and with how short a way back."""
    match action:
        case Retreat(_, _, None):
            return -1
        case Retreat() | Take():
            return 1
        case _:
            return 0


def _steals(view: View, action: Action) -> float:
    """How much is taken from others: their frogs' way, else a card of the market."""
    return 2 * sweeps(view, action) + (_takes(view, action) > 0)


# Margins are in path cards.
TRAITS = {
    "bold": Trait(way, margin=0.3),
    "cautious": Trait(_takes, margin=0.2),
    "thieving": Trait(_steals, margin=0.2),
}

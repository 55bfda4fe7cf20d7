"""What shows the tempers of bots in Mosquito: what they leave, and whose cards they use."""

from __future__ import annotations

from bots.heuristics.mosquito import few_left
from bots.tempers.tempered import Trait
from rules.mosquito import Action, Place, View


def _left(view: View, action: Action) -> float:
    """How many clean placements there are for the next player."""
    return -few_left(view, action) if isinstance(action, Place) else 0


def _few_left(view: View, action: Action) -> float:
    return -_left(view, action)


def _of_others(view: View, action: Action) -> float:
    """How many cards that others placed are used: those placed by, swapped or covered."""
    if not isinstance(action, Place):
        return 0
    used = [*action.by]
    if action.exchange:
        used += [action.exchange.first, action.exchange.second]
    if action.overlay:
        used.append(action.overlay.on)
    placers = dict(view.board.placers)
    return sum(placers.get(spot, view.seat) != view.seat for spot in used)


# Margins are in points.
TRAITS = {
    "bold": Trait(_left, margin=0.04),
    "cautious": Trait(_few_left, margin=0.05),
    "thieving": Trait(_of_others, margin=0.01),
}

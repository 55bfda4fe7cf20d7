"""How near a match of Mosquito is to its end."""

from __future__ import annotations

from rules.mosquito import LEVELS, View, deals
from sounds.names import Tension

FEW = 3  # cards that still fit into the layout
CLOSE, LAST = 0.5, 0.75  # of the match


def tension(view: View) -> Tension:
    """From the deals, the places left in the layout and the passes in a row."""
    board, seats = view.board, len(view.hands)
    if not board.deal:
        return Tension.CALM
    most = (LEVELS - 1) * 2 * view.options.columns
    left = most - sum(len(cards) - 1 for cards in board.layout)
    ending = left <= FEW or board.passes >= seats
    played = (board.deal - left / most) / deals(view.options, seats)
    if played >= LAST:
        return Tension.LAST
    return Tension.CLOSE if played >= CLOSE or ending else Tension.CALM

"""How near a match of Mosquito is to its end."""

from __future__ import annotations

from rules.mosquito import LEVELS, View, deals
from sounds.names import Tension

FEW = 3  # cards that still fit into the layout


def tension(view: View) -> Tension:
    """From the places left in the layout and the passes in a row, most of all in the last deal."""
    board, seats = view.board, len(view.hands)
    if not board.deal:
        return Tension.CALM
    most = (LEVELS - 1) * 2 * view.options.columns
    left = most - sum(len(cards) - 1 for cards in board.layout)
    ending = left <= FEW or board.passes >= seats
    if board.deal < deals(view.options, seats):
        return Tension.CLOSE if ending else Tension.CALM
    if ending:
        return Tension.LAST
    return Tension.CLOSE if left <= most / 2 else Tension.CALM

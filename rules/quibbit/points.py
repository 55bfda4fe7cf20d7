"""What can be counted at the end of a match of Quibbit."""

from __future__ import annotations

from rules.breakdown import Breakdown, amounts
from rules.quibbit.view import View


def breakdown(view: View) -> Breakdown:
    """How far each frog is ahead of the last one on the ring, and the cards that are left."""
    board = view.board
    seats = len(board.hands)
    last = min(board.at().values())
    ahead = [None if spot is None else spot - last for spot in board.progress[:seats]]
    return Breakdown((amounts("ahead", ahead), amounts("cards", [len(h) for h in board.hands])))

"""What can be counted at the end of a match of Quibbit."""

from __future__ import annotations

from rules.breakdown import Breakdown, amounts
from rules.quibbit.view import View


def breakdown(view: View) -> Breakdown:
    """The cards each seat has left, and the free tiles of its frog ahead of the last one.

    There is nobody to be ahead of for the only frog that is left.
    """
    board = view.board
    cards = amounts("cards", [*map(len, board.hands)])
    there = board.at().values()
    if len(there) < 2:
        return Breakdown((cards,))
    rear, spots = min(there), board.progress[: len(board.hands)]
    ahead = [None if spot is None else board.free_tiles(rear, spot) for spot in spots]
    return Breakdown((cards, amounts("ahead", ahead)))

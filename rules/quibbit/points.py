"""What can be counted at the end of a match of Quibbit."""

from __future__ import annotations

from rules.breakdown import Breakdown, amounts
from rules.quibbit.types import Reason
from rules.quibbit.view import View

TOLD = Reason.LAPPED, Reason.LAST_IN_PLAY  # ends at which the places say all


def breakdown(view: View) -> Breakdown:
    """The cards each seat has left, and by how many tiles its frog is ahead of the last one.

    A lap leaves open cards that no longer matter, and of the last one in play nothing is compared.
    """
    board = view.board
    there = board.at().values()
    if len(there) < 2 or (board.won and board.won.reason in TOLD):
        return Breakdown(())
    cards = amounts("cards", [*map(len, board.hands)])
    rear, spots = min(there), board.progress[: len(board.hands)]
    ahead = [None if spot is None else spot - rear for spot in spots]
    return Breakdown((cards, amounts("ahead", ahead)))

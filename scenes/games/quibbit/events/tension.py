"""How near a match of Quibbit! is to its end."""

from __future__ import annotations

from rules.quibbit import View
from sounds.names import Tension

CLOSE, LAST = 0.55, 0.8  # of the ring, by which the first frog is ahead of the last


def tension(view: View) -> Tension:
    """From the gap between the frogs, or from the cards of the last two seats in play."""
    board = view.board
    at = board.at().values()
    gap = (max(at) - min(at)) / len(board.ring) if at else 0.0
    held = [len(hand) for hand in board.hands if hand]
    two_left = board.round > 0 and len(held) == 2
    if gap >= LAST or (two_left and min(held) == 1) or board.round == board.last_round:
        return Tension.LAST
    return Tension.CLOSE if gap >= CLOSE or (two_left and min(held) == 2) else Tension.CALM

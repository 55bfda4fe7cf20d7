"""How near a match of Quibbit! is to its end."""

from __future__ import annotations

from collections.abc import Collection

from rules.core import Seat
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


def worried(view: View) -> Collection[Seat]:
    """Who holds but one card, and whom the first frog is near to lapping."""
    board, at = view.board, view.board.at()
    frogs = [frog for frog in at if frog != board.dummy]
    gap = (max(at.values()) - min(at.values())) / len(board.ring) if at else 0.0
    chased = [frog for frog in frogs if gap >= CLOSE and at[frog] == min(at.values())]
    return {Seat(frog) for frog in frogs if frog in chased or len(board.hand(frog)) == 1}

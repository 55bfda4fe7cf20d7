"""How near a match of Quibbit! is to its end."""

from __future__ import annotations

from collections.abc import Collection

from rules.core import Seat
from rules.quibbit import CARDS, View
from sounds.names import Tension

CLOSE, LAST = 0.4, 0.55  # of the ring, by which the first frog is ahead of the last
MANY, FEW = 0.55, 0.35  # of all cards, that are left


def tension(view: View) -> Tension:
    """From the gap between the frogs, and from the cards that are left."""
    board = view.board
    at = board.at().values()
    gap = (max(at) - min(at)) / len(board.ring) if at else 0.0
    left = sum(map(len, board.hands)) / (len(board.hands) * len(CARDS))
    if gap >= LAST or left <= FEW or board.round == board.last_round:
        return Tension.LAST
    return Tension.CLOSE if gap >= CLOSE or left <= MANY else Tension.CALM


def worried(view: View) -> Collection[Seat]:
    """Who holds but one card, and whom the first frog is near to lapping."""
    board, at = view.board, view.board.at()
    frogs = [frog for frog in at if frog != board.dummy]
    gap = (max(at.values()) - min(at.values())) / len(board.ring) if at else 0.0
    chased = [frog for frog in frogs if gap >= LAST and at[frog] == min(at.values())]
    return {Seat(frog) for frog in frogs if frog in chased or len(board.hand(frog)) == 1}

"""How near a match of Quabble is to its end."""

from __future__ import annotations

from rules.quabble import View
from sounds.names import Tension

CLOSE, LAST = 6, 3  # rounds that are left, the present one included


def tension(view: View) -> Tension:
    """From the rounds that are left, which the deck tells."""
    seats = len(view.hands)
    offered = [offer is not None for offer in view.board.offers]
    held = max(len(hand) + out for hand, out in zip(view.hands, offered, strict=True))
    left = view.deck // seats + (1 if view.options.short_game else held)
    left = min(left, view.options.rounds(seats) - view.board.round + 1)
    if left <= LAST:
        return Tension.LAST
    return Tension.CLOSE if left <= CLOSE else Tension.CALM

"""How near a match of Quivvit! is to its end."""

from __future__ import annotations

from rules.quivvit import View
from sounds.names import Tension

LOW = 24  # cards in the deck with which an extra round may be the last


def tension(view: View) -> Tension:
    """From the round; with extra rounds, from the deck that is drained in them."""
    number = view.turn.round
    if number < view.options.rounds - 1:
        return Tension.CALM
    last = view.deck <= LOW if view.options.drain_the_deck else number >= view.options.rounds
    return Tension.LAST if last else Tension.CLOSE

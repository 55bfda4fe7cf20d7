"""What the status line says of a card in the hand."""

from __future__ import annotations

from rules.quivvit import Action, Claim, Rotate, Way
from words import say


def held_status(action: Action | None, links: bool, *, by_pointer: bool) -> str:
    """What playing the card does: *action*, which *links* something or not, or nothing."""
    match action:
        case None:
            return say("quivvit.held_pointer" if by_pointer else "quivvit.held_buttons")
        case Claim():
            return say("quivvit.play_free")
        case Rotate(_, Way.HALF):
            return say("quivvit.play_double")
        case _:
            return say("quivvit.play_link" if links else "quivvit.play_nothing")

"""Where the cursor over the grid begins, and where directions lead it."""

from __future__ import annotations

from rules.quivvit import PLACES, SIDE, Action, Claim, Pass, Rotate
from seats.intents import Intent

MIDDLE = 12  # the place where it begins in a match
PASS = len(PLACES)  # the number of what is chosen to turn nothing


def neighbour(at: int, intent: Intent, card: int) -> int:
    """Where a direction leads: round a column, or round a row and passing between its ends.

    From passing, up and down lead back to *card*, left and right to the ends of its row.
    """
    first = (card if at == PASS else at) // SIDE * SIDE
    last = first + SIDE - 1
    if at == PASS:
        return {Intent.LEFT: last, Intent.RIGHT: first}.get(intent, card)
    match intent:
        case Intent.LEFT:
            return PASS if at == first else at - 1
        case Intent.RIGHT:
            return PASS if at == last else at + 1
        case Intent.UP:
            return (at - SIDE) % len(PLACES)
        case _:
            return (at + SIDE) % len(PLACES)


def leads(at: int, action: Action) -> bool:
    """Whether an action begins with a press of the button to confirm *at* a place."""
    match action:
        case Pass():
            return at == PASS
        case Rotate(place) | Claim(place):
            return at == place
        case _:
            return False

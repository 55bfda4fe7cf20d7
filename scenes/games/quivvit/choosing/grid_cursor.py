"""Where the cursor over the grid begins, and where directions lead it."""

from __future__ import annotations

from rules.quivvit import PLACES, SIDE, Action, Claim, Pass, Rotate
from seats.intents import Intent

MIDDLE = 12  # the place where it begins in a match
PASS = len(PLACES)  # the number of what is chosen to turn nothing


def neighbour(at: int, intent: Intent, card: int) -> int:
    """Where a direction leads: round a row with what lies left of it, or a column.

    From there it leads back to *card*.
    """
    row, column = divmod(card if at == PASS else at, SIDE)
    if at == PASS:
        return row * SIDE + SIDE - 1 if intent is Intent.LEFT else card
    match intent:
        case Intent.LEFT:
            return at - 1 if column else PASS
        case Intent.RIGHT:
            return row * SIDE + (column + 1) % SIDE
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

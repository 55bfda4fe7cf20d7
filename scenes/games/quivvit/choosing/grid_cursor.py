"""Where the cursor over the grid begins, and where directions lead it."""

from __future__ import annotations

from rules.quivvit import PLACES, SIDE
from seats.intents import Intent

MIDDLE = 12  # the place where it begins in a match
PASS = len(PLACES)  # the number of what is chosen to turn nothing


def neighbour(at: int, intent: Intent, card: int) -> int:
    """Where a direction leads: round a row, below the lowest one to passing, and back to *card*."""
    if at == PASS:
        return PASS if intent is Intent.DOWN else card
    row, column = divmod(at, SIDE)
    match intent:
        case Intent.LEFT:
            return row * SIDE + (column - 1) % SIDE
        case Intent.RIGHT:
            return row * SIDE + (column + 1) % SIDE
        case Intent.UP:
            return max(at - SIDE, column)
        case _:
            return min(at + SIDE, PASS)

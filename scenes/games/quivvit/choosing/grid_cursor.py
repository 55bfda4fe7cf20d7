"""Where the cursor over the grid begins, and where directions lead it."""

from __future__ import annotations

from rules.quivvit import PLACES, SIDE, Action, Claim, Pass, Rotate
from seats.intents import Intent

MIDDLE = 12  # the place where it begins in a match
PASS = len(PLACES)  # the number of what is chosen to turn nothing


def neighbour(at: int, intent: Intent, card: int) -> int:
    """Where a direction leads: nowhere at the edges of the grid, but to passing at the left one.

    From passing, right leads to the row of *card*.
    """
    if at == PASS:
        return card // SIDE * SIDE if intent is Intent.RIGHT else PASS
    row, column = divmod(at, SIDE)
    match intent:
        case Intent.LEFT:
            return at - 1 if column else PASS
        case Intent.RIGHT:
            return at + (column < SIDE - 1)
        case Intent.UP:
            return at - SIDE if row else at
        case _:
            return at + SIDE if row < SIDE - 1 else at


def leads(at: int, action: Action) -> bool:
    """Whether an action begins with a press of the button to confirm *at* a place."""
    match action:
        case Pass():
            return at == PASS
        case Rotate(place) | Claim(place):
            return at == place
        case _:
            return False

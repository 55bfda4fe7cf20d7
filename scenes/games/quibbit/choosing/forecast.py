"""What a card would bring if its frog leapt before all others."""

from __future__ import annotations

from typing import Literal

from rules.quibbit import Board, Frog, is_home, leaps
from values import value


@value
class Forecast:
    """Where the leap ends, how many frogs it jumps, and which frog it laps, if any."""

    end: int
    jumped: int
    lapped: Frog | None
    comes_back: bool

    @property
    def fate(self) -> Literal["home", "lost", "lap"]:
        """What becomes of the card, or of the race."""
        if self.lapped is not None:
            return "lap"
        return "home" if self.comes_back else "lost"


def forecast(board: Board, frog: Frog, card: int) -> Forecast:
    """The leap of *frog* with *card* as all frogs sit now."""
    leapt, lapped = next(leaps(board.at(), {frog: card}, len(board.ring)))
    tile = board.ring[leapt.end % len(board.ring)]
    return Forecast(leapt.end, len(leapt.jumped), lapped, is_home(tile, frog))

"""What a card would bring if its frog leapt before all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from rules.quibbit import Board, Frog, FrogLeapt, Tile, is_home, leaps
from values import value

Fate: TypeAlias = Literal["home", "lost", "lap"]


@value
class Forecast:
    """Where the leap ends, the places that it jumps, and which frog it laps, if any."""

    end: int
    jumped: tuple[int, ...]
    lapped: Frog | None
    comes_back: bool

    @property
    def fate(self) -> Fate:
        """What becomes of the card, or of the race."""
        if self.lapped is not None:
            return "lap"
        return "home" if self.comes_back else "lost"


def forecast(board: Board, frog: Frog, card: int) -> Forecast:
    """The leap of *frog* with *card* as all frogs sit now."""
    return forecast_of(board.ring, *next(leaps(board.at(), {frog: card}, len(board.ring))))


def forecast_of(ring: Sequence[Tile], leapt: FrogLeapt, lapped: Frog | None) -> Forecast:
    """What a leap on *ring* brings that laps a frog or none."""
    comes_back = is_home(ring[leapt.end % len(ring)], leapt.frog)
    return Forecast(leapt.end, leapt.jumped, lapped, comes_back)

"""What a card would bring if its frog leapt before all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from rules.quibbit import Board, Frog, FrogLeapt, Tile, is_home, leaps
from values import value

Fate: TypeAlias = Literal["home", "lost", "lap"]


@value
class Forecast:
    """Where the leap ends, how many frogs it jumps, and which frog it laps, if any."""

    end: int
    jumped: int
    lapped: Frog | None
    comes_back: bool

    @property
    def fate(self) -> Fate:
        """What becomes of the card, or of the race."""
        return fate_of(self.lapped, comes_back=self.comes_back)


def forecast(board: Board, frog: Frog, card: int) -> Forecast:
    """The leap of *frog* with *card* as all frogs sit now."""
    leapt, lapped = next(leaps(board.at(), {frog: card}, len(board.ring)))
    return Forecast(leapt.end, len(leapt.jumped), lapped, comes_back(board.ring, leapt))


def comes_back(ring: Sequence[Tile], leapt: FrogLeapt) -> bool:
    """Whether the card comes back that was *leapt* with."""
    return is_home(ring[leapt.end % len(ring)], leapt.frog)


def fate_of(lapped: Frog | None, *, comes_back: bool) -> Fate:
    """What becomes of a card, or of the race if a frog is *lapped*."""
    if lapped is not None:
        return "lap"
    return "home" if comes_back else "lost"

"""Where large frogs stood just now: who wins then begins the finish there, as large as it was."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import Seat
from scenes.table.seats.seat_frog import FrogPlace
from sprites.motion.timestep import steps_in

RECENT = 0.5  # seconds


class LastStand:
    """Remembers the places of large frogs for a moment."""

    def __init__(self) -> None:
        self._places: Mapping[Seat, FrogPlace] = {}
        self._steps = 0

    def note(self, places: Mapping[Seat, FrogPlace]) -> None:
        """Frogs stand at *places* now."""
        self._places, self._steps = places, steps_in(RECENT)

    def step(self) -> None:
        """Go on by one fixed step."""
        self._steps = max(0, self._steps - 1)

    def of(self, seat: Seat) -> FrogPlace | None:
        """Where the frog of a *seat* stood a moment ago, if it was large."""
        return self._places.get(seat) if self._steps else None

"""How long what happens on the pond is shown, so that those who did not choose it can follow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.core import Seat

Times = tuple[float, float, float, float, float]
# Seconds: of a turn that the only person has chosen, and of others by seats: more wait longer.
THREE: Times = 0.21, 0.42, 0.42, 0.36, 0.3  # the three are lit before a card comes
FLIGHT: Times = 0.38, 0.5, 0.5, 0.4, 0.23  # a card flies from a hand
LIFT: Times = 0.1, 0.4, 0.4, 0.35, 0.3  # two cards rise before they change places
CROSSING: Times = 0.4, 0.75, 0.75, 0.6, 0.42  # and do
CHANGE: Times = 0.2, 0.8, 0.8, 0.75, 0.35  # what a swap or a cover has changed stays lit


@dataclass(frozen=True, slots=True)
class ReadingTimes:
    """Seconds of a script at a table of so many *seats*.

    ``unhurried`` makes them last as long however fast events are shown. Of what *knows* tells that
    it was chosen by the only person who looks on, nothing has to be read.
    """

    seats: int
    unhurried: Callable[[float], float]
    knows: Callable[[Seat], bool]
    exactly: Callable[[float], float] = lambda seconds: seconds
    """What a script waits so that it takes so many seconds at any speed."""

    @property
    def is_lone(self) -> bool:
        """Whether only one person looks on."""
        return any(self.knows(Seat(seat)) for seat in range(self.seats))

    def three(self, seat: Seat) -> float:
        """How long the three are lit by which *seat* places a card."""
        return self._of(seat, THREE)

    def flight(self, seat: Seat) -> float:
        """How long a card of *seat* flies."""
        return self._of(seat, FLIGHT)

    def lift(self, seat: Seat) -> float:
        """How long two cards are lifted before *seat* swaps them."""
        return self._of(seat, LIFT)

    def crossing(self, seat: Seat) -> float:
        """How long two cards take that *seat* swaps."""
        return self._of(seat, CROSSING)

    def change(self, seat: Seat) -> float:
        """How long a change by *seat* stays lit."""
        return self._of(seat, CHANGE)

    def _of(self, seat: Seat, times: Times) -> float:
        own, *others = times
        return own if self.knows(seat) else self.unhurried(others[self.seats - 1])

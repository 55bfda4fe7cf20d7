"""What both turns of a card bring is told once a cursor rests at it."""

from __future__ import annotations

from scenes.games.quivvit.choosing.turned_cards import TurnedCards
from scenes.games.quivvit.components.turn_marks import TurnMarks
from sprites.motion.timestep import steps_in

REST = 0.35  # seconds


class RestingCursor:
    """Lets *marks* tell it, while no card is in the hand."""

    def __init__(self, marks: TurnMarks, turned: TurnedCards) -> None:
        self._marks, self._turned = marks, turned
        self._place: int | None = None
        self._steps = 0

    def step(self, place: int | None) -> None:
        """A cursor points at the card of a *place*, or at none, for one more step."""
        if place != self._place:
            self._place, self._steps = place, 0
            self._marks.leave()
        self._steps += 1
        if place is None or self._steps != steps_in(REST):
            return
        if self._turned.can_turn(place, 1):
            self._marks.rest(place, self._turned.gains(place))

"""Presses that were meant for what was on the screen before."""

from __future__ import annotations

from seats.input.input_events import InputEvent, Point, Press
from seats.intents import Phase
from sprites.motion.timestep import steps_in

GUARDED, QUIET = 1.0, 0.4  # seconds: after buttons appear, and without a press until one counts
LONGEST = 3.0  # seconds, so that nobody who goes on pressing keeps all others waiting


class PressGuard:
    """Stops presses for a moment, and a little longer while people go on pressing."""

    def __init__(self) -> None:
        self._passed, self._end = 0, steps_in(GUARDED)

    @property
    def is_over(self) -> bool:
        """Whether presses count from now on."""
        return self._passed >= self._end

    def step(self) -> None:
        """Go on by one fixed step."""
        self._passed += 1

    def stops(self, event: InputEvent) -> bool:
        """Whether *event* is a press that comes too early."""
        if self.is_over or not _is_press(event):
            return False
        self._end = max(self._end, min(self._passed + steps_in(QUIET), steps_in(LONGEST)))
        return True


def _is_press(event: InputEvent) -> bool:
    match event:
        case Press():
            return True
        case Point(phase=phase):
            return phase is not Phase.MOVE
        case _:
            return False


def goes_down(event: InputEvent) -> bool:
    """Whether a press begins with *event*."""
    match event:
        case Press(down=down, repeat=repeat):
            return down and not repeat
        case Point(phase=phase):
            return phase is Phase.DOWN
        case _:
            return False

"""Presses that were meant for what was on the screen before."""

from __future__ import annotations

from seats.input.input_events import InputEvent, Point, Press
from seats.intents import DIRECTIONS, Phase
from sprites.motion.timestep import steps_in

GUARDED, QUIET = 1.0, 0.4  # seconds: after buttons appear, and without a press until one counts
REACTION = 0.25  # seconds: nobody presses sooner because of what has just appeared
LONGEST = 3.0  # seconds, so that nobody who goes on pressing keeps all others waiting


class PressGuard:
    """Stops presses for *seconds*, and a little longer while people go on pressing."""

    def __init__(self, seconds: float = GUARDED) -> None:
        self._passed, self._end = 0, steps_in(seconds)

    @property
    def is_over(self) -> bool:
        """Whether presses count from now on."""
        return self._passed >= self._end

    def step(self) -> None:
        """Go on by one fixed step."""
        self._passed += 1

    def end(self) -> None:
        """Let presses count from now on, as somebody has seen the buttons."""
        self._end = self._passed

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


def moves_focus(event: InputEvent) -> bool:
    """Whether *event* begins to press a direction."""
    match event:
        case Press(intent=intent, down=True, repeat=False):
            return intent in DIRECTIONS
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

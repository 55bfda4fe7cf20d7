"""Finds out what the controls of a joystick are: each is pressed when it is asked for."""

from __future__ import annotations

from seats.intents import DIRECTIONS, Intent
from seats.pads.pad import Pad
from seats.pads.raw_controls import JoystickTable, RawControl

PATIENCE = 6.0  # seconds until a control is taken to be missing
MOST_SKIPPED = 2  # controls skipped at the very start before the mapper gives up
ASKED = (
    Intent.UP,
    Intent.DOWN,
    Intent.LEFT,
    Intent.RIGHT,
    Intent.CONFIRM,
    Intent.CANCEL,
    Intent.SECOND,
    Intent.LOG,
    Intent.TURN_LEFT,
    Intent.TURN_RIGHT,
    Intent.PEEK,
    Intent.MENU,
)
NEEDED = (
    *DIRECTIONS,
    Intent.CONFIRM,
    Intent.CANCEL,
    Intent.TURN_LEFT,
    Intent.TURN_RIGHT,
    Intent.MENU,
)
"""Without these there are choices that cannot be made, or a match that cannot be left."""


class JoystickMapper:
    """Asks for one control after the other and remembers what was pressed.

    A control that the joystick does not have is skipped by pressing one that is taken, or by
    waiting. The next press counts only when everything has been released.
    """

    def __init__(self, device: Pad, now: float) -> None:
        self.device = device
        self._table: dict[RawControl, Intent] = {}
        self._left = list(ASKED)
        self._until = now + PATIENCE
        self._ready = True

    @property
    def asks(self) -> Intent | None:
        """What to press now; ``None`` once all is asked."""
        return self._left[0] if self._left else None

    @property
    def missing(self) -> tuple[Intent, ...]:
        """What is needed to play and not answered so far."""
        known = self._table.values()
        return tuple(intent for intent in NEEDED if intent not in known)

    @property
    def table(self) -> JoystickTable:
        """The answers so far."""
        return dict(self._table)

    def time_left(self, now: float) -> float:
        """How much of the time for this control is left, 1 to 0."""
        return min(max((self._until - now) / PATIENCE, 0.0), 1.0)

    def read(self, held: frozenset[RawControl], now: float) -> None:
        """Take what is *held* now as the answer, if everything was released before."""
        if not held:
            self._ready = True
        elif self._ready and self.asks is not None:
            self._ready = False
            control = min(held, key=repr)
            if control not in self._table:
                self._table[control] = self.asks
            self._next(now)

    def step(self, now: float) -> None:
        """Skip the control that nobody presses; all of them if nobody seems to be there."""
        if self.asks is not None and now >= self._until:
            self._next(now)
            if not self._table and len(ASKED) - len(self._left) >= MOST_SKIPPED:
                self._left.clear()

    def _next(self, now: float) -> None:
        self._left.pop(0)
        self._until = now + PATIENCE

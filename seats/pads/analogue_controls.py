"""The stick and the triggers of a pad, read as directions and as a peek."""

from __future__ import annotations

import pygame

from seats.intents import Intent

STICK = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
TRIGGERS = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)

TILTED, UPRIGHT = 0.5, 0.35  # a stick counts as tilted from the first until below the second
AXIS_CHANGE = 1.3  # how many times farther along the other axis a tilted stick changes direction
PULLED, RELEASED = 0.5, 0.3  # the same limits for a trigger


def stick_direction(x: float, y: float, before: Intent | None) -> Intent | None:
    """The direction of a stick at (x, y), -1 to 1, which had the direction *before* until now."""
    if max(abs(x), abs(y)) < (TILTED if before is None else UPRIGHT):
        return None
    across, along = abs(x), abs(y)
    if before in (Intent.LEFT, Intent.RIGHT):
        across *= AXIS_CHANGE
    elif before is not None:
        along *= AXIS_CHANGE
    if across >= along:
        return Intent.LEFT if x < 0 else Intent.RIGHT
    return Intent.UP if y < 0 else Intent.DOWN


class AnalogueControls:
    """Where the stick of one pad points, and whether both of its triggers are pulled."""

    def __init__(self) -> None:
        self._values = dict.fromkeys((*STICK, *TRIGGERS), 0.0)
        self._pulled: set[int] = set()
        self.direction: Intent | None = None
        self.peeks = False

    def move(self, axis: int, value: float) -> None:
        """*axis* is at *value*, -1 to 1, now."""
        if axis not in self._values:
            return
        self._values[axis] = value
        if axis in STICK:
            x, y = (self._values[axis] for axis in STICK)
            self.direction = stick_direction(x, y, self.direction)
        elif value >= (RELEASED if axis in self._pulled else PULLED):
            self._pulled.add(axis)
        else:
            self._pulled.discard(axis)
        self.peeks = len(self._pulled) == len(TRIGGERS)

    @property
    def any_trigger(self) -> bool:
        """Whether a trigger is pulled."""
        return bool(self._pulled)

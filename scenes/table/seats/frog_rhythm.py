"""When the frog of a seat blinks, breathes and does something small: each seat in its own time.

It goes by the number of the seat alone, so that it tells nothing of what a player knows.
"""

from __future__ import annotations

from enum import Enum, auto
from math import sin, tau
from random import Random

from sprites.motion.timestep import steps_in

BEAT = 4  # fixed steps: often enough, and each frog is stepped 120 times a second
BLINK_SECONDS, BLINK_PAUSES = 0.13, (2.4, 6.4)  # seconds, from and to
TWICE, TWICE_PAUSE = 0.22, 0.2  # how often it blinks twice; seconds between
IDLE_PAUSES = (4.0, 7.0)  # seconds between two small things; half of it hurried
SOON = 0.8  # seconds, hurried half of it
BREATH_SECONDS, BREATH_LEVELS = (3.4, 4.9), 2  # of one; so many heights of the body


class Idle(Enum):
    """Something small that a frog does when nothing else happens."""

    TAP = auto()
    PONDER = auto()
    LOOK_OVER = auto()
    YAWN = auto()
    SCRATCH = auto()
    TONGUE = auto()


class FrogRhythm:
    """Counts the beats of one *seat*.

    ``closed`` says whether its eyes are, and ``breath`` how deep it has breathed in, 0 to 1.
    """

    def __init__(self, seat: int) -> None:
        self._random = Random(seat)
        self.closed, self.breath = False, 0.0
        self._until_blink = self._beats(*BLINK_PAUSES)
        self._order = self._random.sample(list(Idle), len(Idle))
        self._until_idle = self._beats(*IDLE_PAUSES) - beats_in(0.3 * seat)
        self._breath_beats = self._beats(*BREATH_SECONDS)
        self._count = self._random.randrange(self._breath_beats)

    def _beats(self, least: float, most: float) -> int:
        return beats_in(self._random.uniform(least, most))

    def step(self, *, hurried: bool = False) -> Idle | None:
        """Go on by a beat; tells what small thing begins with it."""
        self._count += 1
        wave = 0.5 + 0.5 * sin(tau * self._count / self._breath_beats)
        self.breath = round(BREATH_LEVELS * wave) / BREATH_LEVELS
        self._until_blink -= 1
        if self._until_blink <= 0:
            self._blink()
        self._until_idle -= 2 if hurried else 1
        if self._until_idle > 0:
            return None
        self._until_idle = self._beats(*IDLE_PAUSES)
        self._order.append(self._order.pop(0))
        return self._order[-1]

    def hasten(self) -> None:
        """Have the next small thing begin soon."""
        self._until_idle = min(self._until_idle, beats_in(SOON))

    def _blink(self) -> None:
        """Close the eyes, or open them again."""
        self.closed = not self.closed
        if self.closed:
            self._until_blink = beats_in(BLINK_SECONDS)
        elif self._random.random() < TWICE:
            self._until_blink = beats_in(TWICE_PAUSE)
        else:
            self._until_blink = self._beats(*BLINK_PAUSES)


def beats_in(seconds: float) -> int:
    """How many beats a time takes, at least one."""
    return max(1, round(steps_in(seconds) / BEAT))

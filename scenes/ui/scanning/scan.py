"""Scanning: what one button points at, and when it chooses that."""

from __future__ import annotations

from enum import Enum, auto

from scenes.core.settings.settings import Settings
from sprites.motion.timestep import STEP

REST = 0.5  # seconds after a press, and at first, in which the button does nothing
REST_STEPS = round(REST / STEP)
FIRST = 2  # how many times as long the first thing is pointed at, the rest included
PASSES = 2  # through all things, after which nothing there seems to be wanted


class ScanWay(Enum):
    """What moves from one thing to the next, and what chooses."""

    AUTO = auto()
    """Time moves, a press chooses."""
    STEP = auto()
    """A press moves, a pause chooses."""
    HOLD = auto()
    """Time moves while the button is held, letting go chooses."""


class Scan:
    """Points at one of several things after the other, each for so many *seconds*."""

    def __init__(self, way: ScanWay, seconds: float) -> None:
        self._way, self._steps = way, round(seconds / STEP)
        self._count = self._first = self._passes = 0
        self._stay = self._left = 0  # steps for which one thing is pointed at, and what is left
        self._rest = REST_STEPS
        self.moves = False
        """Whether time moves it on, or the pause that chooses runs."""
        self.at = 0
        """Which thing is pointed at."""

    def begin(self, count: int, at: int = 0) -> None:
        """Point at thing *at* of *count*, the likeliest one."""
        self._count, self.at, self._first = count, at, at
        self.moves = self._way is ScanWay.AUTO
        self._stay_for(FIRST * self._steps)
        self._passes = 0

    def stay(self, seconds: float) -> None:
        """Stay so long at what is pointed at, unless a pause chooses."""
        if self._way is ScanWay.AUTO:
            self._stay_for(max(self._left, round(seconds / STEP)))

    @property
    def passed_by(self) -> bool:
        """Whether all was pointed at twice, and nothing chosen."""
        return self._passes >= PASSES

    @property
    def time_left(self) -> float:
        """The share of time left until the next thing is pointed at, or until a pause chooses."""
        return self._left / self._stay if self.moves else 0.0

    @property
    def rests(self) -> bool:
        """Whether a press now would not count, as it was meant for what was there before."""
        return self._rest > 0

    def press(self, down: bool) -> bool:
        """The button went down or up; tell whether that chooses what is pointed at."""
        if self._way is ScanWay.HOLD and not down:
            chosen, self.moves = self.moves, False
            self._rest = REST_STEPS if chosen else self._rest
            return chosen
        if not down or self.rests:
            return False
        if self._way is ScanWay.HOLD:
            self.at, self.moves, self._passes = self._first, True, 0
            self._stay_for(FIRST * self._steps)
            return False
        self._rest = REST_STEPS
        if self._way is ScanWay.STEP:
            self._move(int(self.moves))
            self.moves = True
            self._stay_for(REST_STEPS + self._steps)
        return self._way is ScanWay.AUTO

    def step(self) -> bool:
        """Advance by one fixed step; tell whether what is pointed at is chosen now."""
        self._rest = max(0, self._rest - 1)
        if not self.moves:
            return False
        self._left -= 1
        if self._left > 0:
            return False
        if self._way is ScanWay.STEP:
            self.moves, self._rest = False, REST_STEPS
            return True
        self._move(1)
        self._passes += self.at == self._first
        self._stay_for(self._steps)
        return False

    def _stay_for(self, steps: int) -> None:
        self._stay = self._left = steps

    def _move(self, by: int) -> None:
        self.at = (self.at + by) % max(1, self._count)


def scan_as_set(settings: Settings) -> Scan | None:
    """A new scan as the *settings* say, if one button is all there is."""
    if settings.one_button == "off":
        return None
    return Scan(ScanWay[settings.one_button.upper()], settings.scan_time / 1000)

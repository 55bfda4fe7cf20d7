"""Clocks by which frames are timed."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Seconds that never run backwards."""

    def now(self) -> float:
        """The time, from an arbitrary start."""

    def sleep_until(self, moment: float) -> None:
        """Return at *moment*, at once if it has passed."""


class WallClock:
    """Real time."""

    def now(self) -> float:
        return time.perf_counter()

    def sleep_until(self, moment: float) -> None:
        left = moment - self.now()
        if left > 0:
            time.sleep(left)


class GameClock:
    """A clock that nobody waits for: to sleep sets it forward, by *least* seconds at least."""

    def __init__(self, now: float = 0.0, least: float = 0.0) -> None:
        self._now, self._least = now, least

    def now(self) -> float:
        return self._now

    def sleep_until(self, moment: float) -> None:
        self._now = max(self._now + self._least, moment)

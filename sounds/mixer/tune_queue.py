"""Lets one tune end before the next begins: a lap, a victory and the end come close together."""

from __future__ import annotations

from collections.abc import Callable

from sounds.names import Sound
from sounds.peaks import BLOCK, Peaks

PATIENCE = 3.0  # seconds after which a tune comes too late for what it is about
OVER = 0.25  # of its peak: what is softer than that is only the tail of a tune
_USUAL = 1.5  # seconds of a tune that was not measured


def seconds_of(peaks: Peaks | None) -> float:
    """The seconds until only the tail of a tune is left."""
    if not peaks:
        return _USUAL
    loud = [i for i, peak in enumerate(peaks) if peak > OVER * max(peaks)]
    return (loud[-1] + 1) * BLOCK


class TuneQueue:
    """Asks *begin* to play each tune, one after another; that returns its seconds."""

    def __init__(self, begin: Callable[[Sound], float]) -> None:
        self._begin = begin
        self._left = 0.0  # seconds of the tune that plays
        self._waiting: list[tuple[Sound, float]] = []  # and for how many seconds yet

    @property
    def playing(self) -> bool:
        """Whether a tune plays, apart from its tail."""
        return self._left > 0

    def add(self, sound: Sound) -> None:
        """Play the tune *sound*, at once or when the one that plays has ended."""
        if self.playing or self._waiting:
            self._waiting.append((sound, PATIENCE))
        else:
            self._left = self._begin(sound)

    def advance(self, seconds: float) -> None:
        """Let time pass; begin the next tune if it is time."""
        self._left -= seconds
        patient = ((sound, left - seconds) for sound, left in self._waiting)
        self._waiting = [(sound, left) for sound, left in patient if left > 0]
        if not self.playing and self._waiting:
            self._left = self._begin(self._waiting.pop(0)[0])

    def clear(self) -> None:
        """Forget the tune that plays and all that wait."""
        self._left = 0.0
        self._waiting.clear()

"""Tells how much slower the processor is at the moment than at its best.

On a machine that is shared, the same work takes up to three times as much processor time: another
thread runs on the same core, or the host runs another machine meanwhile.
"""

from __future__ import annotations

from time import thread_time

NUMBERS = 8000  # that the reference adds up: half a ms
CALIBRATIONS = 100


class ProcessorSpeed:
    """Compares a piece of work that is always the same with the fastest time it ever took."""

    def __init__(self) -> None:
        self._fastest = min(_reference() for _ in range(CALIBRATIONS))

    def slowness(self) -> float:
        """How many times longer the same work takes now than at best."""
        now = _reference()
        self._fastest = min(self._fastest, now)
        return now / self._fastest


def _reference() -> float:
    """Seconds of processor time that the reference takes."""
    began = thread_time()
    sum(number * number for number in range(NUMBERS))
    return thread_time() - began

"""Tells in which function a thread spends the processor time of a frame."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from resource import RUSAGE_THREAD, getrusage
from threading import Event, Thread, get_ident
from time import clock_gettime, pthread_getcpuclockid
from types import FrameType

INTERVAL = 0.002  # seconds; while Python code runs it is not interrupted as often
CALLERS = 3  # that are named with a function
PLACES = 3  # that are named for a frame
UNSEEN = "a function at which the other thread could not look"


class StackSampler:
    """Looks in a thread of its own where the thread that made it is working. Linux only."""

    def __init__(self) -> None:
        self._watched = get_ident()
        self._clock = pthread_getcpuclockid(self._watched)
        self._samples: list[tuple[float, str]] = []  # the processor time, and where it was then
        self._began, self._pages, self._switches = self._now(), _new_pages(), _switches()
        self._closed = Event()
        Thread(target=self._sample, name="stack sampler", daemon=True).start()

    def begin(self) -> None:
        """Begin a frame."""
        self._samples = []
        self._began, self._pages, self._switches = self._now(), _new_pages(), _switches()

    def longest(self) -> str:
        """Since the frame began: the functions in which most time was spent, and what hindered.

        That is pages of new memory, and how often another program took the processor away. A long
        time without either, in a function that is quick at other times, is one for which a virtual
        machine was not run.
        """
        spent, before = Counter[str](), self._began
        for now, place in (*self._samples, (self._now(), UNSEEN)):
            spent[place] += round((now - before) * 1e6)
            before = now
        told = [f"{most / 1000:.1f} ms in {place}" for place, most in spent.most_common(PLACES)]
        pages, switches = _new_pages() - self._pages, _switches() - self._switches
        return f"{', '.join(told)}; {pages} new pages, {switches} interruptions"

    def close(self) -> None:
        """Look no more."""
        self._closed.set()

    def _now(self) -> float:
        return clock_gettime(self._clock)

    def _sample(self) -> None:
        while not self._closed.wait(INTERVAL):
            frame = sys._current_frames().get(self._watched)
            if frame is not None:
                self._samples.append((self._now(), _place(frame)))


def _place(frame: FrameType) -> str:
    names: list[str] = []
    caller: FrameType | None = frame
    while caller is not None and len(names) <= CALLERS:
        code = caller.f_code
        names.append(f"{code.co_name} ({Path(code.co_filename).stem})")
        caller = caller.f_back
    return " < ".join(names)


def _new_pages() -> int:
    return getrusage(RUSAGE_THREAD).ru_minflt


def _switches() -> int:
    return getrusage(RUSAGE_THREAD).ru_nivcsw

"""The whole program in real time, measured once a frame.

``python -m bench.measuring.live_run WARM_UP SECONDS ARGUMENTS...`` runs ``run_game.py
ARGUMENTS``, lets WARM_UP seconds pass, measures for SECONDS and ends.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from time import perf_counter, process_time, thread_time

import pygame

from bench.measuring.processes import report
from scenes.app.app import run
from scenes.app.command_line.arguments import parse
from scenes.app.window import Window
from scenes.core.memory import resident_mib


class LiveWatch:
    """Is asked once a frame whether to end the program, and measures meanwhile."""

    def __init__(self, warm_up: float, seconds: float) -> None:
        self._warm_up, self._seconds = warm_up, seconds
        self._begin: float | None = None
        self._worked = 0.0
        self.frames: list[float] = []
        self.work: list[float] = []  # processor seconds of this thread, when each frame began
        self.updates = 0  # of the window
        self.found: dict[str, object] = {}

    def ended(self) -> bool:
        """Whether the time is over."""
        now = perf_counter()
        if self._begin is None:
            self._begin = now + self._warm_up
        if now < self._begin:
            return False
        if not self.frames:
            self._worked, self.updates = process_time(), 0
        self.frames.append(now)
        self.work.append(thread_time())
        if now < self._begin + self._seconds or len(self.frames) == 1:
            return False
        self._finish(now)
        return True

    def _finish(self, now: float) -> None:
        seconds = now - self.frames[0]
        self.found = {
            "share": (process_time() - self._worked) / seconds,
            "frames": self.frames,
            "work": self.work,
            "updates": self.updates / seconds,
            "resident": resident_mib(),
        }


def run_live(warm_up: float, seconds: float, argv: Sequence[str]) -> dict[str, object]:
    """What was measured of a run with the arguments *argv*."""
    watch = LiveWatch(warm_up, seconds)
    present = Window.present

    def counting(self: Window, areas: Sequence[pygame.Rect] | None) -> None:
        watch.updates += 1
        present(self, areas)

    Window.present = counting  # type: ignore[method-assign]
    run(parse(argv), watch.ended, lambda line: None)
    return watch.found


if __name__ == "__main__":
    report(run_live(float(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]))
    os._exit(0)

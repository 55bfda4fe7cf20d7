"""From the start of the process to the first picture, beside pygame's own first picture."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter, sleep

from bench.bare import START
from bench.child import PATIENCE, ROOT, MeasurementFailed, surroundings
from bench.figure import Effort, Figure, middle

GOAL = 1.5  # bare pygame's first frames
SETTLE = 4.0  # seconds after which an evening has kept what makes the next one start faster

# The program as it is; only the moment is told in which it first shows a picture, and in which
# the loop shows one: from then on it listens.
OURS = """
import os, sys, time
import pygame
flip, told = pygame.display.flip, []
def shown():
    flip()
    told.append(time.perf_counter())
    if sys._getframe(1).f_globals["__name__"] == "scenes.app.window":
        print(told[0], told[-1], flush=True)
        os._exit(0)
pygame.display.flip = shown
import run_game
sys.exit(run_game.main(["--size", "{w}x{h}"]))
"""


def figures(effort: Effort, driver: str, home: Path) -> list[Figure]:
    """Medians of children started in turn: bare, ours, ours without a cache."""
    around, (w, h) = surroundings(driver, home), effort.sizes[0]
    _warm(around, f"{w}x{h}", min(SETTLE, 2 * effort.seconds))
    bare, first, live, cold = list[float](), list[float](), list[float](), list[float]()
    for _ in range(effort.starts):
        bare += _started(START.format(size=(w, h)), around)
        shown, listening = _started(OURS.format(w=w, h=h), around)
        first.append(shown)
        live.append(listening)
        cold.append(_started(OURS.format(w=w, h=h), _coldly(around, home))[0])
    return _rows(middle(bare), middle(first), middle(live), middle(cold))


def _rows(bare: float, first: float, live: float, cold: float) -> list[Figure]:
    goal, met = f"<= {GOAL:g}x bare pygame", first <= GOAL * bare
    return [
        Figure("start to the title's first frame", first, "ms", bare, goal, met),
        Figure("start to a title that listens", live, "ms", bare),
        Figure("the first start ever", cold, "ms", bare),
    ]


def _started(program: str, around: Mapping[str, str]) -> list[float]:
    """Milliseconds from spawning a python with *program* to each moment it tells."""
    began = perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=around,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    if done.returncode or not done.stdout.strip():
        raise MeasurementFailed(done.stderr)
    return [(float(moment) - began) * 1000 for moment in done.stdout.splitlines()[-1].split()]


def _coldly(around: Mapping[str, str], home: Path) -> dict[str, str]:
    empty = home / "empty"
    shutil.rmtree(empty, ignore_errors=True)
    return {**around, "CROAKADE_HOME": str(empty)}


def _warm(around: Mapping[str, str], size: str, seconds: float) -> None:
    """Spend an evening, so that whatever is kept for the next start is there."""
    command = [sys.executable, "run_game.py", "--size", size]
    evening = subprocess.Popen(command, cwd=ROOT, env=around, stdout=subprocess.DEVNULL)
    sleep(seconds)
    evening.send_signal(signal.SIGTERM)
    evening.wait(PATIENCE)

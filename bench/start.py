"""From the start of the process to the first picture, beside pygame's own first picture."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter, sleep

from bench.figures import Effort, Figure, middle
from bench.floor import START
from bench.processes import PATIENCE, ROOT, MeasurementFailed, environment

GOAL = 1.5  # bare pygame's first frames
SETTLE = 4.0  # seconds until a run has written the caches that make the next start faster

# The program itself; it only prints the moment of its first picture, and of the first one that
# the loop shows: from then on it reads input.
OURS = """
import os, sys, time
import pygame
flip, times = pygame.display.flip, []
def shown():
    flip()
    times.append(time.perf_counter())
    if sys._getframe(1).f_globals["__name__"] == "scenes.app.window":
        print(times[0], times[-1], flush=True)
        os._exit(0)
pygame.display.flip = shown
import run_game
sys.exit(run_game.main(["--size", "{w}x{h}"]))
"""


def figures(effort: Effort, driver: str, home: Path) -> list[Figure]:
    """Medians of processes started in turn: bare pygame, ours, ours without a cache."""
    variables, (w, h) = environment(driver, home), effort.sizes[0]
    _fill_cache(variables, f"{w}x{h}", min(SETTLE, 2 * effort.seconds))
    bare, first, ready, cold = list[float](), list[float](), list[float](), list[float]()
    for _ in range(effort.starts):
        bare += _started(START.format(size=(w, h)), variables)
        shown, listening = _started(OURS.format(w=w, h=h), variables)
        first.append(shown)
        ready.append(listening)
        cold.append(_started(OURS.format(w=w, h=h), _without_cache(variables, home))[0])
    return _rows(middle(bare), middle(first), middle(ready), middle(cold))


def _rows(bare: float, first: float, ready: float, cold: float) -> list[Figure]:
    goal, met = f"<= {GOAL:g}x bare pygame", first <= GOAL * bare
    return [
        Figure("start to the title's first frame", first, "ms", floor=bare, goal=goal, met=met),
        Figure("start to a title that listens", ready, "ms", floor=bare),
        Figure("the first start ever", cold, "ms", floor=bare),
    ]


def _started(program: str, variables: Mapping[str, str]) -> list[float]:
    """Milliseconds from starting a process with *program* to each time that it prints."""
    began = perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=variables,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    if done.returncode or not done.stdout.strip():
        raise MeasurementFailed(done.stderr)
    return [(float(moment) - began) * 1000 for moment in done.stdout.splitlines()[-1].split()]


def _without_cache(variables: Mapping[str, str], home: Path) -> dict[str, str]:
    empty = home / "empty"
    shutil.rmtree(empty, ignore_errors=True)
    return {**variables, "CROAKADE_HOME": str(empty)}


def _fill_cache(variables: Mapping[str, str], size: str, seconds: float) -> None:
    """Run the program for *seconds*, so that its caches are there."""
    command = [sys.executable, "run_game.py", "--size", size]
    process = subprocess.Popen(command, cwd=ROOT, env=variables, stdout=subprocess.DEVNULL)
    sleep(seconds)
    process.send_signal(signal.SIGTERM)
    process.wait(PATIENCE)

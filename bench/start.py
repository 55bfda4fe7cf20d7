"""From the start of the process to the title, beside pygame's own first picture.

Ours is started in a copy whose modules are compiled, as pip compiles what it installs, pygame too;
the last row says how long the very first start takes from a plain folder of sources.
"""

from __future__ import annotations

import compileall
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter, sleep

from bench.measuring.figures import Effort, Figure, middle
from bench.measuring.floor import START
from bench.measuring.processes import PATIENCE, ROOT, MeasurementFailed, environment

SHOWN, LISTENING, FIRST_EVER = 1.5, 3.0, 6.0  # goals: so many times bare pygame's first frame
SETTLE = 4.0  # seconds until a run has written the caches that make the next start faster
LEFT_OUT = (".*", "__pycache__", "tests", "bench", "docs")  # of the copy

# The program itself; it prints only the moment of its first picture, and the one when the loop,
# which shows the title by then, has read input events for the first time.
OURS = """
import os, sys, time
import pygame
from scenes.core.paths import failed_starts_file
flip, get, times = pygame.display.flip, pygame.event.get, []
def shown():
    flip()
    times.append(time.perf_counter())
def listening(*arguments, **named):
    get(*arguments, **named)
    print(times[0], time.perf_counter(), flush=True)
    failed_starts_file().unlink()  # to be ended here is no failure
    os._exit(0)
pygame.display.flip, pygame.event.get = shown, listening
import run_game
sys.exit(run_game.main(["--size", "{w}x{h}"]))
"""


def figures(effort: Effort, driver: str, home: Path) -> list[Figure]:
    """Medians of processes started in turn: bare pygame, ours, ours without any cache."""
    variables, (w, h) = _environment(driver, home), effort.sizes[0]
    bare_program, program = START.format(size=(w, h)), OURS.format(w=w, h=h)
    compiled, uncompiled = _copy(home / "compiled"), _copy(home / "uncompiled")
    compileall.compile_dir(compiled, quiet=1)
    _fill_caches(variables, compiled, f"{w}x{h}", min(SETTLE, 2 * effort.seconds))
    empty = {**variables, "CROAKADE_HOME": str(home / "empty"), "PYTHONDONTWRITEBYTECODE": "1"}
    bare, first, ready, cold, raw = (list[float]() for _ in range(5))
    for _ in range(effort.starts):
        bare += _started(bare_program, variables, compiled)
        shown, listening = _started(program, variables, compiled)
        first.append(shown)
        ready.append(listening)
        for found, copy in ((cold, compiled), (raw, uncompiled)):
            shutil.rmtree(home / "empty", ignore_errors=True)
            found.append(_started(program, empty, copy)[-1])
    floor = middle(bare)
    return [
        _row("start to the title's first frame", middle(first), floor, SHOWN),
        _row("start to a title that listens", middle(ready), floor, LISTENING),
        _row("the first start ever", middle(cold), floor, FIRST_EVER),
        Figure("the same, nothing compiled", middle(raw), "ms", floor=floor),
    ]


def _row(name: str, ours: float, bare: float, goal: float) -> Figure:
    text, met = f"<= {goal:g}x bare pygame", ours <= goal * bare
    return Figure(name, ours, "ms", floor=bare, goal=text, met=met)


def _environment(driver: str, home: Path) -> dict[str, str]:
    """Without variables for Python, some of which keep it from reading compiled modules."""
    variables = environment(driver, home)
    return {name: value for name, value in variables.items() if not name.startswith("PYTHON")}


def _copy(folder: Path) -> Path:
    """A copy of the program in *folder*, with nothing compiled."""
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    return folder


def _started(program: str, variables: Mapping[str, str], folder: Path) -> list[float]:
    """Milliseconds from starting a process with *program* to each time that it prints."""
    began = perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=folder,
        env=variables,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    if done.returncode or not done.stdout.strip():
        raise MeasurementFailed(done.stderr)
    return [(float(moment) - began) * 1000 for moment in done.stdout.splitlines()[-1].split()]


def _fill_caches(variables: Mapping[str, str], copy: Path, size: str, seconds: float) -> None:
    """Run the program for *seconds*, so that its caches are there."""
    command = [sys.executable, "run_game.py", "--size", size]
    process = subprocess.Popen(command, cwd=copy, env=variables, stdout=subprocess.DEVNULL)
    sleep(seconds)
    process.send_signal(signal.SIGTERM)
    process.wait(PATIENCE)

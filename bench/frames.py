"""How long frames take, at the busiest moment of every game's table and in an ordinary turn.

Run by itself (`python -m bench.frames frogger 1920 1080 full`, or with `turn` instead of a game)
it prints milliseconds as JSON.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from bench import turns
from bench.measuring import busiest
from bench.measuring.figures import EFFORTS, Effort, Figure
from bench.measuring.harness import Harness
from bench.measuring.processes import environment, measured, report
from rules.games import REGISTRATIONS

BUSIEST, ORDINARY = 5.0, 1.5  # the goals of medians, in floors
STEADY = 2.0  # the goal of the 99th percentile of a busiest moment, in medians
TURN = "turn"


def measure(what: str, size: tuple[int, int], effort: Effort) -> dict[str, float]:
    """Milliseconds of frames of *what*: a game by name, or `TURN`."""
    harness = Harness(size)
    gc.collect()
    if what == TURN:
        return turns.measure(harness, effort)
    return busiest.measure(what, harness, effort)


def figures(effort: str, driver: str, home: Path) -> list[Figure]:
    """Two rows for every game and for a turn, at each size of the window."""
    rows = []
    for width, height in EFFORTS[effort].sizes:
        for game in REGISTRATIONS:
            found = _found(game, (width, height), effort, driver, home)
            rows += _busiest_rows(f"busiest moment of {game} {height}p", found)
        found = _found(TURN, (width, height), effort, driver, home)
        rows += _turn_rows(f"ordinary turn {height}p", found)
    return rows


def _found(
    what: str, size: tuple[int, int], effort: str, driver: str, home: Path
) -> dict[str, float]:
    return measured("frames", (what, *size, effort), environment(driver, home))


def _busiest_rows(name: str, found: dict[str, float]) -> list[Figure]:
    median, p99, floor = found["median"], found["p99"], found["floor"]
    goal, steady = f"<= {BUSIEST:g} F", f"<= {STEADY:g}x its median"
    return [
        Figure(
            f"{name}, median", median, "ms", floor=floor, goal=goal, met=median <= BUSIEST * floor
        ),
        Figure(
            f"{name}, p99",
            p99,
            "ms",
            floor=found["floor_p99"],
            goal=steady,
            met=p99 <= STEADY * median,
        ),
    ]


def _turn_rows(name: str, found: dict[str, float]) -> list[Figure]:
    median, floor = found["median"], found["floor"]
    goal = f"<= {ORDINARY:g} F"
    return [
        Figure(
            f"{name}, median", median, "ms", floor=floor, goal=goal, met=median <= ORDINARY * floor
        ),
        Figure(f"{name}, p99", found["p99"], "ms", floor=found["floor_p99"]),
    ]


if __name__ == "__main__":
    report(measure(sys.argv[1], (int(sys.argv[2]), int(sys.argv[3])), EFFORTS[sys.argv[4]]))

"""What an open table weighs, and whether matches leave anything behind.

Run by itself (`python -m bench.memory W H full`) it prints mebibytes as JSON.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from bench.child import measured, report, surroundings
from bench.figure import EFFORTS, Effort, Figure
from bench.harness import Harness
from bench.quibbit_moment import BOTS
from scenes.core.memory import resident_mib
from scenes.table.table_scene import TableScene

WEIGHT = 200.0  # the goal, MiB
GROWTH = 1.0  # MiB a match that caches and the heap may still wander
EVERY = 30  # frames between two looks
SEEN = 0.5  # share of the matches after which caches are taken to be full


def measure(size: tuple[int, int], effort: Effort) -> dict[str, list[float]]:
    """MiB of an empty house, and the most of each match while its table was open."""
    room = Harness(size)
    bare = resident_mib()
    matches = [_play(room, seed) for seed in range(effort.matches)]
    return {"bare": [bare], "matches": matches}


def _play(room: Harness, seed: int) -> float:
    table, most = room.table(BOTS, rounds=1, seed=seed), 0.0
    scene = TableScene(table)
    room.open(scene)
    gc.collect()
    while room.stack.scenes == [scene]:
        most = max(most, resident_mib())
        room.frames(EVERY)
    return most


def figures(effort: str, driver: str, home: Path) -> list[Figure]:
    """The weight of a table, and its growth from match to match."""
    around = surroundings(driver, home)
    found = measured("memory", (*EFFORTS[effort].sizes[0], effort), around)
    (bare,), matches = found["bare"], found["matches"]
    begin = int(len(matches) * SEEN)
    growth = (matches[-1] - matches[begin]) / max(1, len(matches) - 1 - begin)
    most, goal = max(matches), f"< {WEIGHT:g} MiB"
    grown = f"growth a match, over {len(matches)} matches"
    return [
        Figure(
            f"memory at a table, {EFFORTS[effort].sizes[0][1]}p",
            most,
            "MiB",
            bare,
            goal,
            most < WEIGHT,
        ),
        Figure(grown, growth, "MiB", None, "none", growth < GROWTH),
    ]


if __name__ == "__main__":
    report(measure((int(sys.argv[1]), int(sys.argv[2])), EFFORTS[sys.argv[3]]))

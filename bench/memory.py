"""How much memory an open table takes, and whether it grows from match to match.

Run by itself (`python -m bench.memory W H full`) it prints mebibytes as JSON.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from statistics import median

from bench.games.quibbit import BOTS, table_after
from bench.measuring.figures import EFFORTS, Effort, Figure
from bench.measuring.harness import WARM_UP, Harness
from bench.measuring.processes import environment, measured, report
from scenes.core.memory import resident_mib
from scenes.table.table_scene import TableScene

MOST = 200.0  # the goal, MiB
GROWTH = 1.0  # MiB a match by which what is left may still vary
INTERVAL = 30  # frames between two measurements
FULL = 0.25  # share of the matches after which caches are taken to be full


def measure(size: tuple[int, int], effort: Effort) -> dict[str, list[float]]:
    """MiB before any scene, the most during each match, and what is left when it has closed."""
    harness = Harness(size)
    bare, most, left = resident_mib(), [], []
    for seed in range(effort.matches):
        most.append(_play(harness, effort.rounds, seed))
        harness.frames(WARM_UP)  # what the results asked for is drawn
        harness.stack.reset()
        left.append(resident_mib())
    return {"bare": [bare], "most": most, "left": left}


def _play(harness: Harness, rounds: int, seed: int) -> float:
    """The most that is taken while a match is played to its end after so many *rounds*."""
    table, most = table_after(rounds, harness.context, BOTS, seed), 0.0
    scene = TableScene(table)
    harness.open(scene)
    gc.collect()
    while harness.stack.scenes == [scene]:
        most = max(most, resident_mib())
        harness.frames(INTERVAL)
    return most


def growth_of(left: list[float]) -> float:
    """MiB a match, from what is left after each: the median of the later half is compared.

    Medians, as single matches leave up to 4 MiB more, which the next one uses again.
    """
    half = max(1, len(left) // 2)
    return (median(left[-half:]) - median(left[:half])) / max(1, len(left) - half)


def figures(effort: str, driver: str, home: Path) -> list[Figure]:
    """Memory of a table, and its growth from match to match."""
    variables = environment(driver, home)
    found = measured("memory", (*EFFORTS[effort].sizes[0], effort), variables)
    (bare,), left = found["bare"], found["left"]
    most, goal = max(found["most"]), f"< {MOST:g} MiB"
    growth = growth_of(left[int(len(left) * FULL) :])
    grown = f"growth a match, over {len(left)} matches"
    return [
        Figure(
            f"memory at a table, {EFFORTS[effort].sizes[0][1]}p",
            most,
            "MiB",
            floor=bare,
            goal=goal,
            met=most < MOST,
        ),
        Figure(grown, growth, "MiB", goal="none", met=growth < GROWTH),
    ]


if __name__ == "__main__":
    report(measure((int(sys.argv[1]), int(sys.argv[2])), EFFORTS[sys.argv[3]]))

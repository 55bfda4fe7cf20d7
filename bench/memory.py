"""What an open table weighs, and whether matches leave anything behind.

Run by itself (`python -m bench.memory W H full`) it prints mebibytes as JSON.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from bench.child import measured, report, surroundings
from bench.figure import EFFORTS, Effort, Figure

MIB = 1 << 20
WEIGHT = 200.0  # the goal, MiB
GROWTH = 1.0  # MiB a match that caches and the heap may still wander
SEEN = 0.25  # share of the matches after which caches are taken to be full


def resident() -> float:
    """MiB of this process that are in memory now; at most ever, where that is not told."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
        return float(status.split("VmRSS:")[1].split()[0]) / 1024
    except OSError:
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most / (MIB if sys.platform == "darwin" else 1024)


def measure(size: tuple[int, int], effort: Effort) -> dict[str, list[float]]:
    """MiB after pygame's window opened, and after each match."""
    from bench.moments import BOTS
    from bench.room import Room

    room = Room(size)
    bare, after = resident(), list[float]()
    for seed in range(effort.matches):
        table = room.table(BOTS, rounds=1, seed=seed)
        room.open(table)
        while room.stack.scenes == [table]:
            room.frame()
        gc.collect()
        after.append(resident())
    return {"bare": [bare], "after": after}


def figures(effort: str, driver: str, home: Path) -> list[Figure]:
    """The weight of a table, and its growth from match to match."""
    around = surroundings(driver, home)
    found = measured("memory", (*EFFORTS[effort].sizes[0], effort), around)
    (bare,), after = found["bare"], found["after"]
    begin = int(len(after) * SEEN)
    growth = (after[-1] - after[begin]) / max(1, len(after) - 1 - begin)
    most, goal = max(after), f"< {WEIGHT:g} MiB"
    grown = f"growth a match, over {len(after)} matches"
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

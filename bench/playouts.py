"""How many random games of Quibbit are played in a second, beside a fixed piece of pure Python.

Run by itself (`python -m bench.playouts full`) it prints numbers a second as JSON.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from time import process_time

from bench.child import measured, report, surroundings
from bench.figure import EFFORTS, Effort, Figure
from rules.quibbit import QUIBBIT, Options

GOAL = {2: 2000.0}  # playouts a second
BLOCKS = 10  # playouts and calibration take turns
ROUNDS = 20_000  # of the calibration loop


def playout(seats: int, rng: Random) -> int:
    """Play one game by chance alone; tell how many joint choices it took."""
    state = QUIBBIT.deal(Options(), seats, rng)
    choices, choose = 0, rng.choice
    while acting := state.to_act():
        made = {seat: choose(list(state.legal(seat))) for seat in acting}
        state, _ = state.apply(made, rng)
        choices += 1
    return choices


def calibration() -> int:
    """What never changes: a little arithmetic, a little list and dictionary work."""
    table: dict[int, list[int]] = {}
    number = 1
    for _ in range(ROUNDS):
        number = number * 1103515245 + 12345 & 0x7FFFFFFF
        table.setdefault(number % 97, []).append(number)
    return sum(map(len, table.values()))


def measure(effort: Effort) -> dict[str, float]:
    """Playouts a second by number of seats, and calibration loops a second."""
    spent = dict.fromkeys(("2", "3", "4", "loops"), 0.0)
    block = max(1, effort.playouts // BLOCKS)
    rng = Random(1)
    for _ in range(BLOCKS):
        for seats in QUIBBIT.seats:
            began = process_time()
            for _ in range(block):
                playout(seats, rng)
            spent[str(seats)] += process_time() - began
        began = process_time()
        calibration()
        spent["loops"] += process_time() - began
    played = {name: BLOCKS * block / seconds for name, seconds in spent.items()}
    return played | {"loops": BLOCKS / spent["loops"]}


def figures(effort: str, driver: str, home: Path) -> list[Figure]:
    """A row for each number of seats."""
    found = measured("playouts", (effort,), surroundings(driver, home))
    rows = []
    for seats in QUIBBIT.seats:
        rate, goal = found[str(seats)], GOAL.get(seats)
        told = f">= {goal:,.0f}/s" if goal else ""
        met = rate >= goal if goal else None
        rows.append(Figure(f"playouts, {seats} seats", rate, "/s", found["loops"], told, met))
    return rows


if __name__ == "__main__":
    report(measure(EFFORTS[sys.argv[1]]))

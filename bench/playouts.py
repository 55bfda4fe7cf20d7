"""How many random games are played in a second, beside a fixed piece of pure Python.

Run by itself (`python -m bench.playouts full`) it prints numbers a second as JSON.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from bench.child import measured, report, surroundings
from bench.figure import EFFORTS, Effort, Figure
from rules import SHELF, mosquito
from rules.core import Choices, Game

# Playouts a second by game and seats.
GOALS = {
    ("quibbit", 2): 2000.0,
    ("quabble", 4): 300.0,
    ("mosquito", 2): 500.0,
    ("quivvit", 4): 500.0,
}
# What is played if it is not what a game comes with: Mosquito's goal is for a single deal.
OPTIONS: Mapping[str, object] = {"mosquito": mosquito.Options(deals="one")}
BLOCKS = 10  # playouts and calibration take turns
ROUNDS = 20_000  # of the calibration loop

TABLES = [(game, seats) for game in SHELF for seats in game.seats]


def playout(game: Game[Any, Any, Any, Any], seats: int, rng: Random) -> int:
    """Play one game by chance alone; tell how many joint choices it took."""
    options = OPTIONS.get(game.name, game.options())
    state = game.deal(options, seats, rng)
    choices = 0
    while acting := state.to_act():
        made = {seat: _drawn(state.legal(seat), rng) for seat in acting}
        state, _ = state.apply(made, rng)
        choices += 1
    return choices


def _drawn(legal: Collection[Any], rng: Random) -> Any:
    return legal.sample(rng) if isinstance(legal, Choices) else rng.choice(list(legal))


def calibration() -> int:
    """What never changes: a little arithmetic, a little list and dictionary work."""
    table: dict[int, list[int]] = {}
    number = 1
    for _ in range(ROUNDS):
        number = number * 1103515245 + 12345 & 0x7FFFFFFF
        table.setdefault(number % 97, []).append(number)
    return sum(map(len, table.values()))


def measure(effort: Effort) -> dict[str, float]:
    """Playouts a second of every table, and calibration loops a second."""
    spent = {_name(game, seats): 0.0 for game, seats in TABLES} | {"loops": 0.0}
    block = max(1, effort.playouts // BLOCKS)
    rng = Random(1)
    for _ in range(BLOCKS):
        for game, seats in TABLES:
            began = process_time()
            for _ in range(block):
                playout(game, seats, rng)
            spent[_name(game, seats)] += process_time() - began
        began = process_time()
        calibration()
        spent["loops"] += process_time() - began
    played = {name: BLOCKS * block / seconds for name, seconds in spent.items()}
    return played | {"loops": BLOCKS / spent["loops"]}


def figures(effort: str, driver: str, home: Path) -> list[Figure]:
    """A row for each game and number of seats."""
    found = measured("playouts", (effort,), surroundings(driver, home))
    rows = []
    for game, seats in TABLES:
        name, goal = _name(game, seats), GOALS.get((game.name, seats))
        told = f">= {goal:,.0f}/s" if goal else ""
        met = found[name] >= goal if goal else None
        rows.append(Figure(f"playouts, {name}", found[name], "/s", found["loops"], told, met))
    return rows


def _name(game: Game[Any, Any, Any, Any], seats: int) -> str:
    return f"{game.name}, {seats} seats"


if __name__ == "__main__":
    report(measure(EFFORTS[sys.argv[1]]))

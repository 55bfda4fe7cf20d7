"""How many random matches are played a second, beside a fixed piece of pure Python.

Run by itself (`python -m bench.playouts full`) it prints numbers a second as JSON.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from math import inf
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from bench.measuring.figures import EFFORTS, Effort, Figure
from bench.measuring.processes import environment, measured, report
from rules import mosquito
from rules.core import Choices, Game
from rules.frogger import FROGGER, Stop
from rules.games import all_games

# Where not the default options: Mosquito's goal is for a single deal.
OPTIONS: Mapping[str, object] = {"mosquito": mosquito.Options(deals="one")}
BLOCKS = 50  # playouts and calibration take turns
ROUNDS = 20_000  # of the calibration loop


@dataclass(frozen=True, slots=True)
class PlayoutSetup:
    """A game and its number of seats; ``brief`` is for Frogger with one action a turn."""

    game: Game[Any, Any, Any, Any]
    seats: int
    brief: bool = False

    @property
    def name(self) -> str:
        """The name of its row."""
        return f"{self.game.name}, {self.seats} seats" + ", one action a turn" * self.brief


BRIEF = PlayoutSetup(FROGGER, 2, brief=True)
SETUPS = [PlayoutSetup(game, seats) for game in all_games() for seats in game.seats] + [BRIEF]
# Playouts a second.
GOALS = {
    "quibbit, 2 seats": 2000.0,
    BRIEF.name: 300.0,
    "quabble, 4 seats": 300.0,
    "mosquito, 2 seats": 500.0,
    "quivvit, 4 seats": 500.0,
}


def playout(setup: PlayoutSetup, rng: Random) -> int:
    """Play one match of random choices; how many joint choices it took."""
    game = setup.game
    state: Any = game.deal(OPTIONS.get(game.name, game.options()), setup.seats, rng)
    choices = 0
    while acting := state.to_act():
        full = setup.brief and state.acted
        made = {seat: Stop() if full else _drawn(state.legal(seat), rng) for seat in acting}
        state, _ = state.apply(made, rng)
        choices += 1
    return choices


def _drawn(legal: Collection[Any], rng: Random) -> Any:
    return legal.sample(rng) if isinstance(legal, Choices) else rng.choice(list(legal))


def calibration() -> int:
    """Arithmetic and list and dictionary operations that never change."""
    table: dict[int, list[int]] = {}
    number = 1
    for _ in range(ROUNDS):
        number = number * 1103515245 + 12345 & 0x7FFFFFFF
        table.setdefault(number % 97, []).append(number)
    return sum(map(len, table.values()))


def measure(effort: Effort) -> dict[str, float]:
    """Playouts a second of every table, and calibration loops a second.

    Of the blocks the quickest counts, as other programs on the machine only ever add time.
    """
    spent = {setup.name: inf for setup in SETUPS} | {"loops": inf}
    block = max(1, effort.playouts // BLOCKS)
    for _ in range(min(BLOCKS, effort.playouts)):
        for setup in SETUPS:
            spent[setup.name] = min(spent[setup.name], _seconds(setup, block))
        began = process_time()
        calibration()
        spent["loops"] = min(spent["loops"], process_time() - began)
    played = {name: block / seconds for name, seconds in spent.items()}
    return played | {"loops": 1 / spent["loops"]}


def _seconds(setup: PlayoutSetup, playouts: int) -> float:
    """Seconds for so many matches, which are the same ones every time."""
    rng, began = Random(1), process_time()
    for _ in range(playouts):
        playout(setup, rng)
    return process_time() - began


def figures(effort: str, driver: str, home: Path) -> list[Figure]:
    """A row for each setup."""
    found = measured("playouts", (effort,), environment(driver, home))
    rows = []
    for name in [setup.name for setup in SETUPS]:
        goal = GOALS.get(name)
        told = f">= {goal:,.0f}/s" if goal else ""
        met = found[name] >= goal if goal else None
        rows.append(
            Figure(f"playouts, {name}", found[name], "/s", floor=found["loops"], goal=told, met=met)
        )
    return rows


if __name__ == "__main__":
    report(measure(EFFORTS[sys.argv[1]]))

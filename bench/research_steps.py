"""How many steps of random matches are taken a second where one seat at a time is asked.

Run by itself (`python -m bench.research_steps full`) it prints numbers a second as JSON.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import inf
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, TypeAlias

import numpy as np

from bench.measuring.figures import EFFORTS, Effort, Figure
from bench.measuring.processes import environment, measured, report
from bench.playouts import calibration
from research.coding import coding
from research.sequential_match import SequentialMatch
from rules.games import AnyGame, all_games

SEATS = 2  # or as few as there can be
BLOCKS = 5  # of matches, of which the quickest counts
LOOPS = 100  # of calibration, of which the quickest counts
# Steps a second in PettingZoo: what a generic adapter reached, of Mosquito five times that.
GOALS = {"quibbit": 31_700.0, "frogger": 4_100.0, "mosquito": 1_945.0, "quivvit": 7_200.0}

MatchPlayer: TypeAlias = Callable[[AnyGame, int, Random], int]  # plays one; how many steps it took


def play_sequential(game: AnyGame, seats: int, rng: Random) -> int:
    """Play a sequential match with observations."""
    options, steps = game.options(), 0
    match = SequentialMatch(coding(game, options, seats), game.deal(options, seats, rng))
    while (seat := match.asked) is not None:
        match.observation(seat)
        match.take(rng.choice(match.legal()))
        steps += 1
        if match.complete:
            match.advance(rng)
    return steps


def play_petting_zoo(game: AnyGame, seats: int, rng: Random) -> int:
    """Play a match in an environment of PettingZoo."""
    env = _environment(game.name, seats)
    env.reset(seed=rng.getrandbits(32))
    steps = 0
    for _ in env.agent_iter():
        observation, _, ended, _, _ = env.last()
        if ended:
            break
        env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        steps += 1
    return steps


def play_open_spiel(game: AnyGame, seats: int, rng: Random) -> int:
    """Play a match in OpenSpiel; chance nodes are not counted as steps."""
    state, steps = _open_spiel_game(game.name, seats).new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.randrange(len(state.chance_outcomes())))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps


@cache
def _environment(name: str, seats: int) -> Any:
    return import_module("research.adapters.pettingzoo_env").GameEnv(name, seats)


@cache
def _open_spiel_game(name: str, seats: int) -> Any:
    import_module("research.adapters.open_spiel_games")
    return import_module("pyspiel").load_game(f"croakade_{name}", {"players": seats})


def players() -> Mapping[str, MatchPlayer]:
    """Those whose libraries are installed."""
    found: dict[str, MatchPlayer] = {"sequential match": play_sequential}
    if find_spec("pettingzoo"):
        found["PettingZoo"] = play_petting_zoo
    if find_spec("pyspiel"):
        found["OpenSpiel"] = play_open_spiel
    return found


def measure(effort: Effort) -> dict[str, float]:
    """Steps a second of every game with everything that plays it, and calibration loops."""
    matches = max(1, effort.playouts // 50)
    found = {"loops": 1 / min(_seconds_of_a_loop() for _ in range(LOOPS))}
    for game in all_games():
        for name, player in players().items():
            found[f"{game.name}, {name}"] = _steps_a_second(game, player, matches)
    return found


def _seconds_of_a_loop() -> float:
    began = process_time()
    calibration()
    return process_time() - began


def _steps_a_second(game: AnyGame, player: MatchPlayer, matches: int) -> float:
    """The speed of the quickest block of matches, which are the same ones every time."""
    seats, quickest, steps = max(SEATS, game.seats[0]), inf, 0
    for _ in range(BLOCKS):
        rng, began = Random(1), process_time()
        steps = sum(player(game, seats, rng) for _ in range(matches))
        quickest = min(quickest, process_time() - began)
    return steps / quickest


def figures(effort: str, driver: str, home: Path) -> list[Figure]:
    """A row for each game and each way to play it."""
    found = measured("research_steps", (effort,), environment(driver, home))
    loops, rows = found.pop("loops"), []
    for name, speed in found.items():
        game, _, way = name.partition(", ")
        goal = GOALS.get(game) if way == "PettingZoo" else None
        told, met = (f">= {goal:,.0f}/s", speed >= goal) if goal else ("", None)
        rows.append(Figure(f"steps, {name}", speed, "/s", floor=loops, goal=told, met=met))
    return rows


if __name__ == "__main__":
    report(measure(EFFORTS[sys.argv[1]]))

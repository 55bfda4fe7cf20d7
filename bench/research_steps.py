"""How many choices of random matches are made a second where one seat at a time is asked.

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

from bench.measuring.figures import EFFORTS, Effort, Figure
from bench.measuring.processes import environment, measured, report
from bench.playouts import calibration
from research.coding import coding
from research.sequential_match import SequentialMatch
from rules.games import AnyGame, all_games, game_called

SEATS = 2  # or as few as there can be
BLOCKS = 20  # of matches, of which the quickest counts; all that play a game take turns
LOOPS = 5  # of calibration after each block, of which the quickest counts
FLOOR = "listed choices"
# Choices a second in PettingZoo: what a generic environment reached, of Mosquito five times that.
GOALS = {"quibbit": 31_700.0, "frogger": 4_100.0, "mosquito": 1_945.0, "quivvit": 7_200.0}

MatchPlayer: TypeAlias = Callable[[AnyGame, int, Random], int]  # plays one and counts the choices


def play_sequential(game: AnyGame, seats: int, rng: Random) -> int:
    """Play a sequential match with observations."""
    options, choices = game.options(), 0
    match = SequentialMatch(coding(game, options, seats), game.deal(options, seats, rng))
    while (seat := match.asked) is not None:
        match.items(seat)
        match.take(rng.choice(match.legal()))
        choices += not match.taken
        if match.complete:
            match.advance(rng)
    return choices


def play_listed(game: AnyGame, seats: int, rng: Random) -> int:
    """Play a match in a generic environment, which lists what is legal and makes no arrays."""
    env, choices = _listed_environment(game.name, seats), 0
    env.reset(seed=rng.getrandbits(32))
    for _ in env.agent_iter():
        legal, _, ended, _, _ = env.last()
        if ended:
            break
        env.step(rng.randrange(legal))
        choices += 1
    return choices


def play_petting_zoo(game: AnyGame, seats: int, rng: Random) -> int:
    """Play a match in an environment of PettingZoo."""
    env, choices = _environment(game.name, seats), 0
    env.reset(seed=rng.getrandbits(32))
    for _ in env.agent_iter():
        _, _, ended, _, _ = env.last()
        if ended:
            break
        env.step(rng.choice(env.match.legal()))  # the codes that the mask marks
        choices += not env.match.taken
    return choices


def play_open_spiel(game: AnyGame, seats: int, rng: Random) -> int:
    """Play a match in OpenSpiel."""
    state, choices = _open_spiel_game(game.name, seats).new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.randrange(len(state.chance_outcomes())))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            choices += not state.match.taken
    return choices


@cache
def _environment(name: str, seats: int) -> Any:
    return import_module("research.adapters.pettingzoo_env").GameEnv(name, seats)


@cache
def _listed_environment(name: str, seats: int) -> Any:
    return import_module("research.adapters.listed_env").ListedEnv(game_called(name), seats)


@cache
def _open_spiel_game(name: str, seats: int) -> Any:
    import_module("research.adapters.open_spiel_games")
    return import_module("pyspiel").load_game(f"croakade_{name}", {"players": seats})


def players() -> Mapping[str, MatchPlayer]:
    """Those whose libraries are installed."""
    found: dict[str, MatchPlayer] = {"sequential match": play_sequential}
    if find_spec("pettingzoo"):
        found |= {FLOOR: play_listed, "PettingZoo": play_petting_zoo}
    if find_spec("pyspiel"):
        found["OpenSpiel"] = play_open_spiel
    return found


def measure(effort: Effort) -> dict[str, float]:
    """Choices a second of every game with everything that plays it, and calibration loops.

    Of the blocks the quickest counts, as other programs on the machine only ever add time.
    """
    matches, found = max(1, effort.playouts // 200), {"loops": 0.0}
    for game in all_games():
        for _ in range(min(BLOCKS, effort.playouts)):
            for name, player in players().items():
                row = f"{game.name}, {name}"
                found[row] = max(found.get(row, 0.0), _choices_a_second(game, player, matches))
            found["loops"] = max(found["loops"], _loops_a_second())
    return found


def _choices_a_second(game: AnyGame, player: MatchPlayer, matches: int) -> float:
    """The speed of a block of matches, which are the same ones every time."""
    seats, rng, began = max(SEATS, game.seats[0]), Random(1), process_time()
    choices = sum(player(game, seats, rng) for _ in range(matches))
    return choices / (process_time() - began)


def _loops_a_second() -> float:
    quickest = inf
    for _ in range(LOOPS):
        began = process_time()
        calibration()
        quickest = min(quickest, process_time() - began)
    return 1 / quickest


def figures(effort: str, driver: str, home: Path) -> list[Figure]:
    """A row for each game and each way to play it, beside the generic environment of the game."""
    found = measured("research_steps", (effort,), environment(driver, home))
    rows = [Figure("calibration loops", found.pop("loops"), "/s")]
    for name, speed in found.items():
        game, _, way = name.partition(", ")
        goal = GOALS.get(game) if way == "PettingZoo" else None
        told, met = (f">= {goal:,.0f}/s", speed >= goal) if goal else ("", None)
        floor = found.get(f"{game}, {FLOOR}")
        rows.append(Figure(f"choices, {name}", speed, "/s", floor=floor, goal=told, met=met))
    return rows


if __name__ == "__main__":
    report(measure(EFFORTS[sys.argv[1]]))

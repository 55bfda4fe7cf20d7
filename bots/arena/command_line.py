"""The command line of the arena."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, nullcontext
from math import inf
from pathlib import Path
from time import process_time

from bots.arena.contest import contest
from bots.arena.match_runners import MatchRunner, ThisProcess, cluster, processes
from bots.arena.report import ProgressLine, print_comparison, print_paces, print_report
from bots.house_set_option import house_set_option
from bots.levels import FEW_SIMULATIONS
from bots.one_line_parser import OneLineParser, refuse
from bots.search import Budget, Seconds, Simulations
from rules.games import REGISTRATIONS, AnyGame, game_called
from rules.match import Match

MOST_WORKERS = 1024


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    asked = _argument_parser().parse_args(arguments)
    try:
        return _run(asked)
    except ValueError as refusal:
        return refuse(str(refusal))
    except ImportError:
        return refuse("--cluster needs more packages: pip install croakade[cluster]")
    except OSError as error:
        return refuse(error.strerror or str(error))
    except BrokenProcessPool:
        return refuse("the processes that play end again and again; is there enough memory?")


def _run(asked: argparse.Namespace) -> int:
    game = _asked_game(asked)
    Match(game, game.options(), len(asked.seats), asked.seed)
    budget = _budget(asked.simulations, asked.seconds)
    progress = ProgressLine(asked.seats, asked.games)
    with _match_runner(asked) as runner:
        result = contest(
            game,
            asked.seats,
            asked.games,
            asked.seed,
            budget,
            until=lambda known: asked.until_clear and known.is_clear(),
            runner=runner,
            on_result=progress.show,
        )
        progress.clear()
        if not result.games:
            return refuse("no match was played")
        print_report(result, asked.seats)
        if asked.beside is not None:
            beside = contest(game, [asked.beside], result.games, asked.seed, budget, runner=runner)
            print_comparison(result, beside, asked.beside)
    if asked.clock:
        print_paces(result, asked.seats)
    return 0


def _argument_parser() -> argparse.ArgumentParser:
    parser = OneLineParser(prog="python -m bots.arena", description="Let bots play each other.")
    parser.add_argument("--game", default="quibbit")
    parser.add_argument("--seats", nargs="+", default=["judge", "random"], metavar="BOT")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--house-set", type=Path, metavar="FILE")
    parser.add_argument("--clock", action="store_true", help="tell how long a choice takes")
    parser.add_argument(
        "--until-clear", action="store_true", help="stop once it is sure who is better"
    )
    parser.add_argument("--beside", metavar="BOT", help="who else plays alone with the same deals")
    thought = parser.add_mutually_exclusive_group()
    thought.add_argument(
        "--simulations", type=int, help="how many simulations a search makes for a choice"
    )
    thought.add_argument("--seconds", type=float, help="how long it does, in time of this process")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, metavar="N", help="play in that many processes")
    where.add_argument("--cluster", metavar="ADDRESS", help="play on the cluster of this scheduler")
    return parser


def _asked_game(asked: argparse.Namespace) -> AnyGame:
    if asked.game not in REGISTRATIONS:
        names = ", ".join(REGISTRATIONS)
        raise ValueError(f"there is no game {asked.game!r}; choose from {names}")
    if asked.games < 1:
        raise ValueError(f"there is nothing to play in {asked.games} games; ask for 1 or more")
    if asked.beside is not None and len(asked.seats) > 1:
        raise ValueError("nobody is compared with those who play each other")
    game = game_called(asked.game)
    return game if asked.house_set is None else house_set_option(game, asked.house_set)


def _budget(count: int | None, seconds: float | None) -> Budget:
    if (count is not None and count < 1) or (seconds is not None and not 0 < seconds < inf):
        limit = seconds if count is None else count
        raise ValueError(f"nobody can think for {limit}; more than 0 is needed")
    if seconds is not None:
        return Seconds(seconds, process_time)
    return FEW_SIMULATIONS if count is None else Simulations(count)


def _match_runner(asked: argparse.Namespace) -> AbstractContextManager[MatchRunner]:
    if asked.cluster is not None:
        return cluster(asked.cluster)
    if asked.workers is None:
        return nullcontext(ThisProcess())
    if not 1 <= asked.workers <= MOST_WORKERS:
        raise ValueError(f"there cannot be {asked.workers} workers; ask for 1 to {MOST_WORKERS}")
    return processes(asked.workers)

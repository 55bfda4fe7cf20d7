"""``python -m bench.strength.league``: the ratings of all levels at every number of seats."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from itertools import permutations
from time import process_time
from typing import Any

from bench.strength.league_picture import LEVELS
from bench.strength.ratings import Rating, Tally, rate
from bench.strength.tables import chosen_games, table_parser
from bots.arena.contest import contest
from bots.arena.match_runners import MatchRunner, ThisProcess, processes
from bots.arena.results import share_interval
from bots.one_line_parser import OneLineParser
from bots.search import Budget, Seconds, Simulations
from rules.games import game_called


def main(arguments: Sequence[str] | None = None) -> int:
    """Play all matches and print the table."""
    asked = _parser().parse_args(arguments)
    runner = nullcontext(ThisProcess()) if asked.workers == 1 else processes(asked.workers)
    print("| game | seats | " + " | ".join(LEVELS) + " | normal over easy | hard over normal |")
    print("|---" * (len(LEVELS) + 4) + "|")
    with runner as playing:
        for game in chosen_games(asked.only):
            for seats in game.seats:
                if seats > 1:
                    tallies = list(_tallies(game.name, seats, playing, asked))
                    ratings = rate(LEVELS, tallies)
                    print(_line(game.name, seats, ratings, tallies), flush=True)
    return 0


def _parser() -> OneLineParser:
    parser = table_parser("league", __doc__, games=8)
    thought = parser.add_mutually_exclusive_group()
    thought.add_argument("--simulations", type=int, default=40, help="of a search for a choice")
    thought.add_argument("--seconds", type=float, help="that a search takes for a choice instead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    return parser


def _tallies(name: str, seats: int, runner: MatchRunner, asked: Any) -> Iterator[Tally]:
    """One of each level against others of one level; with two seats that is each pair twice."""
    game, budget = game_called(name), _budget(asked)
    for one, other in permutations(LEVELS, 2):
        levels = [one] + [other] * (seats - 1)
        result = contest(game, levels, asked.games, asked.seed, budget, runner=runner)
        print(name, *levels, result.wins, file=sys.stderr, flush=True)
        yield Tally(tuple(levels), tuple(result.wins))


def _budget(asked: Any) -> Budget:
    if asked.seconds is None:
        return Simulations(asked.simulations)
    return Seconds(asked.seconds, process_time)


def _line(name: str, seats: int, ratings: Mapping[str, Rating], tallies: Sequence[Tally]) -> str:
    cells = [name, str(seats)]
    cells += [f"{round(rating.points):+d} ± {rating.reach:.0f}" for rating in ratings.values()]
    for better, worse in (("normal", "easy"), ("hard", "normal")):
        cells.append(_share(better, worse, seats, tallies))
    return "| " + " | ".join(cells) + " |"


def _share(better: str, worse: str, seats: int, tallies: Sequence[Tally]) -> str:
    """How often one of the better level wins among those of the worse, with the 95 % interval."""
    levels = sorted((better, *[worse] * (seats - 1)))
    alike = [tally for tally in tallies if sorted(tally.levels) == levels]
    games = round(sum(won for tally in alike for won in tally.wins))
    wins = sum(tally.wins[tally.levels.index(better)] for tally in alike)
    low, high = share_interval(wins, games)
    return f"{wins / games:.0%} ({low:.0%}-{high:.0%})"


if __name__ == "__main__":
    sys.exit(main())

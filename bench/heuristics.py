"""``python -m bench.heuristics``: what share a bot wins against each heuristic of every game."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bots.arena.contest import contest
from bots.arena.results import wilson
from bots.heuristics import heuristics_of
from bots.levels import LEVELS
from bots.one_line_parser import OneLineParser
from rules.games import REGISTRATIONS, Registration, game_called


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the matches and print a table."""
    asked = _parser().parse_args(arguments)
    print(f"| game | seats | {asked.bot} against | wins | 95 % | even |")
    print("|---" * 6 + "|")
    for name in asked.only or REGISTRATIONS:
        game = REGISTRATIONS[name]
        for seats in game.seats:
            if seats > 1:
                for heuristic in heuristics_of(game):
                    print(_line(game, seats, (asked.bot, heuristic), asked.games), flush=True)
    return 0


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="python -m bench.heuristics", description=__doc__)
    parser.add_argument("--bot", default="normal", choices=LEVELS)
    parser.add_argument("--games", type=int, default=100, help="matches of each row")
    parser.add_argument("--only", nargs="+", metavar="GAME", choices=list(REGISTRATIONS))
    return parser


def _line(game: Registration, seats: int, bots: tuple[str, str], games: int) -> str:
    """A row: one bot against as many that follow a heuristic as there are other seats."""
    bot, heuristic = bots
    result = contest(game_called(game.name), [bot] + [heuristic] * (seats - 1), games, seed=1)
    low, high = wilson(result.wins[0], games)
    even = (games - result.nobody) / games / seats
    wins = f"{result.wins[0] / games:.0%} | {low:.0%}-{high:.0%} | {even:.0%}"
    return f"| {game.name} | {seats} | {heuristic} | {wins} |"


if __name__ == "__main__":
    sys.exit(main())

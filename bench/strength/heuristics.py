"""``python -m bench.strength.heuristics``: what share a bot wins against each heuristic.

With `--against` it may meet bots of a level, too.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence

from bench.strength.tables import chosen_games, share, table_parser
from bots.heuristics import heuristics_of
from bots.levels import LEVELS
from bots.one_line_parser import OneLineParser
from rules.games import Registration


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the matches and print a table."""
    asked = _parser().parse_args(arguments)
    met = max(len(_opponents(game, asked)) for game in chosen_games(asked.only))
    print(
        f"| game | seats | even | wins of {asked.bot} in {asked.games} matches (95 %) against"
        + " |" * met
    )
    print("|---" * (3 + met) + "|")
    for game in chosen_games(asked.only):
        for seats in game.seats:
            if seats > 1:
                print(_line(game, seats, asked), flush=True)
    return 0


def _parser() -> OneLineParser:
    parser = table_parser("heuristics", __doc__, games=100)
    parser.add_argument("--bot", default="normal", choices=LEVELS)
    names = sorted({name for game in chosen_games(None) for name in heuristics_of(game)})
    parser.add_argument("--against", nargs="+", choices=[*names, *LEVELS], help="meet these only")
    return parser


def _opponents(game: Registration, asked: Namespace) -> Sequence[str]:
    """The bots that were named, if they play *game*, or all heuristics."""
    names = [*heuristics_of(game), *LEVELS]
    return [name for name in names if name in (asked.against or heuristics_of(game))]


def _line(game: Registration, seats: int, asked: Namespace) -> str:
    """A row: one bot against as many that follow a heuristic as there are other seats."""
    cells = [
        f"{heuristic} {share(game, seats, asked.bot, heuristic, asked.games)}"
        for heuristic in _opponents(game, asked)
    ]
    return f"| {game.name} | {seats} | {1 / seats:.0%} | {' | '.join(cells)} |"


if __name__ == "__main__":
    sys.exit(main())

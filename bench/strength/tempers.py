"""``python -m bench.strength.tempers``: what share bots with tempers win against those without."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bench.strength.tables import chosen_games, share, table_parser
from bots.levels import LEVELS
from bots.one_line_parser import OneLineParser
from bots.tempers import TEMPERS, BotName
from rules.games import Registration


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the matches and print a table."""
    asked = _parser().parse_args(arguments)
    heading = f"wins of a {asked.level} bot with a temper in {asked.games} matches (95 %)"
    print(f"| game | seats | even | {heading} |")
    print("|---" * 4 + "|")
    for game in chosen_games(asked.only):
        print(_line(game, asked.level, asked.games), flush=True)
    return 0


def _parser() -> OneLineParser:
    parser = table_parser("tempers", __doc__, games=100)
    parser.add_argument("--level", default="normal", choices=LEVELS)
    return parser


def _line(game: Registration, level: str, games: int) -> str:
    """A row: one bot of each temper against others without, at the fewest seats."""
    seats = max(2, game.seats[0])
    cells = [
        f"{temper} {share(game, seats, str(BotName(level, temper)), level, games)}"
        for temper in TEMPERS
    ]
    return f"| {game.name} | {seats} | {1 / seats:.0%} | {', '.join(cells)} |"


if __name__ == "__main__":
    sys.exit(main())

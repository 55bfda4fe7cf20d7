"""``python -m bench.strength.tree_search``: hard bots against the tree search of OpenSpiel.

It needs the extra ``research``. One hard bot plays against as many of the others as there are other
seats; these think as long as it does, then ten times as long.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from time import process_time

from bench.strength.tables import chosen_games, table_parser
from bots.arena.matches import play
from bots.arena.results import wilson
from bots.levels import make_bot
from bots.one_line_parser import OneLineParser, refuse
from bots.search import Seconds
from rules.games import Registration, game_called

ADAPTER = "research.adapters.ismcts_bot"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the matches and print a table."""
    asked = _parser().parse_args(arguments)
    if find_spec("pyspiel") is None:
        return refuse("the tree search needs more packages: pip install croakade[research]")
    print("| game | seats | seconds of hard, of ISMCTS | wins of hard | 95 % | even | games |")
    print("|---" * 7 + "|")
    for game in chosen_games(asked.only):
        for times in asked.times:
            print(_line(game, asked.games, asked.seconds, times), flush=True)
    return 0


def _parser() -> OneLineParser:
    parser = table_parser("tree_search", __doc__, games=4)
    parser.add_argument("--seconds", type=float, default=0.25, help="of hard bots for a choice")
    parser.add_argument("--times", type=float, nargs="+", default=[1, 10], metavar="FACTOR")
    return parser


def _line(registration: Registration, games: int, seconds: float, times: float) -> str:
    """A row of the table: one game against opponents that think so many times as long."""
    name, seats = registration.name, max(2, registration.seats[0])
    game = game_called(name)
    hard = make_bot("hard", name, Seconds(seconds, process_time))
    make = import_module(ADAPTER).IsmctsBot
    others = [make(name, seats, times * seconds, process_time) for _ in range(seats - 1)]
    wins = 0.0
    for number in range(games):
        seat = number % seats
        outcome = play(game, [*others[:seat], hard, *others[seat:]], f"tree search/{number}")
        winners = outcome.places[0]
        wins += (seat in winners) / max(1, len(winners))
    low, high = wilson(wins, games)
    thought = f"{seconds:g}, {times * seconds:g}"
    share, interval = f"{wins / games:.0%}", f"{low:.0%}-{high:.0%}"
    return f"| {name} | {seats} | {thought} | {share} | {interval} | {1 / seats:.0%} | {games} |"


if __name__ == "__main__":
    sys.exit(main())

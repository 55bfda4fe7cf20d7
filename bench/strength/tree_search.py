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

from bots.arena.matches import play
from bots.arena.results import wilson
from bots.levels import make_bot
from bots.one_line_parser import OneLineParser, refuse
from bots.search import Seconds
from rules.games import REGISTRATIONS, game_called

ADAPTER = "research.adapters.ismcts_bot"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the matches and print a table."""
    asked = _parser().parse_args(arguments)
    if find_spec("pyspiel") is None:
        return refuse("the tree search needs more packages: pip install croakade[research]")
    print("| game | seats | seconds of hard, of ISMCTS | wins of hard | 95 % | even | games |")
    print("|---" * 7 + "|")
    for name in asked.only or REGISTRATIONS:
        for times in asked.times:
            print(_line(name, asked.games, asked.seconds, times), flush=True)
    return 0


def _parser() -> OneLineParser:
    parser = OneLineParser(prog="python -m bench.strength.tree_search", description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="matches of each row")
    parser.add_argument("--seconds", type=float, default=0.25, help="of hard bots for a choice")
    parser.add_argument("--times", type=float, nargs="+", default=[1, 10], metavar="FACTOR")
    parser.add_argument("--only", nargs="+", metavar="GAME", choices=list(REGISTRATIONS))
    return parser


def _line(name: str, games: int, seconds: float, times: float) -> str:
    """A row of the table: one game against opponents that think so many times as long."""
    game, seats = game_called(name), max(2, REGISTRATIONS[name].seats[0])
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

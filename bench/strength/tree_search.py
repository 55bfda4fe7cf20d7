"""``python -m bench.strength.tree_search``: hard bots against the tree search of OpenSpiel.

It needs the extra ``research``. One hard bot plays against as many of the others as there are other
seats; these think as long as it does, then ten times as long. With ``--keep FILE`` each match is a
line of the file as soon as it is over, and a later run plays only those that are not there yet.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import TypeAlias

from bench.strength.tables import chosen_games, table_parser
from bots.arena.matches import play
from bots.arena.results import share_interval
from bots.levels import make_bot
from bots.one_line_parser import OneLineParser, refuse
from bots.search import Seconds
from rules.games import Registration, game_called

ADAPTER = "research.adapters.ismcts_bot"

PlayMatch: TypeAlias = Callable[[int], float]  # by its number; what share of it the hard bot won


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the matches and print a table."""
    asked = _parser().parse_args(arguments)
    if find_spec("pyspiel") is None:
        return refuse("the tree search needs more packages: pip install croakade[research]")
    print("| game | seats | seconds of hard, of ISMCTS | wins of hard | 95 % | even | games |")
    print("|---" * 7 + "|")
    for game in chosen_games(asked.only):
        for times in asked.times:
            print(_line(game, asked.games, asked.seconds, times, asked.keep), flush=True)
    return 0


def _parser() -> OneLineParser:
    parser = table_parser("tree_search", __doc__, games=4)
    parser.add_argument("--seconds", type=float, default=0.25, help="of hard bots for a choice")
    parser.add_argument("--times", type=float, nargs="+", default=[1, 10], metavar="FACTOR")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="of the matches played so far")
    return parser


def _line(
    registration: Registration, games: int, seconds: float, times: float, kept: Path | None
) -> str:
    """A row of the table: one game against opponents that think so many times as long."""
    seats = max(2, registration.seats[0])
    play_match = _match_player(registration.name, seats, seconds, times)
    thought = f"{seconds:g}, {times * seconds:g}"
    wins = sum(_shares(f"{registration.name}, {thought}", games, play_match, kept))
    low, high = share_interval(wins, games)
    row = (registration.name, seats, thought, f"{wins / games:.0%}", f"{low:.0%}-{high:.0%}")
    return f"| {' | '.join(map(str, row))} | {1 / seats:.0%} | {games} |"


def _match_player(name: str, seats: int, seconds: float, times: float) -> PlayMatch:
    """Plays matches of two or more seats, in which the hard bot moves on by one seat each time."""
    game, hard = game_called(name), make_bot("hard", name, Seconds(seconds, process_time))
    make = import_module(ADAPTER).IsmctsBot
    others = [make(name, seats, times * seconds, process_time) for _ in range(seats - 1)]

    def play_match(number: int) -> float:
        seat = number % seats
        outcome = play(game, [*others[:seat], hard, *others[seat:]], f"tree search/{number}")
        winners = outcome.places[0]
        return (seat in winners) / max(1, len(winners))

    return play_match


def _shares(row: str, games: int, play_match: PlayMatch, kept: Path | None) -> list[float]:
    """What the hard bot won in each match; those played already are read, the others added."""
    played = _played(row, kept) if kept and kept.exists() else {}
    for number in range(games):
        if number not in played:
            played[number] = play_match(number)
            if kept:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(f"{row}, {number}, {played[number]:g}\n")
    return [played[number] for number in range(games)]


def _played(row: str, kept: Path) -> dict[int, float]:
    """What was won in the matches of a row that a file has, by their numbers."""
    lines = [line.rsplit(", ", 2) for line in kept.read_text(encoding="utf-8").splitlines()]
    return {int(number): float(share) for of, number, share in lines if of == row}


if __name__ == "__main__":
    sys.exit(main())

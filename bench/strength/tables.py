"""What the tables of matches have in common: arguments, games and shares of wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bots.arena.contest import contest
from bots.arena.results import share_interval
from bots.one_line_parser import OneLineParser
from rules.games import REGISTRATIONS, Registration, game_called


def table_parser(tool: str, description: str | None, games: int) -> OneLineParser:
    """The arguments that all tables take: how many matches of each line-up, and of which games."""
    parser = OneLineParser(prog=f"python -m bench.strength.{tool}", description=description)
    parser.add_argument("--games", type=int, default=games, help="matches of each line-up")
    parser.add_argument("--only", nargs="+", metavar="GAME", choices=list(REGISTRATIONS))
    return parser


def chosen_games(only: Sequence[str] | None) -> Iterator[Registration]:
    """The games that were named, or all."""
    return (REGISTRATIONS[name] for name in only or REGISTRATIONS)


def share(game: Registration, seats: int, bot: str, others: str, games: int) -> str:
    """What one *bot* wins in so many matches if all other seats have *others*, in percent."""
    result = contest(game_called(game.name), [bot] + [others] * (seats - 1), games, seed=1)
    low, high = share_interval(result.wins[0], games)
    return f"{result.wins[0] / games:.0%} ({100 * low:.0f}-{100 * high:.0f})"

"""``python -m bench.strength.ceiling``: what share a bot wins that thinks much or knows all cards.

One bot plays against as many others as there are other seats. `thoughtful` is a hard bot with ten
times the simulations; `knowing` is one that searches in the real state, so that it knows all hidden
cards and the order of the deck.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from bench.strength.tables import chosen_games, table_parser
from bots.arena.results import share_interval
from bots.core import Bot
from bots.levels import make_bot
from bots.one_line_parser import OneLineParser
from bots.search import Search, Simulations
from bots.search_models import search_model_of
from bots.tree_search import TreeSearch, make_search
from rules.core import Outcome
from rules.games import Registration, game_called
from rules.match import Match

TIMES: Mapping[str, int] = {"thoughtful": 10, "knowing": 1}  # simulations of a hard bot


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the matches and print a table."""
    asked = _parser().parse_args(arguments)
    print("| game | seats | bot | simulations | against | wins (95 %) | even | games |")
    print("|---" * 8 + "|")
    for game in chosen_games(asked.only):
        for bot in asked.bots:
            print(_line(game, bot, asked), flush=True)
    return 0


def _parser() -> OneLineParser:
    parser = table_parser("ceiling", __doc__, games=100)
    parser.add_argument("--bots", nargs="+", choices=list(TIMES), default=list(TIMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--against", default="greedy", help="a level or heuristic")
    parser.add_argument("--simulations", type=int, default=24, help="of a hard bot")
    return parser


def _line(game: Registration, bot: str, asked: Namespace) -> str:
    """A row of the table."""
    simulations, wins = TIMES[bot] * asked.simulations, 0.0
    search = make_search(search_model_of(game), Simulations(simulations))
    others = [make_bot(asked.against, game.name)] * (asked.seats - 1)
    for number in range(asked.games):
        seat = number % asked.seats
        seated: list[Bot[Any, Any]] = [*others[:seat], search, *others[seat:]]
        knower = seat if bot == "knowing" else None
        winners = _play(game, seated, knower, Random(f"ceiling/{number}")).places[0]
        wins += (seat in winners) / max(1, len(winners))
    low, high = share_interval(wins, asked.games)
    share = f"{wins / asked.games:.0%} ({100 * low:.0f}-{100 * high:.0f})"
    row = (game.name, asked.seats, bot, simulations, asked.against, share, f"{1 / asked.seats:.0%}")
    return f"| {' | '.join(map(str, row))} | {asked.games:,} |"


def _play(
    game: Registration, bots: Sequence[Bot[Any, Any]], knower: int | None, rng: Random
) -> Outcome:
    """A match in which the search at the seat of the *knower*, if any, imagines what is true."""
    rules = game_called(game.name)
    match = Match(rules, rules.options(), len(bots), rng.getrandbits(64))
    while (outcome := match.state.outcome()) is None:
        for seat in sorted(match.waiting_for):
            bot, state = bots[seat], match.state
            if seat == knower and isinstance(bot, Search | TreeSearch):
                bot = replace(bot, model=replace(bot.model, imagine=lambda *_, now=state: now))
            match.choose(seat, bot.choose(state.view(seat), state.legal(seat), rng))
    return outcome


if __name__ == "__main__":
    sys.exit(main())

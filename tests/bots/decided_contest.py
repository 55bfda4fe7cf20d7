"""A contest of bots that ends as soon as what a test says of it cannot change any more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bots.arena.contest import contest
from bots.arena.results import ArenaResult
from bots.levels import FEW_SIMULATIONS
from bots.search import Budget
from rules.games import AnyGame

Statement: TypeAlias = Callable[[Sequence[float]], bool]  # about the wins of each place


def check_contest(
    statement: Statement,
    game: AnyGame,
    levels: Sequence[str],
    games: int,
    budget: Budget = FEW_SIMULATIONS,
) -> None:
    """Check a linear *statement* about the wins in so many *games*."""

    def is_decided(tally: ArenaResult) -> bool:
        return len({statement(wins) for wins in _extremes(tally, games - tally.games)}) == 1

    tally = contest(game, levels, games, seed=1, budget=budget, until=is_decided)
    assert is_decided(tally)
    assert statement(tally.wins), tally


def stand_in_order(wins: Sequence[float]) -> bool:
    """Whether the first, third ... place wins more often than the others by 15 %."""
    return sum(wins[::2]) > sum(wins[1::2]) * 1.15


def _extremes(tally: ArenaResult, left: int) -> list[list[float]]:
    """The wins if nobody wins the games that are *left*, and if one place wins them all."""
    alone = [
        [won + left * (place == winner) for place, won in enumerate(tally.wins)]
        for winner in range(len(tally.wins))
    ]
    return [tally.wins, *alone]

"""A contest: many matches of the same bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from bots.arena.match_runners import MatchRunner, ThisProcess
from bots.arena.matches import LineUp
from bots.arena.results import ArenaResult
from bots.levels import FEW_SIMULATIONS
from bots.search import Budget
from rules.games import AnyGame


def contest(
    game: AnyGame,
    levels: Sequence[str],
    games: int,
    seed: int,
    budget: Budget = FEW_SIMULATIONS,
    *,
    until: Callable[[ArenaResult], bool] = lambda _: False,
    runner: MatchRunner | None = None,
    on_result: Callable[[ArenaResult], object] = lambda _: None,
) -> ArenaResult:
    """Play that many *games* of bots of these *levels*, who move on by one seat each time.

    After Ctrl-C it counts the matches until then. *on_result* is told what is known after each,
    and with *until* it ends early.
    """
    total = ArenaResult([0.0] * len(levels))
    line_up = LineUp(game, levels, seed, budget)
    with suppress(KeyboardInterrupt):
        for result in (runner or ThisProcess()).play(line_up, games):
            total.count(result)
            on_result(total)
            if until(total):
                break
    return total

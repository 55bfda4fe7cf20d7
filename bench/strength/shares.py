"""What share of matches a bot wins, as a cell of a table."""

from __future__ import annotations

from bots.arena.contest import contest
from bots.arena.results import wilson
from rules.games import Registration, game_called


def share(game: Registration, seats: int, bot: str, others: str, games: int) -> str:
    """What one *bot* wins in so many matches if all other seats have *others*, in percent."""
    result = contest(game_called(game.name), [bot] + [others] * (seats - 1), games, seed=1)
    low, high = wilson(result.wins[0], games)
    return f"{result.wins[0] / games:.0%} ({100 * low:.0f}-{100 * high:.0f})"

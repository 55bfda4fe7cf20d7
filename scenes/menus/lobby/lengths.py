"""The lengths of a game that has more of them than a usual one and a five-minute table."""

from __future__ import annotations

from collections.abc import Mapping

from rules.games import AnyGame, five_minutes

LONGER: Mapping[str, Mapping[str, Mapping[str, object]]] = {
    "quabble": {
        "full": {"cards": "all", "short_game": False},
        "short": {"cards": "all", "short_game": True},
    }
}


def lengths(game: AnyGame) -> Mapping[str, Mapping[str, object]]:
    """The options of each length of *game*, from the longest to a five-minute table, or none."""
    longer = LONGER.get(game.name, {})
    return {**longer, "five_minutes": five_minutes(game)} if longer else {}


def set_by_length(game: AnyGame) -> frozenset[str]:
    """The options of *game* that are no choice of their own: its length sets them."""
    return frozenset(name for changes in lengths(game).values() for name in changes)

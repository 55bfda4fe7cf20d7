"""All games, for tests that hold for each of them."""

from __future__ import annotations

from rules.games import all_games

GAMES = all_games()

"""What is special about each game to those who look ahead in it: one small table a game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bots.search import SearchModel
from rules.games import REGISTRATIONS


def search_model_of(game_name: str) -> SearchModel[Any, Any]:
    """That of one game; the others stay unread."""
    sense: SearchModel[Any, Any] = import_module(REGISTRATIONS[game_name].search).SEARCH_MODEL
    return sense

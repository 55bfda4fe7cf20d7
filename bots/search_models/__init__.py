"""What a search has to know of each game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bots.search import SearchModel
from rules.games import REGISTRATIONS


def search_model_of(game_name: str) -> SearchModel[Any, Any]:
    """The search model of one game; no other is imported."""
    sense: SearchModel[Any, Any] = import_module(REGISTRATIONS[game_name].search).SEARCH_MODEL
    return sense

"""What a search has to know of each game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bots.search import SearchModel
from rules.games import Registration


def search_model_of(game: Registration) -> SearchModel[Any, Any]:
    """The search model of one game; no other is imported."""
    model: SearchModel[Any, Any] = import_module(game.search).SEARCH_MODEL
    return model

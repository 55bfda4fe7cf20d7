"""Bots that follow one simple rule each, for measuring whether a level beats it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from bots.heuristics.heuristic import Heuristic
from rules.games import Registration


def heuristics_of(game: Registration) -> Mapping[str, Heuristic[Any, Any]]:
    """The heuristics of one game by their names; no other game is imported."""
    if not game.heuristics:
        return {}
    found: Mapping[str, Heuristic[Any, Any]] = import_module(game.heuristics).HEURISTICS
    return found

"""What is special about each game to those who look ahead in it: one small table a game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from bots.search import Sense
from rules.games import REGISTRATIONS


def sense_of(game_name: str) -> Sense[Any, Any]:
    """That of one game; the others stay unread."""
    sense: Sense[Any, Any] = import_module(REGISTRATIONS[game_name].search).SENSE
    return sense

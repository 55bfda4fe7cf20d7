"""What was chosen in lobbies, as tables of the settings file and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scenes.core.settings.lobby_setup import LobbySetup

_FIELDS = {"seats", "bots", "options"}


def to_tables(setups: Mapping[str, LobbySetup]) -> dict[str, dict[str, Any]]:
    """A table for each game."""
    return {
        game: {"seats": setup.seats, "bots": list(setup.bots), "options": dict(setup.options)}
        for game, setup in setups.items()
    }


def from_tables(tables: Any) -> dict[str, LobbySetup]:
    """The setups by game; whether they still fit the game is seen when its lobby opens.

    :raises ValueError: naming what is wrong.
    """
    if not isinstance(tables, dict):
        raise ValueError(f"lobbies = {tables!r}")
    return {game: _setup(game, table) for game, table in tables.items()}


def _setup(game: str, table: Any) -> LobbySetup:
    if not isinstance(table, dict) or table.keys() != _FIELDS:
        raise ValueError(f"lobbies.{game} = {table!r}")
    seats, bots, options = table["seats"], table["bots"], table["options"]
    texts = isinstance(bots, list) and all(isinstance(level, str) for level in bots)
    plain = isinstance(options, dict) and all(
        isinstance(value, bool | int | str) for value in options.values()
    )
    if type(seats) is not int or not texts or not plain:
        raise ValueError(f"lobbies.{game} = {table!r}")
    return LobbySetup(seats, tuple(bots), options)

"""From the end of a match to its results, and from there back to a table or the lobby."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core import Outcome, Seat
from rules.match import Match
from scenes.core.context import Context
from scenes.core.scene import Scene
from scenes.menus.results import ResultRow, Results


def results(
    house: Context, match: Match[Any, Any, Any, Any], places: Sequence[ResultRow], why: str
) -> Results:
    """The results of a match that is over: who came where, and why it ended."""
    return Results(
        house,
        match.game,
        places,
        why,
        lambda: _again(house, match),
        lambda: _lobby(house, match),
        lambda: _replay(house, match),
    )


def placed(outcome: Outcome, words: Mapping[Seat, str]) -> list[ResultRow]:
    """The places of an outcome's seats in order, each with a line of *words* if it has one."""
    places: list[ResultRow] = []
    for seats in outcome.places:
        number = len(places) + 1
        places += [ResultRow(number, seat, seat, words.get(seat, "")) for seat in seats]
    return places


def _again(house: Context, match: Match[Any, Any, Any, Any]) -> Scene:
    from scenes.table.open_table import open_table  # the tables lead here

    sitters = [house.seating.sitter(seat) for seat in house.seating.seats()]
    return open_table(house, match.game, match.options, sitters, house.seed())


def _lobby(house: Context, match: Match[Any, Any, Any, Any]) -> Scene:
    from scenes.menus.lobby.lobby import Lobby  # the lobby leads here, by way of the table

    allowed = house.venue.allows(match.game, match.options)
    return Lobby(house, match.game, match.options if allowed else None)


def _replay(house: Context, match: Match[Any, Any, Any, Any]) -> Scene:
    from scenes.playback.replay import Replay  # it knows every table

    return Replay(house, match)

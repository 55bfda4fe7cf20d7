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
    context: Context, match: Match[Any, Any, Any, Any], places: Sequence[ResultRow], why: str
) -> Results:
    """The results of a match that is over: who came where, and why it ended."""
    return Results(
        context,
        match.game,
        places,
        why,
        lambda: _again(context, match),
        lambda: _lobby(context, match),
        lambda: _replay(context, match),
    )


def placed(outcome: Outcome, words: Mapping[Seat, str]) -> list[ResultRow]:
    """The places of an outcome's seats in order, each with a line of *words* if it has one."""
    places: list[ResultRow] = []
    for seats in outcome.places:
        number = len(places) + 1
        places += [ResultRow(number, seat, seat, words.get(seat, "")) for seat in seats]
    return places


def _again(context: Context, match: Match[Any, Any, Any, Any]) -> Scene:
    from scenes.table.open_table import open_table  # the tables lead here

    occupants = [context.seating.occupant(seat) for seat in context.seating.seats()]
    return open_table(context, match.game, match.options, occupants, context.seed())


def _lobby(context: Context, match: Match[Any, Any, Any, Any]) -> Scene:
    from scenes.menus.lobby.lobby import Lobby  # the lobby leads here, by way of the table

    allowed = context.kiosk_rules.allows(match.game, match.options)
    return Lobby(context, match.game, match.options if allowed else None)


def _replay(context: Context, match: Match[Any, Any, Any, Any]) -> Scene:
    from scenes.playback.replay import Replay  # it knows every table

    return Replay(context, match)

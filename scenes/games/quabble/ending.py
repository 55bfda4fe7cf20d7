"""From the end of a match to its results."""

from __future__ import annotations

from typing import Any

from rules.core import Seat
from rules.match import Match
from rules.quabble import Action, Event, Reason, View
from scenes.core.context import Context
from scenes.core.result_row import result_rows
from scenes.core.scene import Scene
from scenes.games.quabble.numbers import spelled
from words import say


def ending(context: Context, match: Match[Any, Action, Event, View]) -> Scene:
    """The results of a match that is over, with everybody's points."""
    outcome = match.state.outcome()
    assert outcome is not None, "only a match that is over has an ending"
    assert isinstance(outcome.reason, Reason)
    words = {
        Seat(seat): say("quabble.points", points=spelled(points))
        for seat, points in enumerate(outcome.points)
    }
    why = say(f"quabble.won_{outcome.reason.name.lower()}")
    return context.routes.results(match, result_rows(outcome, words), why)

"""The results of a match of Frogger."""

from __future__ import annotations

from typing import Any

from rules.core import Seat
from rules.frogger import FROGS, Action, Event, Reason, View
from rules.match import Match
from scenes.core.context import Context
from scenes.core.result_row import result_rows
from scenes.core.scene import Scene
from scenes.games.frogger.captions import FroggerCaptions
from words import say


def ending(context: Context, match: Match[Any, Action, Event, View]) -> Scene:
    """The results of a match that is over."""
    view, outcome = match.state.view(None), match.state.outcome()
    assert outcome is not None, "only a match that is over has an ending"
    assert isinstance(outcome.reason, Reason)
    words = {}
    for seat in range(match.seats):
        own = view.frogs[seat * FROGS : (seat + 1) * FROGS]
        words[Seat(seat)] = say("frogger.frogs_home", count=own.count(view.path.home))
    why = FroggerCaptions(view.path).ended(outcome.places[0], outcome.reason)
    return context.routes.results(match, result_rows(outcome, words), why)

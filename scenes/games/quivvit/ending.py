"""The results of a match of Quivvit."""

from __future__ import annotations

from typing import Any

from rules.core import Seat
from rules.match import Match
from rules.quivvit import Action, Event, View
from scenes.core.context import Context
from scenes.core.result_row import result_rows
from scenes.core.scene import Scene
from words import say


def ending(context: Context, match: Match[Any, Action, Event, View]) -> Scene:
    """The results of a match that is over."""
    view, outcome = match.state.view(None), match.state.outcome()
    assert outcome is not None, "only a match that is over has an ending"
    pairs = zip(view.board.points(), view.board.taken, strict=True)
    words = {
        Seat(seat): say("quivvit.points", points=points, cards=len(cards))
        for seat, (points, cards) in enumerate(pairs)
    }
    why = say(f"quivvit.ended_{outcome.reason.name.lower()}")
    return context.routes.results(match, result_rows(outcome, words), why)

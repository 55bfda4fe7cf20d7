"""The results of a match of Quivvit."""

from __future__ import annotations

from typing import Any

from rules.core import Seat
from rules.match import Match
from rules.quivvit import Action, Event, View
from scenes.core.context import Context
from scenes.menus.results import Results
from scenes.table.match_results import placed, results
from words import say


def ending(context: Context, match: Match[Any, Action, Event, View]) -> Results:
    """The results of a match that is over."""
    view, outcome = match.state.view(None), match.state.outcome()
    assert outcome is not None, "only a match that is over has an ending"
    pairs = zip(view.board.points(), view.board.taken, strict=True)
    words = {
        Seat(seat): say("quivvit.points", points=points, cards=len(cards))
        for seat, (points, cards) in enumerate(pairs)
    }
    why = say(f"quivvit.ended_{outcome.reason.name.lower()}")
    return results(context, match, placed(outcome, words), why)

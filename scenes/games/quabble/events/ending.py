"""How a match of Quabble ended."""

from __future__ import annotations

from typing import Any

from rules.core import Seat
from rules.match import Match
from rules.quabble import Action, Event, Reason, View
from scenes.core.ending import Ending, final_outcome, result_rows
from words import say


def ending(match: Match[Any, Action, Event, View]) -> Ending:
    """How a match ended that is over."""
    outcome = final_outcome(match)
    assert isinstance(outcome.reason, Reason)
    words = {
        Seat(seat): say("quabble.points", count=points)
        for seat, points in enumerate(outcome.points)
    }
    why = say(f"quabble.won_{outcome.reason.name.lower()}")
    return Ending(result_rows(outcome, words), why)

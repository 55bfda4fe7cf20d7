"""How a match of Quivvit ended."""

from __future__ import annotations

from typing import Any

from rules.core import Seat
from rules.match import Match
from rules.quivvit import Action, Event, View
from scenes.core.ending import Ending, final_outcome, result_rows
from scenes.games.quivvit.events.best_turns import best_turn_words, best_turns
from words import say


def ending(match: Match[Any, Action, Event, View]) -> Ending:
    """How a match ended that is over."""
    view, outcome = match.state.view(None), final_outcome(match)
    words = {
        Seat(seat): say("quivvit.worth", count=points)
        for seat, points in enumerate(view.board.points())
    }
    why = say(f"quivvit.ended_{outcome.reason.name.lower()}")
    reason = " ".join(filter(None, (why, best_turn_words(best_turns(match.events)))))
    return Ending(result_rows(outcome, words), reason)

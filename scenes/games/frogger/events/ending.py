"""How a match of Frogger ended."""

from __future__ import annotations

from typing import Any

from rules.core import Seat
from rules.frogger import FROGS, Action, Event, Reason, View
from rules.match import Match
from scenes.core.ending import Ending, final_outcome, result_rows
from scenes.games.frogger.events.captions import FroggerCaptions
from words import say


def ending(match: Match[Any, Action, Event, View]) -> Ending:
    """How a match ended that is over."""
    view, outcome = match.state.view(None), final_outcome(match)
    assert isinstance(outcome.reason, Reason)
    words = {}
    for seat in range(match.seats):
        own = view.frogs[seat * FROGS : (seat + 1) * FROGS]
        words[Seat(seat)] = say(
            "frogger.frogs_home", count=own.count(view.path.home), all=view.options.frogs
        )
    captions = FroggerCaptions(view.path, view.acting)
    why = captions.ended(outcome.places[0], outcome.reason)
    return Ending(result_rows(outcome, words), why)

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
    return Ending(result_rows(outcome, words), _why(view, outcome.places[0], outcome.reason))


def _why(view: View, winners: tuple[Seat, ...], reason: Reason) -> str:
    """Why it was over; who has won stands beside it, if that is one."""
    if reason is Reason.ALL_HOME and len(winners) == 1:
        return say("frogger.ended_all_home")
    return FroggerCaptions(view.path, view.acting).ended(winners, reason)

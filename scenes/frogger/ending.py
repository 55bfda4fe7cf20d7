"""The results of a match of Frogger."""

from __future__ import annotations

from typing import Any

from rules.core import Seat
from rules.frogger import FROGS, Action, Event, Reason, View
from rules.match import Match
from scenes.ending import placed, results
from scenes.frogger.captions import Captions
from scenes.house import House
from scenes.results import Results
from words import say


def ending(house: House, match: Match[Any, Action, Event, View]) -> Results:
    """The results of a match that is over."""
    view, outcome = match.state.view(None), match.state.outcome()
    assert outcome is not None, "only a match that is over has an ending"
    assert isinstance(outcome.reason, Reason)
    words = {}
    for seat in range(match.seats):
        own = view.frogs[seat * FROGS : (seat + 1) * FROGS]
        words[Seat(seat)] = say("frogger.frogs_home", count=own.count(view.path.home))
    why = Captions(view.path).ended(outcome.places[0], outcome.reason)
    return results(house, match, placed(outcome, words), why)

"""How a match of Quibbit ended."""

from __future__ import annotations

from typing import Any

from rules.core import Seat
from rules.match import Match
from rules.quibbit import Action, Board, Event, Reason, View
from scenes.core.ending import Ending, ResultRow, final_outcome
from words import say


def ending(match: Match[Any, Action, Event, View]) -> Ending:
    """How a match ended that is over."""
    board, outcome = match.state.view(None).board, final_outcome(match)
    places: list[ResultRow] = []
    for seats in outcome.places:
        number = len(places) + 1
        if not seats and board.dummy is not None:
            places.append(ResultRow(number, None, board.dummy))
        places += [_row(board, number, seat) for seat in seats]
    assert isinstance(outcome.reason, Reason)
    return Ending(places, say(f"quibbit.ended_{outcome.reason.name.lower()}"))


def _row(board: Board, number: int, seat: Seat) -> ResultRow:
    """One seat on the podium, and that its frog was out, if it was."""
    out = board.progress[seat] is None
    return ResultRow(number, seat, seat, say("table.eliminated") if out else "", out)

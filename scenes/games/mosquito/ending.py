"""The results of a match of Mosquito."""

from __future__ import annotations

from typing import Any

from rules.core import Seat
from rules.match import Match
from rules.mosquito import LEVELS, Action, DealEnded, Event, Reason, View
from scenes.core.context import Context
from scenes.core.result_row import result_rows
from scenes.core.scene import Scene
from scenes.games.mosquito.captions import caption
from words import say


def ending(context: Context, match: Match[Any, Action, Event, View]) -> Scene:
    """The results of a match that is over."""
    board, outcome = match.state.view(None).board, match.state.outcome()
    assert outcome is not None, "only a match that is over has an ending"
    assert isinstance(outcome.reason, Reason)
    words = {
        Seat(seat): say("mosquito.result", points=points, clean=clean)
        for seat, (points, clean) in enumerate(zip(board.points, board.clean, strict=True))
    }
    why = caption(DealEnded(board.deal, outcome.reason))
    if len(board.points) == 1:
        most = (LEVELS - 1) * len(board.layout)
        why = say("mosquito.alone_result", points=board.points[0], most=most)
    return context.routes.results(match, result_rows(outcome, words), why)

"""How a match of Mosquito ended."""

from __future__ import annotations

from rules.core import Seat
from rules.match import Match
from rules.mosquito import LEVELS, Action, Board, DealEnded, Event, Options, Reason, View
from scenes.core.ending import Ending, final_outcome, result_rows
from scenes.games.mosquito.choosing.gains import open_pads
from scenes.games.mosquito.components.meter import placed
from scenes.games.mosquito.events.captions import caption
from words import say


def ending(match: Match[Options, Action, Event, View], *, tells_direct: bool = True) -> Ending:
    """How a match ended that is over, in points and, if it *tells_direct*, in direct ones."""
    board, outcome = match.state.view(None).board, final_outcome(match)
    assert isinstance(outcome.reason, Reason)
    key = "mosquito.result" if tells_direct else "mosquito.result_points"
    words = {
        Seat(seat): say(key, points=points, clean=clean)
        for seat, (points, clean) in enumerate(zip(board.points, board.clean, strict=True))
    }
    why = caption(DealEnded(board.deal, outcome.reason))
    if outcome.reason is Reason.ALL_PASSED and _is_stuck(board, match.options):
        why = say("mosquito.ended_stuck")
    missed = False
    if len(board.points) == 1:
        most = (LEVELS - 1) * len(board.layout)
        missed = placed(board) < most
        why = say("mosquito.alone_result", points=board.points[0], most=most)
    return Ending(result_rows(outcome, words), why, missed)


def _is_stuck(board: Board, options: Options) -> bool:
    """Whether all had to pass at last: no pad was open, and no token was left."""
    can_help = options.helpers == "unlimited" or any(used < options.helpers for used in board.used)
    return not can_help and not open_pads(board.layout, mixed=options.mixed)

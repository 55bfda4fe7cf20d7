"""What a search has to know of Mosquito."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import sqrt
from random import Random

from bots.judges.mosquito import MosquitoJudge
from bots.search import Ranking, SearchModel, expected_shares, win_shares
from rules.core import Seat
from rules.mosquito import LEVELS, Action, State, Turns, View, imagine

CLEAN = 0.3  # points that a clean placement is worth
SPREAD = 0.5  # points by which chance changes a turn
TURNS = 4  # looked ahead at least, this one counted
SCORE_WEIGHT = 0.25  # of a win, for a point by the judge's rating

_JUDGE = MosquitoJudge()
_QUICK = MosquitoJudge(samples=5)


def rank(view: View, legal: Collection[Action], rng: Random) -> Ranking[Action]:
    """The turns that the judge sees."""
    if not isinstance(legal, Turns):
        return [(action, 0.0) for action in legal]
    return _JUDGE.rank(view, legal, rng)


def reply(state: State, rng: Random) -> dict[Seat, Action]:
    """What the judge would do after a short look."""
    seat = state.player
    return {seat: _QUICK.choose(state.view(seat), state.legal(seat), rng)}


def far_enough(first: State, now: State) -> bool:
    """Whether the next turn of one's own is over, or the deal is: alone, nothing less will do."""
    seats, is_over = len(now.hands), now.board.deal > first.board.deal
    if seats == 1:
        return is_over
    return is_over or _turns(now) >= _turns(first) + max(TURNS, seats + 1)


def _turns(state: State) -> int:
    return sum(state.board.points) + state.board.passes


def shares(state: State) -> Sequence[float]:
    """Who has placed most, and most cleanly; alone, how much of all that there is to place."""
    board, seats = state.board, len(state.hands)
    if seats == 1:
        return [board.points[0] / _full(state)]
    outcome = state.outcome()
    if outcome:
        return win_shares(outcome, seats)
    merits = [a + CLEAN * b for a, b in zip(board.points, board.clean, strict=True)]
    left = sum(LEVELS - len(cards) for cards in board.layout)
    if state.options.deals == "each":
        left += (seats - board.deal) * _full(state)
    return expected_shares(merits, SPREAD * sqrt(1 + left / seats))


def _full(state: State) -> int:
    """The placements a layout has room for."""
    return 2 * state.options.columns * (LEVELS - 1)


SEARCH_MODEL: SearchModel[Action, View] = SearchModel(
    imagine, rank, reply, far_enough, shares, score_weight=SCORE_WEIGHT
)

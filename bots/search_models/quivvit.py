"""What a search has to know of Quivvit."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import sqrt
from random import Random

from bots.judges.quivvit import QuivvitForesight, QuivvitJudge, outlook, rounds_left
from bots.judges.quivvit_outlook import CARD_WORTH
from bots.search import Ranking, SearchModel, expected_shares, win_shares
from rules.core import Seat
from rules.quivvit import Action, Keep, State, View, imagine

TURN = 8.0  # points a turn brings
SPREAD = 1.5  # points by which chance changes a turn
BLOCKING = 0.15  # how often somebody lays a Block
SCORE_WEIGHT = 0.1  # of a win, for a point by the rating

_JUDGE = QuivvitJudge()
_FORESIGHT = QuivvitForesight()


def rank(view: View, legal: Collection[Action], rng: Random) -> Ranking[Action]:
    """The best choices with their ratings, which heed what they leave."""
    return _FORESIGHT.rank(view, legal, rng)


def reply(state: State, rng: Random) -> dict[Seat, Action]:
    """The player takes what is best, the others hardly ever block."""
    return {seat: _answer(state, seat, rng) for seat in sorted(state.to_act())}


def _answer(state: State, seat: Seat, rng: Random) -> Action:
    legal = state.legal(seat)
    if state.turn.asking:
        return rng.choice(legal) if rng.random() < BLOCKING else Keep()
    return _JUDGE.choose(state.view(seat), legal, rng)


def far_enough(first: State, now: State) -> bool:
    """Whether the turn is over."""
    return _turns(now) > _turns(first)


def _turns(state: State) -> int:
    """The turns that are over."""
    turn, seats = state.turn, len(state.board.taken)
    return turn.round * seats + (turn.player - turn.first) % seats


def shares(state: State) -> Sequence[float]:
    """Who is ahead, and by how much, counting what is there to take and the turns to come."""
    seats = len(state.board.taken)
    outcome = state.outcome()
    if outcome:
        return win_shares(outcome, seats)
    view, board, turn = state.view(None), state.board, state.turn
    rounds, done = rounds_left(view), (turn.player - turn.first) % seats
    merits = [
        made + CARD_WORTH * len(cards) + TURN * ((seat - turn.first) % seats >= done)
        for seat, (made, cards) in enumerate(zip(board.points(), board.taken, strict=True))
    ]
    merits[turn.player] += outlook(view).best() - TURN
    return expected_shares(merits, SPREAD * sqrt(rounds + 1))


SEARCH_MODEL: SearchModel[Action, View] = SearchModel(
    imagine, rank, reply, far_enough, shares, score_weight=SCORE_WEIGHT
)

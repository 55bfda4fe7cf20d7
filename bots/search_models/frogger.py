"""What a search has to know of Frogger."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from bots.judges.frogger import FroggerJudge, FroggerPosition
from bots.search import Ranking, SearchModel, expected_shares, win_shares
from rules.core import Seat
from rules.frogger import Action, State, View, imagine

SPREAD = 8.0  # path cards by which chance may still change the outcome
SCORE_WEIGHT = 0.01  # of a win, for a path card by the judge's rating

_JUDGE = FroggerJudge()


def rank(view: View, legal: Collection[Action], rng: Random) -> Ranking[Action]:
    """All choices with the judge's ratings."""
    assert view.seat is not None
    hand = view.own + view.public[view.seat]
    position = FroggerPosition(view.path, view.crocodiles, view.frogs, view.seat, hand)
    scored = [(action, position.after(action).worth()) for action in legal]
    rng.shuffle(scored)
    return sorted(scored, key=lambda pair: -pair[1])


def reply(state: State, rng: Random) -> dict[Seat, Action]:
    """What the judge would do."""
    seat = state.acting
    return {seat: _JUDGE.choose(state.view(seat), state.legal(seat), rng)}


def far_enough(first: State, now: State) -> bool:
    """Whether this turn is over."""
    return now.turn > first.turn


def shares(state: State) -> Sequence[float]:
    """How far everybody has come."""
    board, seats = state.board, len(state.board.hands)
    outcome = state.outcome()
    if outcome:
        return win_shares(outcome, seats)
    positions = [
        FroggerPosition(board.path, board.crocodiles, board.frogs, Seat(seat), hand.cards)
        for seat, hand in enumerate(board.hands)
    ]
    return expected_shares([position.worth() for position in positions], SPREAD)


SEARCH_MODEL: SearchModel[Action, View] = SearchModel(
    imagine, rank, reply, far_enough, shares, width=5, score_weight=SCORE_WEIGHT
)

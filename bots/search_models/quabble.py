"""What a search has to know of Quabble."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import sqrt
from random import Random

from bots.judges.quabble import FUTURE_VALUE, QuabbleJudge, action_values
from bots.search import Ranking, SearchModel, expected_shares, win_shares
from rules.core import Seat
from rules.quabble import Action, CardKind, State, View, float_points, imagine, seat_order

SPREAD = 4.0  # points by which chance changes a round
STEPS = 4

_JUDGE = QuabbleJudge(STEPS)


def rank(view: View, legal: Collection[Action], rng: Random) -> Ranking[Action]:
    """All choices with the judge's ratings."""
    actions = list(legal)
    worth = action_values(view, actions, STEPS)
    return sorted(zip(actions, worth, strict=True), key=lambda pair: -pair[1])


def reply(state: State, rng: Random) -> dict[Seat, Action]:
    """What judges would do."""
    return {
        seat: _JUDGE.choose(state.view(seat), state.legal(seat), rng)
        for seat in sorted(state.to_act())
    }


def far_enough(first: State, now: State) -> bool:
    """Whether the round is over."""
    return now.board.round > first.board.round


def shares(state: State) -> Sequence[float]:
    """What everybody owns is worth today, and what the cards to come may change in that."""
    seats = len(state.hands)
    outcome = state.outcome()
    if outcome:
        return win_shares(outcome, seats)
    board, drifts = state.board, _drifts(state)
    order = seat_order(Seat(0), seats, board.clockwise)
    made = float_points(board.house_set, board.treasuries, board.shared, order)
    kinds = board.house_set.kinds
    merits = [
        points + sum(drifts[kinds[card]] for card in cards)
        for points, cards in zip(made, board.treasuries, strict=True)
    ]
    rounds = (sum(map(len, state.hands)) + len(state.deck)) / seats
    return expected_shares(merits, SPREAD * sqrt(rounds + 1))


def _drifts(state: State) -> dict[CardKind, float]:
    """How the cards yet to come will change the worth of a card of each kind."""
    kinds = state.board.house_set.kinds
    cards = [*state.deck, *(card for hand in state.hands for card in hand)]
    coming = [kinds[card] for card in cards]
    return {kind: FUTURE_VALUE.get(kind, 0.0) * coming.count(kind) for kind in CardKind}


SEARCH_MODEL: SearchModel[Action, View] = SearchModel(imagine, rank, reply, far_enough, shares)

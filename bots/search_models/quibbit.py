"""What a search has to know of Quibbit."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from bots.judges.quibbit import QuibbitJudge, chances
from bots.search import Ranking, SearchModel, win_shares
from rules.core import Seat
from rules.quibbit import Action, Frog, Pick, State, View, imagine, is_home, leap

ROUNDS = 2  # looked ahead, this one counted
RANDOM_RATE = 0.2  # how often a frog is expected to pick any card
# Of a win, for a whole win by the judge's rating, which few simulations cannot replace.
SCORE_WEIGHT = 0.5
# What counts for a pick in a playout: coming home, getting to the front, and chance.
HOME, TILE, MOOD = 2.0, 0.1, 0.5

_JUDGE = QuibbitJudge(steps=4)


def rank(view: View, legal: Collection[Action], rng: Random) -> Ranking[Action]:
    """All choices with the judge's ratings."""
    actions = list(legal)
    if len(actions) == 1:
        return [(actions[0], 0.0)]
    worth = _JUDGE.weigh(view, actions, rng)
    return sorted(zip(actions, worth, strict=True), key=lambda pair: -pair[1])


def reply(state: State, rng: Random) -> dict[Seat, Action]:
    """Each frog picks a card that comes home, or a high one, or any."""
    return {seat: _pick(state, seat, rng) for seat in sorted(state.to_act())}


def _pick(state: State, seat: Seat, rng: Random) -> Action:
    legal, board = state.legal(seat), state.board
    if not board.round or len(legal) == 1 or rng.random() < RANDOM_RATE:
        return rng.choice(legal)
    start, ring = board.progress[seat] or 0, board.ring
    others = [at for frog, at in enumerate(board.progress) if at is not None and frog != seat]

    def rating(action: Action) -> float:
        assert isinstance(action, Pick)
        end, _ = leap(start, action.card, others, len(ring))
        home = HOME if is_home(ring[end % len(ring)], Frog(seat)) else 0.0
        return home + TILE * (end - start) + MOOD * rng.random()

    return max(legal, key=rating)


def far_enough(first: State, now: State) -> bool:
    """Whether the rounds to look ahead are over."""
    return now.board.round >= max(first.board.round, 1) + ROUNDS


def shares(state: State) -> Sequence[float]:
    """The judge's rating of every position."""
    seats = len(state.board.hands)
    outcome = state.outcome()
    if outcome:
        return win_shares(outcome, seats)
    if not state.board.round:
        return [1 / seats] * seats
    hoped = chances(state.board)
    return [hoped.get(Frog(seat), 0.0) for seat in range(seats)]


SEARCH_MODEL: SearchModel[Action, View] = SearchModel(
    imagine, rank, reply, far_enough, shares, score_weight=SCORE_WEIGHT, tree=True
)

"""The bots of Lilies: strong leaves for the best flowers, and what a search has to know."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from random import Random

from bots.core import Bot
from bots.search import Ranking, SearchModel, expected_shares, win_shares
from rules.core import Seat
from tests.games.lilies.rules import FLOWERS, LEAVES, Action, State, View, imagine

SPREAD = 3.0  # points that chance may still turn


@dataclass(frozen=True, slots=True)
class LiliesJudge:
    """Chooses the leaf that suits the flower, but with the chance *slip* any leaf."""

    slip: float = 0.0

    def choose(self, view: View, legal: Collection[Action], rng: Random) -> Action:
        if rng.random() < self.slip:
            return rng.choice(list(legal))
        return rank(view, legal, rng)[0][0]


def rank(view: View, legal: Collection[Action], rng: Random) -> Ranking[Action]:
    """All choices, the best first."""
    return sorted(((action, _score(view, action)) for action in legal), key=lambda pair: -pair[1])


def _score(view: View, action: Action) -> float:
    """How well a leaf suits the flower, or no flower: weak leaves are laid aside."""
    strength = action.leaf / len(LEAVES)
    if view.board.options.lowest:
        strength = 1 - strength
    return -abs(strength - (view.board.flower or 0) / len(FLOWERS))


def reply(state: State, rng: Random) -> dict[Seat, Action]:
    """Everybody chooses any leaf."""
    return {seat: rng.choice(state.legal(seat)) for seat in sorted(state.to_act())}


def shares(state: State) -> Sequence[float]:
    """What share of the win each seat may expect."""
    outcome, points = state.outcome(), state.board.points
    return win_shares(outcome, len(points)) if outcome else expected_shares(points, SPREAD)


SEARCH_MODEL: SearchModel[Action, View] = SearchModel(
    imagine, rank, reply, far_enough=lambda first, later: False, shares=shares
)


def easy() -> Bot[Action, View]:
    """Often chooses any leaf."""
    return LiliesJudge(slip=0.6)


def normal() -> Bot[Action, View]:
    """Chooses any leaf now and then."""
    return LiliesJudge(slip=0.2)


def judge() -> Bot[Action, View]:
    """Always chooses the leaf that suits the flower best."""
    return LiliesJudge()

"""The bots of Lilies: strong leaves for the best flowers, and what a search has to know."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from bots.core import Bot
from bots.ranked import RankedBot
from bots.search import Ranking, SearchModel, expected_shares, random_reply, win_shares
from tests.games.lilies.rules import FLOWERS, LEAVES, Action, State, View, imagine

SPREAD = 3.0  # points that chance may still turn


def rank(view: View, legal: Collection[Action], rng: Random) -> Ranking[Action]:
    """All choices, the best first."""
    return sorted(((action, _score(view, action)) for action in legal), key=lambda pair: -pair[1])


def _score(view: View, action: Action) -> float:
    """How well a leaf suits the flower, or no flower: weak leaves are laid aside."""
    strength = action.leaf / len(LEAVES)
    if view.board.options.lowest:
        strength = 1 - strength
    return -abs(strength - (view.board.flower or 0) / len(FLOWERS))


def shares(state: State) -> Sequence[float]:
    """What share of the win each seat may expect."""
    outcome, points = state.outcome(), state.board.points
    return win_shares(outcome, len(points)) if outcome else expected_shares(points, SPREAD)


SEARCH_MODEL: SearchModel[Action, View] = SearchModel(
    imagine, rank, random_reply, far_enough=lambda first, later: False, shares=shares
)


def easy() -> Bot[Action, View]:
    """Often chooses any leaf."""
    return RankedBot(rank, 0.6)


def normal() -> Bot[Action, View]:
    """Chooses any leaf now and then."""
    return RankedBot(rank, 0.2)


def judge() -> Bot[Action, View]:
    """Always chooses the leaf that suits the flower best."""
    return RankedBot(rank)

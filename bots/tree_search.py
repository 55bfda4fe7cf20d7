"""A search that builds a tree, for games in which little is hidden: it plans turns ahead.

It is a Monte Carlo tree search for simultaneous choices. Every seat has a node of its own for
whatever it sees, so that nobody chooses by what only others know, and picks from it by an upper
confidence bound.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from bots.search import Budget, Ranking, Search, SearchModel, SeatView
from rules.core import Seat, State

A = TypeVar("A")
V = TypeVar("V", bound=SeatView)

EXPLORATION = 0.1  # of a win, by which choices that were hardly tried are preferred
TRUST = 20.0  # simulations for which the judge's score of a choice counts


class _Node(Generic[A]):
    """What a seat may choose where it sees one thing, how often it did, and the shares it got."""

    __slots__ = ("_totals", "_tries", "_visits", "actions")

    def __init__(self, actions: Sequence[A]) -> None:
        self.actions = actions
        self._visits = [0.0] * len(actions)
        self._totals = [0.0] * len(actions)
        self._tries = 0.0

    @classmethod
    def ranked(cls, ranking: Ranking[A]) -> _Node[A]:
        """One in which the judge's scores stand for simulations, if they tell anything apart."""
        node = cls([action for action, _ in ranking])
        if any(score for _, score in ranking):
            for at, (_, score) in enumerate(ranking):
                node.count(at, score, TRUST)
        return node

    def pick(self, rng: Random) -> int:
        """The place of the choice with the highest bound; of those never tried, any."""
        untried = [at for at, visits in enumerate(self._visits) if not visits]
        if untried:
            return rng.choice(untried)
        reach = EXPLORATION * sqrt(log(self._tries + 1))
        best, found = -inf, 0
        for at, visits in enumerate(self._visits):
            bound = self._totals[at] / visits + reach / sqrt(visits)
            if bound > best:
                best, found = bound, at
        return found

    def count(self, at: int, share: float, times: float = 1.0) -> None:
        """Count what the choice at a place brought."""
        self._visits[at] += times
        self._totals[at] += times * share
        self._tries += times

    def best(self) -> A:
        """The choice that was tried most; of equals the one that was ranked first."""
        return self.actions[max(range(len(self.actions)), key=self._visits.__getitem__)]


_Nodes: TypeAlias = dict[V, _Node[A]]


@dataclass(frozen=True, slots=True)
class TreeSearch(Generic[A, V]):
    """Plays on in imagined states, and chooses what it tried most because it brought most."""

    model: SearchModel[A, V]
    budget: Budget

    def choose(self, view: V, legal: Collection[A], rng: Random) -> A:
        if len(legal) == 1:
            return next(iter(legal))
        spent = self.budget.start()
        nodes = self._first_nodes(view, legal, rng)
        while spent() < 1:
            self._simulate(self.model.imagine(view, rng), nodes, rng)
        return nodes[view].best()

    def _first_nodes(self, view: V, legal: Collection[A], rng: Random) -> _Nodes[V, A]:
        """Those of all who choose now, as the judge ranks them."""
        model = self.model
        nodes = {view: _Node.ranked(model.rank(view, legal, rng))}
        imagined = model.imagine(view, rng)
        for seat in sorted(imagined.to_act() - {view.seat}):
            seen = imagined.view(seat)
            nodes[seen] = _Node.ranked(model.rank(seen, imagined.legal(seat), rng))
        return nodes

    def _simulate(self, state: State[A, Any, V], nodes: _Nodes[V, A], rng: Random) -> None:
        """Play until somebody sees something new, then count what that is worth to each."""
        path: list[tuple[Seat, _Node[A], int]] = []
        known = True
        while known and (acting := state.to_act()):
            choices: dict[Seat, A] = {}
            for seat in sorted(acting):
                seen = state.view(seat)
                if seen not in nodes:
                    nodes[seen], known = _Node(list(state.legal(seat))), False
                node = nodes[seen]
                at = node.pick(rng)
                path.append((seat, node, at))
                choices[seat] = node.actions[at]
            state, _ = state.apply(choices, rng)
        shares = self.model.shares(state)
        for seat, node, at in path:
            node.count(at, shares[seat])


def make_search(model: SearchModel[A, V], budget: Budget) -> Search[A, V] | TreeSearch[A, V]:
    """The search that pays in the game of *model*."""
    return TreeSearch(model, budget) if model.tree else Search(model, budget)

"""A bot that needs nothing but the ranking that a search model has of all choices."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from bots.search import Ranking

A = TypeVar("A")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class RankedBot(Generic[A, V]):
    """Makes the choice that ``rank`` has first, or, at a rate of ``error_rate``, any."""

    rank: Callable[[V, Collection[A], Random], Ranking[A]]
    error_rate: float = 0.0

    def choose(self, view: V, legal: Collection[A], rng: Random) -> A:
        if rng.random() < self.error_rate:
            return rng.choice(list(legal))
        return self.rank(view, legal, rng)[0][0]

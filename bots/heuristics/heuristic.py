"""A bot that follows a simple rule."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Generic, TypeVar

A = TypeVar("A")
V = TypeVar("V")


class Heuristic(Generic[A, V]):
    """Keeps the actions that the first key rates highest, of these the next key's, of those any."""

    def __init__(self, *keys: Callable[[V, A], float]) -> None:
        self._keys = keys

    def choose(self, view: V, legal: Collection[A], rng: Random) -> A:
        left = list(legal)
        for key in self._keys:
            if len(left) > 1:
                rated = [(key(view, action), action) for action in left]
                best = max(rating for rating, _ in rated)
                left = [action for rating, action in rated if rating == best]
        return rng.choice(left)

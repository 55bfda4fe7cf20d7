"""A bot with a temper."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Generic, TypeVar

from bots.core import Bot
from bots.search import SearchModel, SeatView
from rules.games import Registration

A = TypeVar("A")
V = TypeVar("V", bound=SeatView)


@dataclass(frozen=True, slots=True)
class Trait(Generic[A, V]):
    """What shows a temper: ``key`` rates how well an action of a view does.

    Actions whose ratings by the judge differ by at most ``margin`` are about equally good: so
    much that the bot is as strong as one without a temper.
    """

    key: Callable[[V, A], float]
    margin: float


def traits_of(game: Registration) -> Mapping[str, Trait[Any, Any]]:
    """The traits of one game by tempers; no other game is imported."""
    if not game.tempers:
        return {}
    traits: Mapping[str, Trait[Any, Any]] = import_module(game.tempers).TRAITS
    return traits


@dataclass(frozen=True, slots=True)
class TemperedBot(Generic[A, V]):
    """Chooses, of what is about as good as the choice of *bot*, what shows the temper best."""

    bot: Bot[A, V]
    model: SearchModel[A, V]
    trait: Trait[A, V]

    def choose(self, view: V, legal: Collection[A], rng: Random) -> A:
        chosen = self.bot.choose(view, legal, rng)
        if len(legal) == 1:
            return chosen
        ratings = dict(self.model.rank(view, legal, rng))
        if chosen not in ratings:
            return chosen
        alike = [
            action
            for action in ratings
            if abs(ratings[action] - ratings[chosen]) <= self.trait.margin
        ]
        return max(alike, key=lambda action: (self.trait.key(view, action), action == chosen))

"""A search for any game: it tries the judge's best choices in many imagined states."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, exp
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from bots.core import RandomBot
from rules.core import Outcome, Seat, State

A = TypeVar("A")

Ranking: TypeAlias = Sequence[tuple[A, float]]  # the best first, with the judge's score of each

# Choices are dropped only after they were tried in so many worlds.
FAIR_TRIAL = 3
# In how many worlds the judge is asked what others will choose at the same time.
GUESSES = 2


class SeatView(Protocol):
    """What the views of all games have."""

    @property
    def seat(self) -> Seat | None: ...


V = TypeVar("V", bound=SeatView)


class Budget(Protocol):
    """How long a search may take for one choice."""

    def start(self) -> Callable[[], float]:
        """Begin a choice; call what comes back before each look to hear the part that is spent."""


@dataclass(frozen=True, slots=True)
class Looks:
    """A number of looks ahead, which gives the same choice on every machine."""

    most: int

    def start(self) -> Callable[[], float]:
        looks = iter(range(self.most))
        return lambda: next(looks, self.most) / self.most


@dataclass(frozen=True, slots=True)
class Seconds:
    """A number of seconds of a clock."""

    most: float
    clock: Callable[[], float]

    def start(self) -> Callable[[], float]:
        end = self.clock() + self.most
        return lambda: 1 - (end - self.clock()) / self.most


@dataclass(frozen=True, slots=True)
class SearchModel(Generic[A, V]):
    """What a search has to know of a game.

    ``rank`` gives the choices worth a look as the judge scores them, ``reply`` what all who are
    to act may do next, found quickly; ``enough`` tells whether a world looked ahead from has come
    far enough, ``standing`` what share of the win each seat may hope for. ``width`` is how many
    choices are looked at, ``trust`` how much of a win one point of the judge's score stands for,
    ``whim`` how often others do something else than the judge would.
    """

    imagine: Callable[[V, Random], State[A, Any, V]]
    rank: Callable[[V, Collection[A], Random], Ranking[A]]
    reply: Callable[[Any, Random], Mapping[Seat, A]]
    enough: Callable[[Any, Any], bool]
    standing: Callable[[Any], Sequence[float]]
    width: int = 8
    trust: float = 0.0
    whim: float = 0.25


@dataclass(slots=True)
class _Candidate(Generic[A]):
    """A choice, what the judge says for it, and what it was worth in the worlds tried so far."""

    action: A
    prior: float
    total: float = 0.0


@dataclass(frozen=True, slots=True)
class Search(Generic[A, V]):
    """Tries choices in the same imagined states, and drops the weaker ones step by step."""

    sense: SearchModel[A, V]
    budget: Budget

    def choose(self, view: V, legal: Collection[A], rng: Random) -> A:
        if len(legal) == 1:
            return next(iter(legal))
        spent = self.budget.start()
        seat, sense = view.seat, self.sense
        assert seat is not None
        ranked = sense.rank(view, legal, rng)[: sense.width]
        left = [_Candidate(action, sense.trust * score) for action, score in ranked]
        company, worlds = _Company(sense, seat), 0
        while len(left) > 1:
            world, luck = sense.imagine(view, rng), rng.getrandbits(64)
            others = company.choose(world, rng)
            found = []
            for candidate in left:
                part = spent()
                if part >= 1:
                    return _best(left, worlds)[0].action
                choices = {**others, seat: candidate.action}
                found.append(self._look(world, choices, Random(luck))[seat])
            worlds += 1
            for candidate, value in zip(left, found, strict=True):
                candidate.total += value
            if worlds >= FAIR_TRIAL:
                left = _best(left, worlds)[: max(2, ceil(len(ranked) ** (1 - part)))]
        return left[0].action

    def _look(
        self, world: State[A, Any, V], choices: Mapping[Seat, A], rng: Random
    ) -> Sequence[float]:
        """What these choices are worth to all, after a while of quick play."""
        sense = self.sense
        state, _ = world.apply(choices, rng)
        while state.to_act() and not sense.enough(world, state):
            state, _ = state.apply(sense.reply(state, rng), rng)
        return sense.standing(state)


def _best(candidates: Sequence[_Candidate[A]], worlds: int) -> list[_Candidate[A]]:
    """The candidates, the best first; of equals the one the judge prefers."""
    tried = max(worlds, 1)
    return sorted(candidates, key=lambda one: -(one.prior + one.total / tried))


class _Company(Generic[A, V]):
    """The others who choose at the same time, sometimes like judges, sometimes at random."""

    def __init__(self, sense: SearchModel[A, V], seat: Seat) -> None:
        self._sense, self._seat = sense, seat
        self._guesses: dict[Seat, list[A]] = {}

    def choose(self, world: State[A, Any, V], rng: Random) -> dict[Seat, A]:
        """What they choose in a world."""
        others = sorted(world.to_act() - {self._seat})
        return {other: self._choice(world, other, rng) for other in others}

    def _choice(self, world: State[A, Any, V], other: Seat, rng: Random) -> A:
        legal, guesses = world.legal(other), self._guesses.setdefault(other, [])
        if len(guesses) < GUESSES:
            guesses.append(self._sense.rank(world.view(other), legal, rng)[0][0])
        guess = rng.choice(guesses)
        if guess in legal and rng.random() >= self._sense.whim:
            return guess
        return RandomBot().choose(None, legal, rng)


def win_shares(outcome: Outcome, seats: int) -> list[float]:
    """Each seat's share of the win, once it is decided."""
    winners = outcome.places[0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def hopes(merits: Sequence[float], spread: float) -> list[float]:
    """Each seat's share of a win to come; *spread* is how much chance may still change."""
    best = max(merits)
    pulls = [exp((merit - best) / spread) for merit in merits]
    total = sum(pulls)
    return [pull / total for pull in pulls]

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

# Choices are dropped only after they were tried in so many states.
LEAST_STATES = 3
# In how many states the judge is asked what others will choose at the same time.
GUESSES = 2


class SeatView(Protocol):
    """What the views of all games have."""

    @property
    def seat(self) -> Seat | None: ...


V = TypeVar("V", bound=SeatView)


class Budget(Protocol):
    """How long a search may take for one choice."""

    def start(self) -> Callable[[], float]:
        """Begin a choice; what is returned tells before each simulation which part is spent."""


@dataclass(frozen=True, slots=True)
class Simulations:
    """A number of simulations, which gives the same choice on every machine."""

    most: int

    def start(self) -> Callable[[], float]:
        simulations = iter(range(self.most))
        return lambda: next(simulations, self.most) / self.most


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

    ``imagine`` samples a state from a view. ``rank`` gives the choices worth a simulation with the
    judge's score of each, ``reply`` quick choices of all seats that are to act. ``far_enough`` says
    of a first and a later state whether to stop there, ``shares`` what share of the win each seat
    may expect. ``width`` is how many choices are tried, ``score_weight`` the share of a win that a
    point of the judge's score stands for, ``random_rate`` how often other seats choose at random.
    With ``tree`` a search plans several turns ahead instead, for which the judge's scores are to be
    shares of a win.
    """

    imagine: Callable[[V, Random], State[A, Any, V]]
    rank: Callable[[V, Collection[A], Random], Ranking[A]]
    reply: Callable[[Any, Random], Mapping[Seat, A]]
    far_enough: Callable[[Any, Any], bool]
    shares: Callable[[Any], Sequence[float]]
    width: int = 8
    score_weight: float = 0.0
    random_rate: float = 0.25
    tree: bool = False


def random_reply(state: State[A, Any, Any], rng: Random) -> dict[Seat, A]:
    """Any choice of everybody: a ``reply`` for games in which no quick choice is better."""
    bot = RandomBot()
    return {seat: bot.choose(None, state.legal(seat), rng) for seat in sorted(state.to_act())}


@dataclass(slots=True)
class _Candidate(Generic[A]):
    """A choice, its score by the judge, and the sum of its shares in the states tried so far."""

    action: A
    prior: float
    total: float = 0.0


@dataclass(frozen=True, slots=True)
class Search(Generic[A, V]):
    """Tries choices in the same imagined states, and drops the weaker ones step by step."""

    model: SearchModel[A, V]
    budget: Budget

    def choose(self, view: V, legal: Collection[A], rng: Random) -> A:
        if len(legal) == 1:
            return next(iter(legal))
        spent = self.budget.start()
        seat, model = view.seat, self.model
        assert seat is not None
        ranked = model.rank(view, legal, rng)[: model.width]
        left = [_Candidate(action, model.score_weight * score) for action, score in ranked]
        other_seats, tried_states = _OtherSeats(model, seat), 0
        while len(left) > 1:
            imagined, seed = model.imagine(view, rng), rng.getrandbits(64)
            others = other_seats.choose(imagined, rng)
            found = []
            for candidate in left:
                part = spent()
                if part >= 1:
                    return _best(left, tried_states)[0].action
                choices = {**others, seat: candidate.action}
                found.append(self._simulate(imagined, choices, Random(seed))[seat])
            tried_states += 1
            for candidate, value in zip(left, found, strict=True):
                candidate.total += value
            if tried_states >= LEAST_STATES:
                left = _best(left, tried_states)[: max(2, ceil(len(ranked) ** (1 - part)))]
        return left[0].action

    def _simulate(
        self, imagined: State[A, Any, V], choices: Mapping[Seat, A], rng: Random
    ) -> Sequence[float]:
        """The share of each seat after these choices and a while of quick replies."""
        model = self.model
        state, _ = imagined.apply(choices, rng)
        while state.to_act() and not model.far_enough(imagined, state):
            state, _ = state.apply(model.reply(state, rng), rng)
        return model.shares(state)


def _best(candidates: Sequence[_Candidate[A]], tried_states: int) -> list[_Candidate[A]]:
    """The candidates, the best first; of equals the one the judge prefers."""
    tried = max(tried_states, 1)
    return sorted(candidates, key=lambda one: -(one.prior + one.total / tried))


class _OtherSeats(Generic[A, V]):
    """The others who choose at the same time, sometimes like judges, sometimes at random."""

    def __init__(self, model: SearchModel[A, V], seat: Seat) -> None:
        self._model, self._seat = model, seat
        self._guesses: dict[Seat, list[A]] = {}

    def choose(self, imagined: State[A, Any, V], rng: Random) -> dict[Seat, A]:
        """What they choose in an imagined state."""
        others = sorted(imagined.to_act() - {self._seat})
        return {other: self._choice(imagined, other, rng) for other in others}

    def _choice(self, imagined: State[A, Any, V], other: Seat, rng: Random) -> A:
        legal, guesses = imagined.legal(other), self._guesses.setdefault(other, [])
        if len(guesses) < GUESSES:
            guesses.append(self._model.rank(imagined.view(other), legal, rng)[0][0])
        guess = rng.choice(guesses)
        if guess in legal and rng.random() >= self._model.random_rate:
            return guess
        return RandomBot().choose(None, legal, rng)


def win_shares(outcome: Outcome, seats: int) -> list[float]:
    """Each seat's share of the win, once it is decided."""
    winners = outcome.places[0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def expected_shares(merits: Sequence[float], spread: float) -> list[float]:
    """Each seat's share of a win to come; *spread* is how much chance may still change."""
    best = max(merits)
    pulls = [exp((merit - best) / spread) for merit in merits]
    total = sum(pulls)
    return [pull / total for pull in pulls]

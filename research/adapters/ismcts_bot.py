"""OpenSpiel's information set Monte Carlo tree search as a bot of ours."""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import sqrt
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from research.adapters.open_spiel_games import OpenSpielState
from research.sequential_match import imagined_match, rewards

EXPLORATION = sqrt(2)
UNLIMITED = 1_000_000
STEP_SHARE = 0.5  # of the time left, for each step of a choice that has several


class _TimeIsOver(Exception):
    """No simulation begins any more."""


class RandomPlayouts:
    """Evaluates a state by a match of random choices, without a chance node for every draw."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def evaluate(self, state: Any) -> list[float]:
        """The rewards of all seats at the end of such a match."""
        match = state.match
        return [*rewards(match.play_out(self._rng), match.coding.seats)]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All actions, each as likely as any other."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class _TimedSearch(ISMCTSBot):
    """The search of OpenSpiel, until a clock shows that its time is over."""

    def __init__(self, game: Any, seed: int, clock: Callable[[], float]) -> None:
        super().__init__(
            game,
            RandomPlayouts(Random(seed)),
            EXPLORATION,
            UNLIMITED,
            random_state=np.random.RandomState(seed),
            use_observation_string=True,
        )
        self._clock, self._end, self.simulations = clock, 0.0, 0

    def best(self, state: Any, seconds: float) -> int:
        """The action that is tried most in so many seconds, of several in any of them."""
        self._end, self.simulations = self._clock() + seconds, 0
        try:
            policy = self.run_search(state)
        except _TimeIsOver:
            policy = self.get_final_policy(state, self._root_node)
        return int(max(policy, key=lambda pair: pair[1])[0])

    def sample_root_state(self, state: Any) -> Any:
        """An imagined state for the next simulation."""
        # Two simulations are the fewest after which there is anything to choose from.
        if self.simulations >= 2 and self._clock() >= self._end:
            raise _TimeIsOver
        self.simulations += 1
        return super().sample_root_state(state)


class IsmctsBot:
    """Thinks so many seconds of a clock about each choice."""

    def __init__(self, name: str, seats: int, seconds: float, clock: Callable[[], float]) -> None:
        self._game = pyspiel.load_game(f"croakade_{name}", {"players": seats})
        self._seconds, self._clock = seconds, clock

    def choose(self, view: Any, legal: Collection[Any], rng: Random) -> Any:
        """The action that the search has tried most, step by step."""
        if len(legal) == 1:
            return next(iter(legal))
        search = _TimedSearch(self._game, rng.getrandbits(32), self._clock)
        match, steps = imagined_match(self._game.coding, view, rng), self._game.coding.steps
        left, taken = self._seconds, tuple[int, ...]()
        while (action := steps.action(legal, taken) if taken else None) is None:
            seconds = left if steps.longest == 1 else STEP_SHARE * left
            codes = steps.next(legal, taken)
            state = OpenSpielState(self._game, match)
            code = codes[0] if len(codes) == 1 else search.best(state, seconds)
            left -= 0 if len(codes) == 1 else seconds
            taken = (*taken, code)
            match.take(code)
        return action

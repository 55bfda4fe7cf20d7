"""An environment of PettingZoo as generic as can be, beside which ours are measured."""

from __future__ import annotations

from random import Random
from typing import Any

from research.adapters.seat_env import SeatEnv
from rules.core import Seat
from rules.games import AnyGame


class ListedEnv(SeatEnv):
    """Lists what is legal; an action is an index into the list, an observation is its length."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        super().__init__(seats)
        self._game, self._seats, self._rng = game, seats, Random()

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Deal a new match."""
        self._rng = Random(seed)
        self._state = self._game.deal(self._game.options(), self._seats, self._rng)
        self._made: dict[Seat, Any] = {}
        self._seat_agents()
        self._ask()

    def step(self, action: int) -> None:
        """Make the choice at an index; the choices of all seats are applied together."""
        self._made[self._asked] = self._legal[action]
        if self._made.keys() == self._state.to_act():
            self._state, _ = self._state.apply(self._made, self._rng)
            self._made = {}
        if self._state.outcome() is None:
            self._ask()
        else:
            self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> int:
        """How many choices the agent that is asked has."""
        return len(self._legal)

    def _ask(self) -> None:
        self._asked = min(self._state.to_act() - self._made.keys())
        self._legal = [*self._state.legal(self._asked)]
        self.agent_selection = self.possible_agents[self._asked]

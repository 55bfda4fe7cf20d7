"""The games as environments of PettingZoo in which one agent acts at a time."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from research.adapters.seat_env import SeatEnv
from research.coding import coding
from research.observation import slices
from research.sequential_match import SequentialMatch, rewards, sequential_arrays
from rules.core import Outcome, Seat
from rules.games import game_called

AgentObservation = dict[str, Any]


class GameEnv(SeatEnv):
    """A game by its name, with options and a number of seats; each agent has a seat.

    Agents are named ``seat_0``, ``seat_1`` and so on. An observation has the items of all arrays of
    the seat's view under ``observation``, which ``arrays`` takes apart, and which actions are legal
    under ``action_mask``. ``match`` knows all.

    :raises ValueError: if the game is not for that many *seats* or has no such *options*.
    """

    def __init__(self, name: str, seats: int, **options: Any) -> None:
        super().__init__(seats)
        self.metadata = {
            "name": f"croakade_{name}_v0",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self._game, self._seats = game_called(name), seats
        self._options = self._game.options(**options)
        self._coding = coding(self._game, self._options, seats)
        self._slices = [*slices(sequential_arrays(self._coding))]
        self._codes = self._coding.steps.codec.size
        self._rng = Random()
        self.action_spaces = {agent: Discrete(self._codes) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._seat_of = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}

    def action_space(self, agent: str) -> Discrete:
        """The codes of the steps of a choice."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Dict:
        """The items of all arrays, and the mask."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Deal a new match; the same *seed* deals the same one."""
        if seed is not None:
            self._rng = Random(seed)
        state = self._game.deal(self._options, self._seats, self._rng)
        self.match = SequentialMatch(self._coding, state)
        self._seat_agents()
        self.agent_selection = self.possible_agents[self.match.asked or 0]

    def step(self, action: Any) -> None:
        """Take a step for the agent that is asked; others do not know it before all have chosen."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        match = self.match
        match.take(int(action))
        if match.asked is None:
            match.advance(self._rng)
        if match.asked is None:
            self._end(match.state.outcome())
        else:
            self.agent_selection = self.possible_agents[match.asked]

    def observe(self, agent: str) -> AgentObservation:
        """The view of the agent's seat, and the mask of what it may do now."""
        match, seat = self.match, self._seat_of[agent]
        legal = match.legal() if seat == match.asked else ()
        return {
            "observation": np.frombuffer(match.items(seat), np.int32),
            "action_mask": _mask(legal, self._codes).copy(),
        }

    def arrays(self, observation: NDArray[np.int32]) -> dict[str, NDArray[np.int32]]:
        """The arrays of an observation by their names; they share its memory."""
        return {array.name: observation[part].reshape(array.shape) for array, part in self._slices}

    def render(self) -> None:
        """Nothing is drawn."""

    def close(self) -> None:
        """Nothing is open."""

    def _end(self, outcome: Outcome) -> None:
        """Give the rewards; no agent acts any more."""
        earned = rewards(outcome, self._seats)
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _space(self) -> Dict:
        low = [array.low for array, _ in self._slices for _ in range(array.size)]
        high = [array.high for array, _ in self._slices for _ in range(array.size)]
        items = Box(np.array(low, np.int32), np.array(high, np.int32), dtype=np.int32)
        return Dict({"observation": items, "action_mask": Box(0, 1, (self._codes,), np.int8)})


@lru_cache(maxsize=256)
def _mask(legal: tuple[int, ...], size: int) -> NDArray[np.int8]:
    """So many items: 1 at each legal code, 0 elsewhere."""
    mask = bytearray(size)
    for code in legal:
        mask[code] = 1
    return np.frombuffer(mask, np.int8)

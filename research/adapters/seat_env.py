"""What all environments of PettingZoo have here: an agent for each seat."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv


class SeatEnv(AECEnv):
    """Its agents are named ``seat_0``, ``seat_1`` and so on."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]

    def _seat_agents(self) -> None:
        """All agents are there, and nothing is won or lost yet."""
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

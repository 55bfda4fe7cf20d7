"""The environments of PettingZoo, tried by its own suite."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import fields
from functools import partial
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from tests.all_games import GAMES
from tests.matches.match_histories import GAMES_AND_SEATS, AnyGame, game_id
from tests.research.option_combinations import some_options

pytestmark = pytest.mark.research

CYCLES = 40


@pytest.fixture(scope="module", autouse=True)
def own_environment() -> Iterator[None]:
    """PettingZoo asks for another audio driver as it is imported: later tests need theirs."""
    with patch.dict(os.environ):
        yield


@pytest.fixture(scope="module")
def suite() -> Any:
    return pytest.importorskip("pettingzoo.test", reason="needs the extra 'research'")


@pytest.fixture(scope="module")
def env_type(suite: Any) -> Any:
    return pytest.importorskip("research.adapters.pettingzoo_env").GameEnv


@pytest.mark.filterwarnings("ignore::UserWarning")  # that an observation has a mask beside it
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_every_game_passes_the_suite_of_petting_zoo(
    suite: Any, env_type: Any, game: AnyGame, seats: int
) -> None:
    suite.api_test(env_type(game.name, seats), num_cycles=CYCLES)
    suite.seed_test(partial(env_type, game.name, seats), num_cycles=CYCLES)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_every_game_passes_the_suite_of_petting_zoo_with_options(
    suite: Any, env_type: Any, game: AnyGame
) -> None:
    for options in some_options(game):
        named = {each.name: getattr(options, each.name) for each in fields(options)}
        suite.api_test(env_type(game.name, game.seats[-1], **named), num_cycles=CYCLES)


def test_a_match_comes_to_its_end_and_rewards_each_agent_once(env_type: Any) -> None:
    env = env_type("quabble", 3)
    env.reset(seed=1)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        earned[agent] += reward
        env.step(None if ended else int(np.flatnonzero(observation["action_mask"])[-1]))
    assert env.agents == []
    assert sorted(earned.values()) == [-1.0, 0.0, 1.0]


def test_an_observation_is_taken_apart_by_the_names_of_its_arrays(env_type: Any) -> None:
    env = env_type("quivvit", 2)
    env.reset(seed=1)
    first, second = (env.arrays(env.observe(agent)["observation"]) for agent in env.possible_agents)
    assert (first.pop("seat"), second.pop("seat")) == (0, 1)
    assert first["colours"].shape == (25, 4)
    assert {*map(tuple, np.sort(first["colours"]))} == {(1, 2, 3, 4)}
    assert all(np.array_equal(first[name], second[name]) for name in first)

"""Matches that are killed at any moment go on as what they were; see `--kills` for how often."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.all_games import GAMES
from tests.scenes.matches.kills.match_kills import check, kill, whole


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_match_killed_at_any_moment_is_all_there_up_to_its_last_choice(
    game: str, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    rng, reference = Random(game), whole(game)
    for number in range(pytestconfig.getoption("--kills")):
        folder = tmp_path / str(number)
        made = kill(folder, game, rng.uniform(0, reference.seconds))
        check(folder, reference.match, made)

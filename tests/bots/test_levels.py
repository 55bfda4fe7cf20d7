"""Each level has a bot in every game, and bots choose what is legal from what their seat sees."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from bots.core import RandomBot
from bots.levels import LEVELS, make_bot
from bots.search import Simulations
from tests.all_games import GAMES
from tests.matches.match_histories import (
    GAMES_AND_SEATS,
    AnyGame,
    game_id,
    play_with_bots,
)
from tests.paths import ROOT

LEVEL_NAMES = sorted(set(LEVELS) - {"hard"})  # who plays hard is the one who searches
HASTE = Simulations(5)  # for those who look ahead


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_every_game_has_every_level(game: AnyGame) -> None:
    assert LEVELS == ("easy", "normal", "hard", "random", "judge", "search")
    for level in LEVELS:
        assert make_bot(level, game.name)


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_who_plays_hard_looks_ahead(game: AnyGame) -> None:
    assert make_bot("hard", game.name) == make_bot("search", game.name)


def test_an_unknown_level_is_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match="no bot 'clever'; choose from easy, normal, hard, random"):
        make_bot("clever", "quibbit")


def test_an_unknown_game_is_refused_with_the_choices() -> None:
    with pytest.raises(ValueError, match="no bot plays 'chess'; choose from quibbit"):
        make_bot("easy", "chess")


@cache
def played(game: AnyGame, seats: int, level: str) -> Sequence[object]:
    """All choices of a whole match of bots of one *level*, which is played once."""
    history = play_with_bots(game, game.options(), [level] * seats, 3, HASTE)
    assert history.outcome
    return history.match.log


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS, ids=game_id)
def test_every_bot_plays_a_whole_match_by_the_rules(game: AnyGame, seats: int, level: str) -> None:
    assert played(game, seats, level)


@pytest.mark.parametrize(
    "level", sorted({*LEVEL_NAMES} - {"search"})
)  # that a search does is tested apart
@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_a_bot_chooses_the_same_for_the_same_chance(game: AnyGame, level: str) -> None:
    first, again = (play(game, game.seats[-1], level) for play in (played, played.__wrapped__))
    assert first == again


def test_dice_fall_on_every_legal_action() -> None:
    rng = Random(1)
    fallen: set[Any] = {RandomBot().choose(None, [1, 2, 3], rng) for _ in range(100)}
    assert fallen == {1, 2, 3}


def test_a_random_bot_chooses_from_any_collection() -> None:
    assert RandomBot().choose(None, {4}, Random(1)) == 4


def test_only_the_game_that_is_played_is_loaded() -> None:
    script = (
        "import sys; from bots.levels import make_bot\n"
        "make_bot('hard', 'frogger'); print(*sys.modules)"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = set(run.stdout.split())
    assert {"bots.judges.frogger", "bots.search_models.frogger"} <= loaded
    assert not loaded & {
        "bots.judges.quabble",
        "bots.search_models.quabble",
        "bots.judges.mosquito",
        "pygame",
    }

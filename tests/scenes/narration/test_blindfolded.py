"""Whole matches by speech alone: a player who hears and presses keys, and knows nothing else."""

from __future__ import annotations

import pytest

from rules.games import AnyGame
from scenes.menus.title import Title
from tests.all_games import GAMES
from tests.matches.match_histories import game_id
from tests.scenes.narration.blindfolded_player import BlindfoldedPlayer
from tests.scenes.narration.narrated_app import narrated_app

pytestmark = pytest.mark.usefixtures("with_quick_bots")


@pytest.mark.parametrize("game", GAMES, ids=game_id)
def test_a_match_is_played_from_the_title_to_the_results_and_back(game: AnyGame) -> None:
    with narrated_app(speed="brisk", reduced_motion=True, hints="never") as narrated:
        player = BlindfoldedPlayer(narrated, seed=3)
        player.open_short_match(game.title)
        while not player.has_ended():
            player.choose()
        player.go_home()
        narrated.app.shows(Title)

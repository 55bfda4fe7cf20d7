"""Whole matches by one key, from the title to the results and back, by the real event queue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from scenes.core.lobby_setup import LobbySetup
from scenes.core.settings import Settings
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.results import Results
from scenes.menus.settings.settings_menu import SettingsMenu
from scenes.menus.title import Title
from tests.scenes.one_button_player import OneButtonPlayer
from tests.scenes.running_app import RunningApp, running_app

SHORT: Mapping[str, LobbySetup] = {
    "quibbit": LobbySetup(2, options={"rounds": 15}),
    "frogger": LobbySetup(2, options={"frogs": 2}),
    "quabble": LobbySetup(3, options={"short_game": True}),
    "mosquito": LobbySetup(2, options={"columns": 4, "deals": "one"}),
    "quivvit": LobbySetup(2, options={"rounds": 3}),
}
WAYS = ("auto", "hold", "step", "auto", "auto")
CALM = Settings(scan_time=500, reduced_motion=True, hints="never", speed="brisk")


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(settings=CALM) as opened:
        opened.context.lobby_setups.update(SHORT)
        yield opened


def play(app: RunningApp, game: str, way: str) -> OneButtonPlayer:
    """From the title to the results of a match of *game* with *way* of one button."""
    app.set(one_button=way)
    player = OneButtonPlayer(app, way)
    player.choose(game)
    app.shows(Lobby)
    player.choose("start")
    player.play(Results)
    app.run_until(lambda: app.screen.menu.items)
    return player


@pytest.mark.parametrize(("game", "way"), list(zip(SHORT, WAYS, strict=True)))
def test_one_key_plays_from_the_title_to_the_results_and_back(
    app: RunningApp, game: str, way: str
) -> None:
    player = play(app, game, way)
    assert len(app.shows(Results).ending.rows) > 1
    player.choose("home")
    app.shows(Title)


def test_one_key_leaves_a_match_and_switches_itself_off(app: RunningApp) -> None:
    app.set(one_button="auto")
    player = OneButtonPlayer(app, "auto")
    player.choose("quibbit")
    player.choose("start")
    player.choose_row("Pause")
    player.choose("leave")
    player.choose("leave_match")
    app.shows(Title)
    player.choose("settings")
    player.change("one_button", -1, "off")
    app.shows(SettingsMenu)
    assert not app.context.input_reader.one_button

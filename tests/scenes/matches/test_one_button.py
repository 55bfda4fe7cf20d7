"""Whole matches by one key, from the title to the results and back, by the real event queue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from rules.core import Seat
from rules.games import game_called
from scenes.core.settings.lobby_setup import LobbySetup
from scenes.core.settings.settings import Settings
from scenes.games.quivvit.choosing.rotation_chooser import RotationChooser
from scenes.lessons.lesson_scene import LessonScene
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.results import Results
from scenes.menus.settings.settings_menu import SettingsMenu
from scenes.menus.title import Title
from scenes.playback.replay import SCANNED, Replay
from scenes.playback.replay_bar import ReplayControl
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS
from seats.occupants import BotPlayer, Person
from sprites.pictures.pictures import Art, Collage, Text
from tests.scenes.one_button_player import REST, OneButtonPlayer
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from tests.scenes.table.checked_tables import TINY

pytestmark = pytest.mark.usefixtures("with_quick_bots")

SHORT: Mapping[str, LobbySetup] = {
    "quibbit": LobbySetup(2, options={"rounds": 15}),
    "frogger": LobbySetup(2, options={"frogs": 2}),
    "quabble": LobbySetup(3, options={"short_game": True, "cards": 20}),
    "mosquito": LobbySetup(2, options={"columns": 4, "deals": "one"}),
    "quivvit": LobbySetup(2, options={"rounds": 3}),
}
WAYS = ("auto", "hold", "auto", "step", "auto")
CALM = Settings(scan_time=500, reduced_motion=True, hints="never", speed="brisk")


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app(TINY, CALM) as opened:
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
    app.run_until(lambda: app.shows(Results).takes_presses)
    return player


@pytest.mark.parametrize(("game", "way"), list(zip(SHORT, WAYS, strict=True)))
def test_one_key_plays_from_the_title_to_the_results_and_back(
    app: RunningApp, game: str, way: str
) -> None:
    player = play(app, game, way)
    assert len(app.shows(Results).ending.rows) > 1
    player.choose("home")
    app.shows(Title)


def test_one_key_leaves_a_match(app: RunningApp) -> None:
    app.set(one_button="auto")
    player = OneButtonPlayer(app, "auto")
    player.choose("quibbit")
    player.choose("start")
    player.choose_row("Pause")
    player.choose("leave")
    player.choose("leave_match")
    app.shows(Lobby)


def test_one_key_switches_itself_off_and_the_match_goes_on(app: RunningApp) -> None:
    app.set(one_button="auto")
    player = OneButtonPlayer(app, "auto")
    table = app.open_table(Person(RIGHT_KEYS), BotPlayer("easy"), game=game_called("quivvit"))
    player.choose_row("Pause")
    player.choose("settings")
    player.change("one_button", -1, "off")
    app.shows(SettingsMenu)
    keys = KeyButtons(RIGHT_KEYS)
    tap(app, keys, Intent.CANCEL, Intent.CANCEL)
    app.run_until(lambda: app.at(table) and table.pending.people_choosing)
    assert isinstance(table.pending.chooser(Seat(0)), RotationChooser)


def test_a_name_tag_shows_the_one_button_while_there_is_one(app: RunningApp) -> None:
    app.set(one_button="auto", speech="own")  # so that there are lists all the time
    table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"))
    sign = table.panels[0].tag._device
    assert isinstance(sign.picture, Art)
    assert sign.picture.name == "icon-one-button"
    OneButtonPlayer(app, "auto").choose_row("Pause")
    app.set(one_button="off")
    tap(app, KeyButtons(LEFT_KEYS), Intent.CANCEL)
    assert app.at(table)
    assert sign.picture.name == "icon-keys"


def test_one_key_goes_through_a_lesson(app: RunningApp) -> None:
    app.set(one_button="auto")
    player = OneButtonPlayer(app, "auto")
    player.choose("mosquito")
    player.choose("lesson")
    player.learn(app.shows(LessonScene))
    app.shows(Lobby)


def test_one_key_watches_a_match_again(app: RunningApp) -> None:
    app.set(one_button="auto")
    player = OneButtonPlayer(app, "auto")
    table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=game_called("quivvit"))
    player.make_choice()
    app.stack.reset(Title(app.context), Replay(app.context, table.match, [BotPlayer("easy")] * 2))
    replay = app.shows(Replay)
    app.frames(REST)
    for key in (ReplayControl.PLAY, ReplayControl.LEAVE):
        player.press_when(lambda key=key: replay.scanned is key)  # type: ignore[misc]
        assert replay.paused
    app.shows(Title)


def said_of_the_button(replay: Replay) -> str:
    """What the last line of the words on the one button says."""
    (board,) = (one for one in replay.table.stage.tokens if one.name == "scan words")
    assert isinstance(board.picture, Collage)
    words = board.picture.pieces[-1].picture
    assert isinstance(words, Text)
    return words.words.splitlines()[-1]


def test_the_buttons_of_a_replay_say_what_they_do(app: RunningApp) -> None:
    app.set(one_button="auto")
    app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), game=game_called("quivvit"))
    OneButtonPlayer(app, "auto").make_choice()
    replay = Replay(app.context, app.table.match, [BotPlayer("easy")] * 2)
    app.stack.reset(Title(app.context), replay)
    said = []
    for _ in SCANNED:
        app.frames(2)
        at = replay.scanned
        said.append(said_of_the_button(replay))
        app.run_until(lambda at=at: replay.scanned is not at)  # type: ignore[misc]
    assert said == [
        "Press: pause",
        "Press: show the next choice",
        "Press: play at speed ×2",
        "Press: leave the replay",
        "Press: show the choice before",
    ]

"""The program as a kiosk: it fills the screen, and there is only what its owner allows."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from rules.core import Seat
from rules.frogger import Options
from scenes.core.ending import Ending, ResultRow
from scenes.core.settings.settings import Settings
from scenes.kiosk.kiosk_file import parse_kiosk_file
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.lobby.options_menu import OptionsMenu
from scenes.menus.results import Results
from scenes.playback.attract import Attract
from scenes.table.table_scene import TableScene
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from tests.all_games import GAMES
from tests.paths import ROOT
from tests.scenes.kiosk.kiosk_app import ServiceManager, kiosk_app
from tests.scenes.running_app import running_app
from tests.scenes.simulated_players import Mouse, choose_item

pytestmark = pytest.mark.usefixtures("own_home")

IGNORED = (
    signal.SIGINT,
    signal.SIGHUP,
    signal.SIGQUIT,
    signal.SIGUSR1,
    signal.SIGUSR2,
    signal.SIGALRM,
    signal.SIGTSTP,
    signal.SIGTTIN,
    signal.SIGPWR,
    signal.SIGRTMIN,
)
PATIENCE = 60.0  # seconds until a program that says nothing counts as hanging
FROGGER = next(game for game in GAMES if game.name == "frogger")
ALLOWED = """
games = ["frogger", "mosquito"]
[options.frogger]
crocodiles = true
open_hands = [true, false]
courts = [false]
free_swim = false
frogs = 6
[options.mosquito]
columns = [6, 4]
"""


def wait_for(manager: ServiceManager, word: str) -> None:
    """Come back when the program says *word*, which it has not said before."""
    manager.words()
    manager.socket.settimeout(PATIENCE)
    while manager.socket.recv(100).decode() != word:
        pass
    manager.socket.setblocking(False)


def test_of_all_signals_only_sigterm_ends_a_kiosk(tmp_path: Path) -> None:
    manager = ServiceManager(str(tmp_path / "notify"))
    surroundings = {
        "CROAKADE_HOME": str(tmp_path / "home"),
        "NOTIFY_SOCKET": str(tmp_path / "notify"),
        "WATCHDOG_USEC": "300000",
    }
    running = subprocess.Popen(
        [sys.executable, str(ROOT / "run_game.py"), "--kiosk"],
        env=os.environ | surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        wait_for(manager, "READY=1")
        for name in IGNORED:
            running.send_signal(name)
            wait_for(manager, "WATCHDOG=1")
        wait_for(manager, "WATCHDOG=1")
        assert running.poll() is None
        running.send_signal(signal.SIGTERM)
        assert running.communicate(timeout=PATIENCE) == (b"", b"")
        assert running.returncode == 0
        assert "STOPPING=1" in manager.words()
    finally:
        running.kill()
        manager.socket.close()


def test_a_kiosk_fills_the_screen_whatever_the_settings_say(tmp_path: Path) -> None:
    with kiosk_app(tmp_path, "[settings]\nfullscreen = false\n", size=None) as kiosk:
        shown = pygame.display.get_surface()
        assert shown is not None
        assert shown.get_flags() & pygame.FULLSCREEN
        kiosk.app.context.keep(Settings(fullscreen=False))
        shown = pygame.display.get_surface()
        assert shown is not None
        assert shown.get_flags() & pygame.FULLSCREEN


def test_of_the_options_only_those_with_several_values_can_be_turned() -> None:
    with running_app() as app:
        app.context.kiosk_rules = parse_kiosk_file(ALLOWED)
        begun = app.context.kiosk_rules.default_options(FROGGER)
        assert (begun.crocodiles, begun.open_hands, begun.courts) == (True, True, False)
        menu = OptionsMenu(app.context, FROGGER, begun, lambda _: None, LEFT_KEYS)
        assert [line.name for line in menu.rows()] == ["open_hands"]
        lobby = Lobby(app.context, FROGGER)
        app.stack.reset(lobby)
        app.frames(2)
        assert lobby.options == begun


@pytest.mark.parametrize(
    ("kiosk_rules", "wish", "kept"),
    [
        ("", Options(crocodiles=True, courts=True), True),
        (ALLOWED, Options(crocodiles=True, open_hands=False), True),
        (ALLOWED, Options(crocodiles=True, courts=True), False),  # kept from before the owner's no
    ],
)
def test_the_lobby_after_a_match_keeps_its_options_where_they_are_allowed(
    kiosk_rules: str, wish: Options, kept: bool
) -> None:
    with running_app() as app:
        app.context.kiosk_rules = parse_kiosk_file(kiosk_rules)
        table = app.open_table(Person(LEFT_KEYS), BotPlayer("easy"), shown=False, game=FROGGER)
        table.match.options = wish
        app.stack.reset(
            app.context.routes.results(table.match, Ending([ResultRow(1, Seat(0), 0)], " "))
        )
        app.run_until(lambda: app.shows(Results).takes_presses)
        choose_item(app, Mouse(app), "lobby")
        usual = app.context.kiosk_rules.default_options(FROGGER)
        assert wish != usual
        assert app.shows(Lobby).options == (wish if kept else usual)


def test_the_show_plays_what_the_house_allows() -> None:
    with running_app() as app:
        app.context.kiosk_rules = parse_kiosk_file(ALLOWED)
        for game in app.context.kiosk_rules.offered_games:
            shown = Attract(app.context, game).shown
            assert isinstance(shown, TableScene)
            assert shown.table.match.options == app.context.kiosk_rules.default_options(game)
        assert [game.name for game in app.context.kiosk_rules.offered_games] == [
            "frogger",
            "mosquito",
        ]


@pytest.mark.parametrize("volume", [0, 40, 100])
def test_the_house_says_how_loud_it_is(tmp_path: Path, volume: int) -> None:
    volumes = "".join(f"{name} = {volume}\n" for name in ("effects", "ambience", "music"))
    text = f"[settings]\n{volumes}attract_sound = false\n"
    with kiosk_app(tmp_path, text) as kiosk:
        bank = kiosk.app.context.bank
        assert (bank._effects, bank._ambience.volume, bank._music.volume) == (volume / 100,) * 3
        assert not kiosk.app.context.settings.attract_sound

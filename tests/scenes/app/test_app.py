from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import pygame
import pytest

from rules.games import AnyGame
from scenes.app.app import App
from scenes.app.command_line.arguments import parse
from scenes.app.loop import GameClock
from scenes.app.stored_settings.settings_file import SettingsFile
from scenes.app.window import open_display
from scenes.core.paths import settings_file
from scenes.core.settings.settings import Settings
from scenes.lessons.lesson_scene import LessonScene
from scenes.menus.lobby.lobby import Lobby
from scenes.menus.title import Title
from scenes.table.overlays.missing_device import MissingDeviceDialog
from scenes.table.table_scene import TableScene
from scenes.ui.menu.dialog import Dialog
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from seats.sdl_hints import prepare_environment
from tests.all_games import GAMES
from tests.paths import ROOT
from words import say

PROGRAM = [sys.executable, str(ROOT / "run_game.py")]
DEMO = ["--headless", "--demo", "--game", "quibbit"]
QUICK = ["--seats", "random", "random", "--size", "320x180"]
SHORT = {
    "quibbit": "rounds=15",
    "frogger": "frogs=2",
    "quabble": "cards=20",
    "mosquito": "columns=4",
    "quivvit": "rounds=4",
}
SHOWN = 10  # pictures of a match, at least
PATIENCE = 60  # seconds until a program that should have ended counts as hanging


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A home of our own, a screen and speakers that are not there, and signals as they were."""
    monkeypatch.setenv("CROAKADE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    before = {name: signal.getsignal(name) for name in (signal.SIGINT, signal.SIGTERM)}
    before[signal.SIGHUP] = signal.getsignal(signal.SIGHUP)
    yield
    for name, answer in before.items():
        signal.signal(name, answer)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def run(
    arguments: Sequence[str], environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@contextmanager
def app_with(*arguments: str, clock: GameClock | None = None) -> Iterator[App]:
    """The whole program behind a window nobody sees, on a clock that does not wait."""
    prepare_environment()
    open_display(headless=False)
    pygame.font.init()
    app = App(parse(arguments), tell=print, clock=clock or GameClock())
    app.stack.on_reset = gc.collect  # what else there is belongs to the tests
    try:
        yield app
    finally:
        app.close()
        pygame.quit()


def run_frames(app: App, frames: int) -> bool:
    left = iter(range(frames))
    return app.run(lambda: next(left, None) is None)


# The command line


def test_help_is_printed_and_ends_well() -> None:
    ended = run(["--help"])
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "--headless" in ended.stdout


@pytest.mark.parametrize(
    "line",
    [
        "--game chess",
        "--game quibbit --seats me you",
        "--game quibbit --seats me",
        "--game quibbit --option hat=red",
        "--size huge",
        "--seed seven",
        "--headless",
        "--demo",
        "--headless --demo --game quibbit --matches 0",
        "--headless --demo --game quibbit --shots /dev/null/shots",
        "--croak",
    ],
)
def test_a_bad_argument_is_one_sentence_and_exit_code_2(line: str) -> None:
    ended = run(line.split())
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1
    assert ended.stderr.endswith(".\n")


def test_without_a_display_one_sentence_is_said() -> None:
    blind = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    ended = run([], blind)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == say("command.no_display") + "\n"


# The demo


def test_the_demo_tells_every_result_the_same_for_the_same_seed(home: Path) -> None:
    both = run([*DEMO, *QUICK, "--seed", "7", "--matches", "2"])
    last = run([*DEMO, *QUICK, "--seed", "8"])
    assert (both.returncode, both.stderr) == (last.returncode, last.stderr) == (0, "")
    first_line, second_line = both.stdout.splitlines()
    assert first_line.startswith("quibbit with seed 7: 1. ")
    assert second_line + "\n" == last.stdout
    assert not home.exists()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_demo_plays_a_match_of_every_game_to_its_end(game: AnyGame, tmp_path: Path) -> None:
    seats, shots = ["easy"] * max(2, game.seats[0]), tmp_path / "shots"
    line = ["--headless", "--demo", "--game", game.name, "--seats", *seats]
    line += ["--shots", str(shots), "--every", "2"]  # nothing else is drawn
    line += ["--option", SHORT[game.name]]
    ended = run([*line, "--size", "320x180", "--seed", "5"])
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith(f"{game.name} with seed 5: 1. ")
    assert len(list(shots.iterdir())) > SHOWN


def test_the_demo_takes_pictures_in_game_time(tmp_path: Path) -> None:
    shots = ["--shots", str(tmp_path / "shots"), "--every", "4"]
    assert run([*DEMO, *QUICK, "--seed", "3", *shots]).returncode == 0
    files = sorted((tmp_path / "shots").iterdir())
    assert [file.name for file in files[:3]] == ["00000.00.png", "00004.00.png", "00008.00.png"]
    first, second = (pygame.image.load(file) for file in files[:2])
    assert first.get_size() == (320, 180)
    assert pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(second, "RGB")


def test_a_reader_who_leaves_does_not_end_the_demo() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    demo = [*PROGRAM, *DEMO, *QUICK, "--seed", "1"]
    ended = subprocess.run(
        demo, stdout=writer, stderr=subprocess.PIPE, timeout=PATIENCE, check=False
    )
    os.close(writer)
    assert (ended.returncode, ended.stderr) == (0, b"")


# Leaving


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
@pytest.mark.parametrize("scene", [[], ["--game", "quibbit", "--seats", "me", "hard", "judge"]])
def test_signals_end_the_game_cleanly(name: str, scene: list[str], tmp_path: Path) -> None:
    shots = tmp_path / "shots"
    running = subprocess.Popen(
        [*PROGRAM, *scene, "--shots", str(shots), "--every", "0.2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        _wait_for_pictures(shots, 4)
        running.send_signal(getattr(signal, name))
        assert running.communicate(timeout=PATIENCE) == (b"", b"")
        assert running.returncode == 0
    finally:
        running.kill()


def _wait_for_pictures(folder: Path, count: int) -> None:
    until = monotonic() + PATIENCE
    while len(list(folder.glob("*.png"))) < count:
        assert monotonic() < until, "the program does not come up"
        sleep(0.05)


@pytest.mark.parametrize("arguments", [[], ["--game", "quibbit", "--seats", "me", "easy"]])
def test_closing_the_window_ends_the_game(arguments: list[str]) -> None:
    with app_with(*arguments) as app:
        run_frames(app, 5)
        pygame.event.post(pygame.Event(pygame.QUIT))
        frames = iter(range(10))
        assert app.run(lambda: next(frames, None) is None)
        assert next(frames, None) is not None


# What opens


def test_without_arguments_the_title_opens() -> None:
    with app_with() as app:
        run_frames(app, 5)
        assert [type(scene) for scene in app.stack.scenes] == [Title]


def test_behind_a_lesson_is_the_lobby_of_its_game() -> None:
    with app_with("--lesson", "quabble") as app:
        title, lobby, lesson = app.stack.scenes
        assert isinstance(title, Title)
        assert isinstance(lobby, Lobby)
        assert isinstance(lesson, LessonScene)
        assert lobby.game == lesson.table.match.game


def test_a_game_alone_opens_its_lobby() -> None:
    with app_with("--game", "quibbit") as app:
        run_frames(app, 5)
        assert [type(scene) for scene in app.stack.scenes] == [Title, Lobby]


def test_a_game_with_seats_goes_straight_to_the_table() -> None:
    with app_with("--game", "quibbit", "--seats", "me", "normal", "--seed", "5") as app:
        run_frames(app, 5)
        scene = app.stack.scenes[-1]
        assert isinstance(scene, TableScene)
        assert (scene.table.match.seed, scene.table.match.seats) == (5, 2)
        occupants = [app.context.seating.occupant(seat) for seat in app.context.seating.seats()]
        assert occupants == [Person(LEFT_KEYS), BotPlayer("normal")]


def test_a_pad_that_is_not_there_is_asked_for() -> None:
    with app_with("--game", "quibbit", "--seats", "pad", "normal") as app:
        run_frames(app, 5)
        assert isinstance(app.stack.scenes[-1], MissingDeviceDialog)


def test_every_match_of_a_run_has_the_next_seed() -> None:
    with app_with("--seed", "41") as app:
        assert [app.context.seed() for _ in range(3)] == [41, 42, 43]


# The window


@pytest.mark.parametrize("arguments", [[], ["--game", "quibbit", "--seats", "me", "easy"]])
def test_a_window_of_another_size_is_filled_at_once(arguments: list[str]) -> None:
    with app_with(*arguments) as app:
        run_frames(app, 5)
        pygame.display.set_mode((800, 450), pygame.RESIZABLE)
        assert run_frames(app, 3)
        screen = pygame.display.get_surface()
        assert screen is not None
        assert app.context.renderer.pixels == screen.get_size() == (800, 450)
        corners = [(0, 0), (799, 0), (0, 449), (799, 449)]
        assert all(screen.get_at(corner)[:3] != (0, 0, 0) for corner in corners)


def test_the_settings_can_fill_the_screen() -> None:
    with app_with() as app:
        run_frames(app, 5)
        app.context.keep(Settings(fullscreen=True))
        assert run_frames(app, 3)
        assert app.context.renderer.pixels == pygame.display.get_desktop_sizes()[0]
        app.context.keep(Settings())
        assert run_frames(app, 3)
        assert app.context.renderer.pixels < pygame.display.get_desktop_sizes()[0]


# Settings


def test_changed_settings_are_followed_at_once_and_kept() -> None:
    with app_with() as app:
        wanted = replace(Settings(), text_size=150, reduced_motion=True, peek="toggle")
        app.context.keep(wanted)
        assert app.context.settings == wanted
        assert app.context.renderer.text_scale == 1.5
        assert app.context.renderer.reduced_motion
        assert app.context.input_reader.peek_toggles
    assert SettingsFile(settings_file()).load()[0].settings == wanted


def test_a_broken_settings_file_is_said_on_screen_and_kept() -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text("speed = ")
    with app_with() as app:
        run_frames(app, 10)
        notice = app.stack.scenes[-1]
        assert isinstance(notice, Dialog)
        assert "settings.broken-1.toml" in notice.words
        assert app.context.settings == Settings()
    assert settings_file().with_name("settings.broken-1.toml").read_text() == "speed = "


def test_settings_that_cannot_be_kept_are_followed_and_said_once(home: Path) -> None:
    home.write_text("a file where the folder should be")
    with app_with() as app:
        app.context.keep(Settings(text_size=125))
        deadline = monotonic() + 60
        while not app.context.notices and monotonic() < deadline:
            sleep(0.01)
        assert len(app.context.notices) == 1
        app.context.keep(Settings(text_size=150))
        assert app.context.renderer.text_scale == 1.5
    assert len(app.context.notices) == 1


def test_a_launcher_fills_the_screen_and_ends_a_match_at_once_with_alt_and_f4() -> None:
    seats = ("--game", "mosquito", "--seats", "keys")
    with app_with("--profile", "launcher", *seats) as app:
        screen = pygame.display.get_surface()
        assert screen is not None
        assert screen.get_flags() & pygame.FULLSCREEN
        frames = iter(range(20))
        assert app.run(lambda: next(frames, None) is None)
        keys = {"scancode": pygame.KSCAN_F4, "key": pygame.K_F4, "mod": pygame.KMOD_LALT}
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, keys))
        left = iter(range(2))
        assert app.run(lambda: next(left, None) is None)
        assert next(left, "not asked again") != "not asked again"

from __future__ import annotations

import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import pygame
import pytest

from scenes.app.stored_settings.settings_file import SettingsFile
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
from tests.scenes.app.opened_app import app_with, run_frames


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
def test_closing_the_window_ends_the_game(arguments: list[str]) -> None:
    with app_with(*arguments) as app:
        run_frames(app, 5)
        pygame.event.post(pygame.Event(pygame.QUIT))
        frames = iter(range(10))
        assert app.run(lambda: next(frames, None) is None)
        assert next(frames, None) is not None


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

"""The title is there soon: it loads only what it needs, and listens before the rest is loaded."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.app import title_cache
from scenes.menus.title import Title
from tests.paths import ROOT
from tests.scenes.app.opened_app import app_with, run_frames

SIZE = "640x360"
# Prints all loaded modules when the loop reads input for the first time.
LOADED = """
import json, os, sys, pygame
def get(*_arguments, **_named):
    print(json.dumps(sorted(sys.modules)), flush=True)
    os._exit(0)
pygame.event.get = get
import run_game
run_game.main(["--size", "640x360"])
"""
OF_GAMES = ("rules.", "bots.", "scenes.games.")
GAMES = ("quibbit", "frogger", "quabble", "mosquito", "quivvit")
LATER = {
    "archive.disk_archive",
    "archive.problems",
    "archive.stored_match",
    "asyncio",
    "bots.levels",
    "fractions",
    "ifaddr",
    "multiprocessing",
    "phones",
    "rules.breakdown",
    "rules.record",
    "scenes.app.demos.demo",
    "scenes.kiosk",
    "scenes.menus.lobby.lobby",
    "scenes.narration",
    "scenes.phones",
    "scenes.playback",
    "seats.phones.phone_reader",
    "segno",
    "socket",
    "speech",
    "sqlite3",
    "tomlkit",
    "wave",
    "websockets",
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("CROAKADE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield tmp_path / "home"
    pygame.quit()


def start_once() -> None:
    """Run the program until it has written what makes its next start faster."""
    with app_with("--size", SIZE) as app:
        assert run_frames(app, 30)
        app.context.renderer._disk_cache.wait()
    for thread in threading.enumerate():
        if thread.name == title_cache.THREAD_NAME:
            thread.join()


def loaded() -> set[str]:
    """The modules of a process whose title has begun to listen."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_nothing_is_loaded_that_the_title_does_not_need() -> None:
    start_once()
    modules = loaded()
    assert "scenes.menus.title" in modules
    assert not modules & LATER
    parts = {(name, game) for name in modules if name.startswith(OF_GAMES) for game in GAMES}
    assert not [name for name, game in parts if game in name.split(".")]


def test_a_press_that_came_too_soon_moves_the_focus_as_soon_as_the_title_is_there() -> None:
    start_once()
    with app_with("--size", SIZE) as app:
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, scancode=79))
        title = app.stack.top
        assert isinstance(title, Title)
        first = title.menu.focus
        assert run_frames(app, 1)
        before = pygame.image.tobytes(app.services.window.surface(), "RGB")
        assert title.menu.focus == first
        assert run_frames(app, 1)
        assert title.menu.focus != first
        assert pygame.image.tobytes(app.services.window.surface(), "RGB") != before


def test_the_second_start_shows_the_same_title_as_the_first_one() -> None:
    pictures = []
    for _ in range(2):
        with app_with("--size", SIZE) as app:
            assert run_frames(app, 1)
            pictures.append(pygame.image.tobytes(app.services.window.surface(), "RGB"))
            app.context.renderer._disk_cache.wait()
    assert pictures[0] == pictures[1]

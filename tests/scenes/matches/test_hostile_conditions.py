"""The machine misbehaves in the middle of a match: the game plays on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from rules.core import Game
from scenes.core.settings.settings import Settings
from scenes.menus.results import Results
from scenes.menus.title import Title
from scenes.table.game_table import AnyTable
from scenes.table.open_table import open_table
from scenes.table.table_scene import TableScene
from scenes.ui.menu.dialog import Dialog
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sounds.bank import Sound, SoundBank
from tests.all_games import GAMES
from tests.scenes.app.opened_app import app_with, run_frames
from tests.scenes.running_app import RunningApp, running_app
from tests.scenes.simulated_players import KeyButtons, tap
from words import say

AnyGame = Game[Any, Any, Any, Any]
TINY = (320, 200)
SPEECHLESS = say("sound.no_device")
LOST = (
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWHIDDEN,
    pygame.APP_WILLENTERBACKGROUND,
    pygame.WINDOWSHOWN,
    pygame.WINDOWRESTORED,
    pygame.WINDOWEXPOSED,
    pygame.RENDER_TARGETS_RESET,
    pygame.RENDER_DEVICE_RESET,
    pygame.AUDIODEVICEREMOVED,
    pygame.AUDIODEVICEADDED,
)


@pytest.fixture
def app() -> Iterator[RunningApp]:
    with running_app((640, 360), Settings(speed="brisk", reduced_motion=True)) as opened:
        yield opened


def open_one(app: RunningApp, game: AnyGame) -> AnyTable:
    seats = min(4, game.seats[-1])
    table = open_table(app.context, game, game.options(), [BotPlayer("random")] * seats, 5).table
    app.open(table)
    app.frames(30)
    return table


def plays_on(app: RunningApp, table: AnyTable) -> None:
    """The match goes on by at least one choice."""
    before = len(table.match.log)
    app.run_until(
        lambda: len(table.match.log) > before or isinstance(app.scene, Results), lambda: None
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_display_that_shrinks_to_nearly_nothing_and_back(app: RunningApp, game: AnyGame) -> None:
    table = open_one(app, game)
    effects = len(table.stage._effects)
    for size in (TINY, (200, 320), TINY, (640, 360)):
        app.resize(size)
        app.frames(5)
        assert app.context.renderer.pixels == size
        assert len(table.stage._effects) == effects, "rain or sand of another size hangs there"
    plays_on(app, table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_window_that_is_minimised_covered_or_lost(app: RunningApp, game: AnyGame) -> None:
    table = open_one(app, game)
    for kind in LOST:
        pygame.event.post(pygame.Event(kind))
        app.frames(3)
    plays_on(app, table)


def pull_out(bank: SoundBank) -> None:
    """Take the device away, but not from under a sound that is being loaded: pygame would crash."""
    for loader in bank._loaders:
        loader.join()
    pygame.mixer.quit()


def no_audio(app: RunningApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """The device is there at first, and pulled out in mid match."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    app.context.bank = SoundBank(on_lost=lambda: app.context.notices.append(SPEECHLESS))
    app.context.bank.open()
    assert not app.context.notices
    pull_out(app.context.bank)


def never_audio(app: RunningApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    app.context.bank = SoundBank(on_lost=lambda: app.context.notices.append(SPEECHLESS))
    app.context.bank.open()


@pytest.mark.parametrize("happens", [no_audio, never_audio])
def test_audio_that_goes_or_never_was(
    app: RunningApp,
    monkeypatch: pytest.MonkeyPatch,
    happens: Callable[[RunningApp, pytest.MonkeyPatch], None],
) -> None:
    happens(app, monkeypatch)
    plays_on(app, open_one(app, GAMES[0]))
    assert app.context.notices == [SPEECHLESS], "it is said once"
    app.stack.reset(Title(app.context))
    app.frames(3)
    assert app.shows(Dialog).words == SPEECHLESS
    tap(app, KeyButtons(), Intent.CONFIRM)
    app.frames(30)
    app.shows(Title)
    app.context.bank.close()


@pytest.mark.usefixtures("own_home")
@pytest.mark.parametrize("driver", ["no such driver", "dummy"])
def test_that_there_is_no_sound_is_said_once_on_the_screen(
    monkeypatch: pytest.MonkeyPatch, driver: str
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    with app_with() as app:
        run_frames(app, 5)
        if driver == "dummy":
            assert isinstance(app.stack.top, Title)
            pull_out(app.context.bank)
        app.context.bank.play(Sound.HOP)
        app.context.bank.play(Sound.HOP)
        run_frames(app, 5)
        assert isinstance(app.stack.top, Dialog)
        assert app.stack.top.words == SPEECHLESS
        assert not app.context.notices


@pytest.mark.usefixtures("own_home")
def test_speakers_that_are_pulled_out_are_missed_and_sound_again_when_they_come_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")

    with app_with() as app:

        def happen(kind: int, iscapture: int = 0) -> None:
            pygame.event.post(pygame.Event(kind, which=0, iscapture=iscapture))
            run_frames(app, 5)

        run_frames(app, 5)
        happen(pygame.AUDIODEVICEREMOVED)
        assert app.context.bank._open, "there is another device"
        monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
        happen(pygame.AUDIODEVICEREMOVED, iscapture=1)
        assert isinstance(app.stack.top, Title), "a microphone is not missed"
        happen(pygame.AUDIODEVICEREMOVED)
        assert isinstance(app.stack.top, Dialog)
        assert app.stack.top.words == SPEECHLESS
        happen(pygame.AUDIODEVICEADDED)
        assert not app.context.notices, "it is said once"
        monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
        happen(pygame.AUDIODEVICEADDED)
        assert app.context.bank._open


@pytest.mark.usefixtures("own_home")
def test_without_a_window_nobody_misses_the_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    with app_with("--headless", "--demo", "--game", "quibbit") as app:
        run_frames(app, 5)
        app.context.bank.open()
        assert not app.context.notices


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_that_was_left_can_be_laid_out_again(app: RunningApp, game: AnyGame) -> None:
    app.set(hints="never")  # a hint is shown once, and moves
    table = app.open_table(Person(LEFT_KEYS), BotPlayer("random"), BotPlayer("random"), game=game)
    app.run_until(lambda: table.awaiting_choice)
    scene = app.shows(TableScene)
    before = anew(app, scene)
    app.stack.reset(Title(app.context))
    app.frames(2)
    assert app.record_frame().picture != before
    assert anew(app, scene) == before


def anew(app: RunningApp, scene: TableScene) -> int:
    """The picture of *scene* laid out anew, once nothing in it moves any more."""
    scene.leave()
    app.stack.reset(scene)
    app.frames(900)
    return app.record_frame().picture

"""The machine misbehaves in the middle of a match: the game plays on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from rules.core import Game
from scenes.core.settings import Settings
from scenes.menus.results import Results
from scenes.menus.title import Title
from scenes.table.game_table import AnyTable
from scenes.table.open_table import open_table
from scenes.table.table_scene import TableScene
from scenes.ui.dialog import Dialog
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from sounds.bank import Sound, SoundBank
from tests.all_games import GAMES
from tests.scenes.app.test_app import evening_of, live
from tests.scenes.running_app import Party, a_party
from tests.scenes.simulated_players import KeyHands, tap
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
def party() -> Iterator[Party]:
    with a_party((640, 360), Settings(speed="brisk", reduced_motion=True)) as opened:
        yield opened


def open_one(party: Party, game: AnyGame) -> AnyTable:
    seats = min(4, game.seats[-1])
    table = open_table(party.context, game, game.options(), [BotPlayer("random")] * seats, 5).table
    party.open(table)
    party.frames(30)
    return table


def plays_on(party: Party, table: AnyTable) -> None:
    """The match goes on by at least one choice."""
    before = len(table.match.log)
    party.until(
        lambda: len(table.match.log) > before or isinstance(party.scene, Results), lambda: None
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_display_that_shrinks_to_nearly_nothing_and_back(party: Party, game: AnyGame) -> None:
    table = open_one(party, game)
    effects = len(table.stage._effects)
    for size in (TINY, (200, 320), TINY, (640, 360)):
        party.resize(size)
        party.frames(5)
        assert party.context.renderer.pixels == size
        assert len(table.stage._effects) == effects, "rain or sand of another size hangs there"
    plays_on(party, table)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_window_that_is_minimised_covered_or_lost(party: Party, game: AnyGame) -> None:
    table = open_one(party, game)
    for kind in LOST:
        pygame.event.post(pygame.Event(kind))
        party.frames(3)
    plays_on(party, table)


def pull_out(bank: SoundBank) -> None:
    """Take the device away, but not from under a sound that is being loaded: pygame would crash."""
    for loader in bank._loaders:
        loader.join()
    pygame.mixer.quit()


def no_audio(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    """The device is there at first, and pulled out in mid match."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    party.context.bank = SoundBank(on_lost=lambda: party.context.notices.append(SPEECHLESS))
    party.context.bank.open()
    assert not party.context.notices
    pull_out(party.context.bank)


def never_audio(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    party.context.bank = SoundBank(on_lost=lambda: party.context.notices.append(SPEECHLESS))
    party.context.bank.open()


@pytest.mark.parametrize("happens", [no_audio, never_audio])
def test_audio_that_goes_or_never_was(
    party: Party,
    monkeypatch: pytest.MonkeyPatch,
    happens: Callable[[Party, pytest.MonkeyPatch], None],
) -> None:
    happens(party, monkeypatch)
    plays_on(party, open_one(party, GAMES[0]))
    assert party.context.notices == [SPEECHLESS], "it is said once"
    party.stack.reset(Title(party.context))
    party.frames(3)
    assert party.shows(Dialog).words == SPEECHLESS
    tap(party, KeyHands(), Intent.CONFIRM)
    party.frames(30)
    party.shows(Title)
    party.context.bank.close()


@pytest.mark.usefixtures("own_home")
@pytest.mark.parametrize("driver", ["no such driver", "dummy"])
def test_that_there_is_no_sound_is_said_once_on_the_screen(
    monkeypatch: pytest.MonkeyPatch, driver: str
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    with evening_of() as evening:
        live(evening, 5)
        if driver == "dummy":
            assert isinstance(evening.stack.top, Title)
            pull_out(evening.context.bank)
        evening.context.bank.play(Sound.HOP)
        evening.context.bank.play(Sound.HOP)
        live(evening, 5)
        assert isinstance(evening.stack.top, Dialog)
        assert evening.stack.top.words == SPEECHLESS
        assert not evening.context.notices


@pytest.mark.usefixtures("own_home")
def test_speakers_that_are_pulled_out_are_missed_and_sound_again_when_they_come_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")

    def happen(kind: int, iscapture: int = 0) -> None:
        pygame.event.post(pygame.Event(kind, which=0, iscapture=iscapture))
        live(evening, 5)

    with evening_of() as evening:
        live(evening, 5)
        happen(pygame.AUDIODEVICEREMOVED)
        assert evening.context.bank._open, "there is another device"
        monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
        happen(pygame.AUDIODEVICEREMOVED, iscapture=1)
        assert isinstance(evening.stack.top, Title), "a microphone is not missed"
        happen(pygame.AUDIODEVICEREMOVED)
        assert isinstance(evening.stack.top, Dialog)
        assert evening.stack.top.words == SPEECHLESS
        happen(pygame.AUDIODEVICEADDED)
        assert not evening.context.notices, "it is said once"
        monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
        happen(pygame.AUDIODEVICEADDED)
        assert evening.context.bank._open


@pytest.mark.usefixtures("own_home")
def test_without_a_window_nobody_misses_the_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    with evening_of("--headless", "--demo", "--game", "quibbit") as evening:
        live(evening, 5)
        evening.context.bank.open()
        assert not evening.context.notices


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_that_was_left_can_be_laid_out_again(party: Party, game: AnyGame) -> None:
    table = party.sit_down(Person(LEFT_KEYS), BotPlayer("random"), BotPlayer("random"), game=game)
    party.until(lambda: table.resting)
    scene = party.shows(TableScene)
    before = anew(party, scene)
    party.stack.reset(Title(party.context))
    party.frames(2)
    assert party.moment().picture != before
    assert anew(party, scene) == before


def anew(party: Party, scene: TableScene) -> int:
    """The picture of *scene* laid out anew, once nothing in it moves any more."""
    scene.leave()
    party.stack.reset(scene)
    party.frames(720)
    return party.moment().picture

"""A kiosk on a clock that is told what time it is."""

from __future__ import annotations

import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import pygame
from pygame._sdl2 import controller

from scenes.app.app import App
from scenes.app.window import open_display
from scenes.core.paths import settings_file
from scenes.core.scene import Scene
from scenes.kiosk.operator_menu import OperatorMenu
from scenes.kiosk.supervisor import KioskSupervisor
from scenes.table.open_table import open_table
from scenes.table.table_scene import TableScene
from scenes.ui.menu.menu_screen import MenuScreen
from seats.intents import Intent
from seats.keyboard.keys import LEFT_KEYS
from seats.occupants import BotPlayer, Person
from seats.sdl_hints import prepare_environment
from tests.all_games import GAMES
from tests.scenes.app.opened_app import open_app
from tests.scenes.simulated_players import KeyButtons, PadButtons

NOON = datetime(2026, 11, 20, 12, 0)
CHORD = (Intent.TURN_LEFT, Intent.TURN_RIGHT, Intent.MENU)


class KioskApp:
    """A kiosk on a clock that is told what time it is."""

    def __init__(self, app: App) -> None:
        self.app, self.when = app, NOON
        assert app.supervisor is not None
        app.supervisor.close()
        app.supervisor = KioskSupervisor(
            app.services,
            app.stack,
            app._clock.now,
            app._loop,
            lambda: self.when,
        )

    @property
    def scene(self) -> Scene:
        return self.app.stack.scenes[-1]

    def shows(self, kind: type[object]) -> bool:
        return isinstance(self.scene, kind)

    def live(self, seconds: float) -> bool:
        left = iter(range(round(seconds * 60)))
        return self.app.run(lambda: next(left, None) is None)

    def pass_time(self, seconds: float) -> None:
        """Let time pass with a few frames at the end of it."""
        clock = self.app._clock
        end = clock.now() + seconds
        clock.sleep_until(end - 0.05)
        self.live(0.05)
        clock.sleep_until(end)

    def wait(self, seconds: float) -> None:
        """Let time pass with a few frames every five seconds, and all of them at the end of it."""
        self.live(0.05)  # the scene that was just opened is noticed
        seconds -= 0.05
        while seconds > 5:
            self.pass_time(5)
            seconds -= 5
        self.live(seconds)

    def play(self) -> TableScene:
        scene = open_table(
            self.app.context,
            GAMES[0],
            GAMES[0].options(),
            [Person(LEFT_KEYS), BotPlayer("easy"), BotPlayer("easy")],
            7,
        )
        self.app.stack.reset(scene)
        return scene


@contextmanager
def kiosk_app(tmp_path: Path, text: str = "", size: str | None = "320x180") -> Iterator[KioskApp]:
    """A kiosk of that *size*, or one that may choose it."""
    file = tmp_path / "kiosk.toml"
    file.write_text(text, encoding="utf-8")
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text("reduced_motion = true\n", encoding="utf-8")
    prepare_environment()
    controller.quit()
    open_display(headless=False)
    pygame.font.init()
    app = open_app("--kiosk", str(file), *(["--size", size] if size else []))
    try:
        kiosk = KioskApp(app)
        kiosk.live(0.1)
        yield kiosk
    finally:
        app.close()
        controller.quit()  # pygame forgets it, and a second house would hear no pads
        pygame.quit()


def hold(buttons: KeyButtons | PadButtons, down: bool, intents: Sequence[Intent] = CHORD) -> None:
    """Press all of them, or let them go."""
    for intent in intents:
        buttons.put(intent, down)


def press(kiosk: KioskApp, intent: Intent) -> None:
    """Press and let go."""
    keys = KeyButtons()
    keys.put(intent, True)
    kiosk.live(0.1)
    keys.put(intent, False)
    kiosk.live(0.1)


def choose(kiosk: KioskApp, name: str) -> None:
    """Choose the item called *name* of the scene on top."""
    screen = kiosk.scene
    assert isinstance(screen, MenuScreen)
    screen.menu.focus = name
    press(kiosk, Intent.CONFIRM)


def open_operator_menu(kiosk: KioskApp) -> None:
    """Open the operator's menu by its chord."""
    hold(KeyButtons(), True)
    kiosk.live(3.1)
    hold(KeyButtons(), False)
    kiosk.live(0.1)
    assert kiosk.shows(OperatorMenu)


class ServiceManager:
    """The end of the line where a service manager listens."""

    def __init__(self, address: str) -> None:
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.bind(address)
        self.socket.setblocking(False)

    def words(self) -> list[str]:
        played = []
        while True:
            try:
                played.append(self.socket.recv(100).decode())
            except BlockingIOError:
                return played

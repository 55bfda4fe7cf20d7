"""The whole house under the dummy driver: a real window, real scenes, a clock that moves when told.

Guests hear and see nothing but the house and act only through the real event queue.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

import pygame
from pygame._sdl2 import controller

from archive.archive import Archive
from bots.bot_process import InlineBots
from rules.core import Event, Game
from scenes.app.loop import GameClock, Loop
from scenes.app.routes import SceneRoutes
from scenes.app.window import Window, open_display
from scenes.core.context import Context
from scenes.core.scene import Scene, SceneStack
from scenes.core.settings import Settings
from scenes.menus.records.messages import archive_message
from scenes.menus.title import Title
from scenes.table.game_table import AnyTable
from scenes.table.open_table import open_table
from scenes.table.table_scene import TableScene
from scenes.ui.menu_screen import MenuScreen
from seats.input_reader import InputReader
from seats.occupants import Occupant
from seats.sdl_hints import prepare_environment
from seats.seating import Seating
from sounds.bank import Sound, SoundBank
from sprites.render.renderer import Renderer
from tests.all_games import GAMES
from tests.virtual_pad import VirtualPad

SMALL = (640, 360)
PATIENCE = 60 * 300  # frames until a party counts as stuck
AnyGame = Game[Any, Any, Any, Any]
S = TypeVar("S")
T = TypeVar("T", bound=AnyTable)


@dataclass(frozen=True, slots=True)
class Moment:
    """One frame: what everybody in the room could see and hear of it."""

    picture: int
    sounds: tuple[Sound, ...]
    scene: str


class Party:
    """A house whose guests are tests."""

    def __init__(
        self,
        size: tuple[int, int] = SMALL,
        settings: Settings | None = None,
        archive: Path | None = None,
        art_cache: Path | None = None,
    ) -> None:
        self.archive, self.art_cache = archive, art_cache
        self.clock = GameClock()
        self.window = Window(size, fullscreen=False)
        self.heard: list[Sound] = []
        self.context = self._build(settings or Settings())
        self.pads: list[VirtualPad] = []
        self.stack = SceneStack(on_reset=gc.collect)  # what only tests use is frozen
        self.come_in()

    def come_in(self) -> None:
        """Begin, or begin again after everybody has left."""
        self.stack.reset(Title(self.context))
        self.loop = Loop(
            self.stack,
            self.context.input_reader.poll,
            self.window,
            self.clock,
            resized=self.context.renderer.resize,
            recover=_fail,
            saves_power=False,
        )

    def _build(self, settings: Settings) -> Context:
        seating = Seating()
        context = Context(
            settings=settings,
            renderer=Renderer(self.window.surface().get_size(), cache_folder=self.art_cache),
            bank=SoundBank(silent=True, on_play=lambda sound, *_: self.heard.append(sound)),
            seating=seating,
            input_reader=InputReader(seating, self.clock.now),
            bots=InlineBots(),
            keep=self.keep,
            make_routes=SceneRoutes,
            seed=count(7).__next__,
        )
        self.context = context
        context.archive = Archive(
            self.archive, lambda problem: context.notices.append(archive_message(problem))
        )
        context.archive.open()
        self.keep(settings)
        return context

    def keep(self, settings: Settings) -> None:
        """Follow changed *settings*, as the app does."""
        context, context.settings = self.context, settings
        context.renderer.text_scale = settings.text_size / 100
        context.renderer.reduced_motion = settings.reduced_motion
        context.renderer.high_contrast = settings.high_contrast
        context.input_reader.peek_toggles = settings.peek == "toggle"

    def set(self, **changes: object) -> None:
        """Change settings, as somebody else's menu would."""
        self.keep(replace(self.context.settings, **changes))  # type: ignore[arg-type]

    # Time

    def frames(self, number: int = 1) -> None:
        """Let frames go by; somebody leaving for good is an error here."""
        for _ in range(number):
            assert self.loop.frame(), "the house was left"

    def film(self, number: int) -> list[Moment]:
        """Let frames go by and remember what could be seen and heard."""
        return [self.moment() for _ in range(number)]

    def moment(self) -> Moment:
        """Let one frame go by and remember it."""
        self.heard.clear()
        self.frames()
        pixels = self.window.surface().get_view("0")
        return Moment(crc32(pixels.raw), tuple(self.heard), type(self.scene).__name__)

    def until(self, wanted: Callable[[], object], act: Callable[[], object] = lambda: None) -> None:
        """Let frames go by, and *act* before each, until *wanted*."""
        for _ in range(PATIENCE):
            if wanted():
                return
            act()
            self.frames()
        raise AssertionError(f"stuck in {self.scene}")

    # What is there

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.stack.scenes[-1]

    def shows(self, kind: type[S]) -> S:
        """The scene on top, which is of that *kind*."""
        assert isinstance(self.scene, kind), f"{self.scene} is no {kind.__name__}"
        return self.scene

    @property
    def table(self) -> AnyTable:
        """The table on top."""
        return self.shows(TableScene).table

    def shows_table(self, kind: type[T]) -> T:
        """The table on top, which is of that *kind*."""
        assert isinstance(self.table, kind), f"{self.table} is no {kind.__name__}"
        return self.table

    def at(self, table: AnyTable) -> bool:
        """Whether *table* is on top."""
        return isinstance(self.scene, TableScene) and self.table is table

    def open(self, table: AnyTable, past: Sequence[Event] = ()) -> TableScene:
        """Show nothing but *table*, where *past* has happened already."""
        scene = TableScene(table, past)
        self.stack.reset(scene)
        return scene

    def reseat(self) -> None:
        """Let the table on top follow who sits there now."""
        self.shows(TableScene).layout.reseat()

    @property
    def screen(self) -> MenuScreen:
        """The screen with a menu on top."""
        assert isinstance(self.scene, MenuScreen), f"{self.scene} has no menu"
        return self.scene

    def sit_down(
        self,
        *occupants: Occupant,
        seed: int = 7,
        looked_at: bool = True,
        game: AnyGame = GAMES[0],
        options: object = None,
    ) -> AnyTable:
        """Open a table for *occupants*, with *options* or the usual ones, and see it laid out."""
        chosen = game.options() if options is None else options
        scene = open_table(self.context, game, chosen, occupants, seed)
        if looked_at:
            self.stack.reset(scene)
            self.frames(2)
        return scene.table

    # What happens to the machine

    def plug(self) -> VirtualPad:
        """Plug a pad in."""
        self.pads.append(VirtualPad())
        return self.pads[-1]

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        pygame.display.set_mode(size, pygame.RESIZABLE)

    def close(self) -> None:
        """Pull everything out."""
        for pad in self.pads:
            pad.unplug()
        self.context.archive.close()
        pygame.event.clear()


def _shut() -> None:
    controller.quit()  # pygame forgets it, and a second house would hear no pads
    pygame.quit()


def _fail(error: Exception) -> None:
    raise error


@contextmanager
def a_party(
    size: tuple[int, int] = SMALL,
    settings: Settings | None = None,
    pads: int = 0,
    archive: Path | None = None,
    art_cache: Path | None = None,
) -> Iterator[Party]:
    """A party from the first frame of its title on, with *pads* plugged in from the start.

    What it plays is kept in the folder *archive*, what it draws in *art_cache*, or not at all.
    """
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    prepare_environment()
    _shut()
    open_display(headless=True)
    pygame.event.clear()
    pygame.joystick.init()
    party = Party(size, settings, archive, art_cache)
    for _ in range(pads):
        party.plug()
    try:
        party.frames(2)
        yield party
    finally:
        party.close()
        _shut()


def told(film: Sequence[Moment]) -> list[Sound]:
    """All sounds of a film."""
    return [sound for moment in film for sound in moment.sounds]

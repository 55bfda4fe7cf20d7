"""The app under the dummy driver: a real window, real scenes, and a clock that moves when told.

Tests act only through the real event queue, as players do.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import TypeVar
from zlib import crc32

import pygame
from pygame._sdl2 import controller

from archive.disk_archive import DiskArchive
from bench.input.virtual_pad import VirtualPad
from bots.answers import InlineBots
from rules.core import Event
from rules.games import AnyGame
from scenes.app.frames.clocks import GameClock
from scenes.app.frames.frame_timer import FRAME, MAX_STEPS, FrameTimer
from scenes.app.frames.loop import Loop
from scenes.app.routes import SceneRoutes
from scenes.app.window import Window, open_display
from scenes.core.context import Context
from scenes.core.scene import Scene, SceneStack
from scenes.core.settings.settings import Settings
from scenes.menus.records.messages import archive_message
from scenes.menus.title import Title
from scenes.table.game_table import AnyTable
from scenes.table.open_table import open_table
from scenes.table.table_scene import TableScene
from scenes.ui.menu.menu_screen import MenuScreen
from seats.input.input_reader import InputReader
from seats.occupants import Occupant
from seats.sdl_hints import prepare_environment
from seats.seating import Seating
from sounds.bank import Sound, SoundBank
from sprites.motion.timestep import STEP
from sprites.render.renderer import Renderer
from tests.all_games import GAMES
from tests.scenes.sparing_drawer import SparingDrawer
from words import ENGLISH, speak

SMALL = (320, 180)
SHARP = (640, 360)  # where pixels are compared, and may tell a secret
PATIENCE = 60 * 300  # frames until the app counts as stuck
AT_ONCE = round(MAX_STEPS * STEP / FRAME)  # frames whose time can go by in one
S = TypeVar("S")
T = TypeVar("T", bound=AnyTable)


@dataclass(frozen=True, slots=True)
class FrameRecord:
    """All that can be perceived of one frame: a checksum of its pixels, and its sounds."""

    picture: int
    sounds: tuple[Sound, ...]
    scene: str


class RunningApp:
    """Context, scene stack and loop, as the app makes them, and what happens to the machine."""

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
        self.played: list[Sound] = []
        self._recorded = b"", 0  # the pixels of the last recorded frame, and their checksum
        self.context = self._build(settings or Settings())
        self.pads: list[VirtualPad] = []
        self.stack = SceneStack(on_reset=leave_garbage)
        self.start()

    def start(self) -> None:
        """Show the title; may be called again after the app was left."""
        self.stack.reset(Title(self.context))
        timer = FrameTimer(self.clock, saves_power=False)
        self.drawer = SparingDrawer(self.stack, self.window, resized=self.context.renderer.resize)
        self.loop = Loop(self.stack, self.context.input_reader.poll, timer, self.drawer, _fail)

    def _build(self, settings: Settings) -> Context:
        seating = Seating()
        context = Context(
            settings=settings,
            renderer=Renderer(self.window.surface().get_size(), cache_folder=self.art_cache),
            bank=SoundBank(silent=True, on_play=lambda sound, *_: self.played.append(sound)),
            seating=seating,
            input_reader=InputReader(seating, self.clock.now),
            bots=InlineBots(),
            keep=self.keep,
            make_routes=SceneRoutes,
            seed=count(7).__next__,
        )
        self.context = context
        if self.archive is not None:
            context.archive = DiskArchive(
                self.archive, lambda problem: context.notices.append(archive_message(problem))
            )
            context.archive.open()
        self.keep(settings)
        return context

    def keep(self, settings: Settings) -> None:
        """Follow changed *settings*, as the app does."""
        context, context.settings = self.context, settings
        speak(ENGLISH if settings.language == "system" else settings.language)
        context.renderer.text_scale = settings.text_size / 100
        context.renderer.reduced_motion = settings.reduced_motion
        context.renderer.high_contrast = settings.high_contrast
        context.input_reader.peek_toggles = settings.peek == "toggle"
        context.input_reader.one_button = settings.one_button != "off"

    def set(self, **changes: object) -> None:
        """Change settings, as a menu would."""
        self.keep(replace(self.context.settings, **changes))  # type: ignore[arg-type]

    # Time

    def frames(self, number: int = 1, after: Callable[[], object] = lambda: None) -> None:
        """Run so many frames, and *after* each what is called so.

        Of those of a table the last ones are drawn, and few before them.
        """
        for left in reversed(range(number)):
            self.frame(drawn=left < AT_ONCE or left % AT_ONCE == 0)
            after()

    def frame(self, *, drawn: bool = True) -> None:
        """Run one frame, and draw what it shows of a table if that is to be *drawn*.

        That the app is left is an error here.
        """
        self.drawer.draws = drawn
        assert self.loop.frame(), "the app was left"
        self.drawer.draws = True

    def record(self, number: int) -> list[FrameRecord]:
        """Run so many frames and record each."""
        return [self.record_frame() for _ in range(number)]

    def record_past(self, sound: Sound, number: int) -> list[FrameRecord]:
        """Run so many frames and record each until *sound*, and as few as can be after it."""
        recording: list[FrameRecord] = []
        heard = False
        while number > 0:
            if heard:
                self.skip()
                number -= AT_ONCE - 1
            recording.append(self.record_frame())
            number -= 1
            heard = heard or sound in recording[-1].sounds
        return recording

    def record_frame(self) -> FrameRecord:
        """Run one frame and record it."""
        self.played.clear()
        self.frame()
        pixels = self.window.surface().get_view("0").raw
        if pixels != self._recorded[0]:  # to compare takes a fifth of the time of a checksum
            self._recorded = pixels, crc32(pixels)
        return FrameRecord(self._recorded[1], tuple(self.played), type(self.scene).__name__)

    def run_until(
        self, wanted: Callable[[], object], act: Callable[[], object] = lambda: None
    ) -> None:
        """Run frames, and *act* before each, until *wanted*.

        Of those of a table only as many are drawn as the loop draws at the least, and the last.
        """
        for number in range(PATIENCE):
            if wanted():
                self.drawer.draw_undrawn()
                return
            act()
            self.frame(drawn=number % AT_ONCE == 0)
        raise AssertionError(f"stuck in {self.scene}")

    def play_until(self, wanted: Callable[[], object], act: Callable[[], object]) -> None:
        """The same with as few frames as the loop draws at the least."""

        def act_and_skip() -> None:
            act()
            self.skip()

        self.run_until(wanted, act_and_skip)

    def skip(self, frames: int = AT_ONCE - 1) -> None:
        """Let the time of *frames* go by undrawn: the next frame makes their steps."""
        self.clock.sleep_until(self.clock.now() + frames * FRAME)

    # Scenes

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

    @property
    def screen(self) -> MenuScreen:
        """The menu screen on top."""
        assert isinstance(self.scene, MenuScreen), f"{self.scene} has no menu"
        return self.scene

    def open(self, table: AnyTable, past: Sequence[Event] = ()) -> TableScene:
        """Show only *table*, at which the events in *past* have happened already."""
        scene = TableScene(table, past)
        self.stack.reset(scene)
        return scene

    def open_table(
        self,
        *occupants: Occupant,
        seed: int = 7,
        shown: bool = True,
        game: AnyGame = GAMES[0],
        options: object = None,
    ) -> AnyTable:
        """Make a table for *occupants*, with *options* or the default ones, and show it."""
        chosen = game.options() if options is None else options
        scene = open_table(self.context, game, chosen, occupants, seed)
        if shown:
            self.stack.reset(scene)
            self.frames(2)
        return scene.table

    def reseat(self) -> None:
        """Let the table on top follow a change of the seating."""
        self.shows(TableScene).layout.reseat()

    # The machine

    def plug_in(self) -> VirtualPad:
        """Plug a pad in."""
        self.pads.append(VirtualPad())
        return self.pads[-1]

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        pygame.display.set_mode(size, pygame.RESIZABLE)

    def close(self) -> None:
        """Unplug all pads, and close what is open."""
        for pad in self.pads:
            pad.unplug()
        self.context.archive.close()
        pygame.event.clear()


@contextmanager
def running_app(
    size: tuple[int, int] = SMALL,
    settings: Settings | None = None,
    pads: int = 0,
    archive: Path | None = None,
    art_cache: Path | None = None,
) -> Iterator[RunningApp]:
    """An app from the first frame of its title on, with *pads* plugged in from the start.

    It keeps matches in the folder *archive* and drawings in *art_cache*, or none.
    """
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    prepare_environment()
    _quit_pygame()
    open_display(headless=True)
    pygame.event.clear()
    pygame.joystick.init()
    app = RunningApp(size, settings, archive, art_cache)
    for _ in range(pads):
        app.plug_in()
    try:
        app.frames(2)
        yield app
    finally:
        app.close()
        speak(ENGLISH)
        _quit_pygame()


def sounds_of(recording: Sequence[FrameRecord]) -> list[Sound]:
    """All sounds of a recording."""
    return [sound for frame in recording for sound in frame.sounds]


def _quit_pygame() -> None:
    controller.quit()  # pygame.quit forgets it, and the next app would get no input from pads
    pygame.quit()


def leave_garbage() -> None:
    """It is collected between the tests."""


def _fail(error: Exception) -> None:
    raise error

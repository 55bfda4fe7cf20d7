"""The app: its scenes, the loop that runs them, and the services they share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING

import pygame

from rules.games import game_called
from scenes.app.command_line.arguments import PHONE, Arguments
from scenes.app.crash import CrashHandler
from scenes.app.exit_code import ExitCode
from scenes.app.frames.clocks import Clock, GameClock, WallClock
from scenes.app.frames.frame_timer import MAX_STEPS, FrameTimer
from scenes.app.frames.loop import Loop
from scenes.app.frames.scene_change import SceneChange
from scenes.app.frames.scene_drawer import SceneDrawer
from scenes.app.services.phone_service import PhoneService
from scenes.app.services.services import Services
from scenes.app.services.speech_service import SpeechService
from scenes.app.title_cache import TitleCache
from scenes.app.watchdog import Watchdog
from scenes.app.window import open_display
from scenes.core.memory import collect_as_usual, limit_heap, resume_collection
from scenes.core.phone_access import CannotOpen
from scenes.core.scene import Scene, SceneStack
from scenes.core.settings.phone_setup import PhoneSetup
from scenes.ui.menu.backdrop import expect_dawn_background
from seats.input.input_events import DeviceConnected, InputEvent
from seats.keyboard.keys import LEFT_KEYS
from seats.sdl_hints import prepare_environment
from sprites.motion.timestep import STEP
from words import say

if TYPE_CHECKING:  # the title is shown before any of this is loaded
    from scenes.app.demos.demo import Demo, Screenshots
    from scenes.app.demos.lesson_demo import LessonDemo
    from scenes.app.demos.party_demo import PartyDemo
    from scenes.kiosk.supervisor import KioskSupervisor

FRAMES_A_SHOT = 8  # of a demo that takes screenshots, at least
# What most people open first, and what writes the settings file.
_LOADED_LATER = (
    "scenes.menus.lobby.lobby",
    "scenes.menus.help.help",
    "scenes.menus.settings.settings_menu",
    "scenes.menus.credits",
    "scenes.table.open_table",
    "tomlkit",
)


def run(
    arguments: Arguments, stopped: Callable[[], bool], tell: Callable[[str], object]
) -> ExitCode:
    """Play until people quit, *stopped* is true or the demo is over.

    *tell* is given the result of each match of a demo.

    :raises BadArgument: if there is no display, or no screenshot can be saved any more.
    """
    prepare_environment()
    open_display(arguments.headless)
    app = None
    try:
        pygame.font.init()
        app = App(arguments, tell)
        return app.exit_code if app.run(stopped) else ExitCode.FAILED
    finally:
        if app:
            app.close()
        pygame.quit()


class App:
    """Opens the scenes that *arguments* name, and runs them; needs a display."""

    def __init__(
        self, arguments: Arguments, tell: Callable[[str], object], clock: Clock | None = None
    ) -> None:
        self._arguments = arguments
        self._clock = clock or _clock_for(arguments)
        self.services = Services(arguments, self._clock)
        self.context = self.services.context
        self.stack = SceneStack()
        self.context.phones = self._phones = PhoneService(
            self.context, self.stack, self._phone_setup()
        )
        self.context.narration = self._speech = SpeechService(self.context, self.stack)
        self.context.input_reader.ask_first(self._speech.keys.takes)
        self._polled: list[InputEvent] = []  # before the first frame
        self._tell = tell
        self._demo = self._open_demo()
        if self._demo is None:
            self._open_scenes()
        self._screenshots = self._open_screenshots()
        self._crash_handler = self._make_crash_handler()
        self._watchdog = Watchdog(self._clock.now)
        self._loop = self._make_loop()
        self.supervisor = self._open_supervisor()
        self._rest_of_start = self._finish_start()

    @property
    def laid_out(self) -> bool:
        """Whether a scene was laid out in the last frame."""
        return self._loop.laid_out

    @property
    def late(self) -> int:
        """The number of late frames so far."""
        return self._loop.late

    @property
    def exit_code(self) -> ExitCode:
        """How the program ends, unless an error ends it."""
        return ExitCode.RESTART if self.stack.restart else ExitCode.CLEAN

    def run(self, stopped: Callable[[], bool]) -> bool:
        """Run until people quit or *stopped* is true; returns false after a fatal error."""
        while not stopped() and self._loop.frame() and self._update():
            next(self._rest_of_start, None)
        return not self._crash_handler.given_up

    def close(self) -> None:
        """Stop everything that runs beside the loop."""
        if self.supervisor:
            self.supervisor.close()
        self._watchdog.close()
        self._phones.close()
        self._speech.close()
        self.services.close()
        collect_as_usual()

    def _finish_start(self) -> Iterator[None]:
        """Do what can wait until the first picture is shown, part by part, one a frame."""
        if self._arguments.begins_at_title:
            surface = self.services.window.surface()
            TitleCache(surface.get_size(), self._arguments.language).save(surface)
        limit_heap()
        resume_collection()
        self._watchdog.ready()
        yield from self.services.start_in_parts()
        if self._arguments.wants_phones:
            self._open_phones()
        for name in _LOADED_LATER:
            yield
            import_module(name)

    def _make_crash_handler(self) -> CrashHandler:
        present, apologise = not self._arguments.plays_itself, self.context.notices.append
        return CrashHandler(self._title, apologise, self._clock.now, present=present)

    def _make_loop(self) -> Loop:
        watched = not self._arguments.headless or self._arguments.shots is not None
        timer = FrameTimer(self._clock, saves_power=isinstance(self._clock, WallClock))
        drawer = SceneDrawer(
            self.stack,
            self.services.window,
            resized=self.context.renderer.resize,
            scene_change=SceneChange(self.context.renderer) if watched else None,
            watched=watched,
        )
        return Loop(self.stack, self._poll, timer, drawer, self._crash_handler.recover)

    def _phone_setup(self) -> PhoneSetup | None:
        """What the owner says about phones; ``None`` if no phone is allowed."""
        if self._arguments.headless:
            return None
        rules = self._arguments.kiosk_rules
        if rules is None or self._arguments.phones:
            return self._arguments.phone_setup
        return rules.phones

    def _title(self) -> Scene:
        """The title at the start and after an error: what was cut off is offered at once."""
        self.context.offers_on_request = False
        return self.context.routes.title()

    def _update(self) -> bool:
        """Do what is done once a frame; returns whether the app goes on."""
        self._watchdog.alive()
        self.context.bank.update()
        if self.supervisor:
            self.supervisor.update()
        self._phones.update()
        self._speech.update()
        if self._screenshots:
            self._screenshots.update()
        return self._demo is None or self._demo.goes_on()

    def _poll(self) -> Iterable[InputEvent]:
        events, self._polled = [*self._polled, *self.services.poll()], []
        return self.supervisor.filter(events) if self.supervisor else events

    def _open_demo(self) -> Demo | LessonDemo | PartyDemo | None:
        """What plays by itself, if the arguments ask for it, with its scenes."""
        arguments = self._arguments
        playing = self.context, self.stack, self._clock.now, self._tell
        if arguments.party:
            from scenes.app.demos.party_demo import PartyDemo

            return PartyDemo(*playing)
        if arguments.demo:
            from scenes.app.demos.demo import Demo

            return Demo(arguments, *playing)
        if arguments.lesson and arguments.headless:
            from scenes.app.demos.lesson_demo import LessonDemo

            return LessonDemo(arguments.lesson, *playing)
        return None

    def _open_scenes(self) -> None:
        """The title, and over it what the arguments name."""
        arguments, context, game = self._arguments, self.context, self._arguments.game
        if arguments.begins_at_title:
            expect_dawn_background(context.renderer)
        self.stack.scenes.append(self._title())
        if arguments.lesson is not None:
            self._push(context.routes.new_lobby(game_called(arguments.lesson), LEFT_KEYS))
            self._push(context.routes.lesson(arguments.lesson, LEFT_KEYS))
        if arguments.replay is not None:
            self._push(context.routes.stored_replay(arguments.replay))
        if game is not None and arguments.seats:
            self._push(self._table())
            if PHONE in arguments.seats:
                with suppress(CannotOpen):  # which is told as soon as there is a picture
                    self._push(context.routes.awaited_phones())
            if match := context.archive.unfinished():
                self._push(context.routes.resume_offer(match))
        elif game is not None:
            self._push(context.routes.new_lobby(game, None, arguments.options))

    def _push(self, scene: Scene) -> None:
        self.stack.reset(*self.stack.scenes, scene)

    def _table(self) -> Scene:
        """The table with everybody on the seat that the arguments name."""
        arguments, context = self._arguments, self.context
        from scenes.players.command_line import occupants_from_words, one_keyboard

        assert arguments.game is not None
        self.services.start()  # to know the pads
        self._polled = list(self.services.poll())
        pads = [event.device for event in self._polled if isinstance(event, DeviceConnected)]
        occupants = occupants_from_words(arguments.seats, pads)
        seed = context.seed()
        table = context.routes.table(arguments.game, arguments.options, occupants, seed)
        context.seating.one_keyboard = one_keyboard(occupants)
        return table

    def _open_supervisor(self) -> KioskSupervisor | None:
        if self._arguments.kiosk_rules is None:
            return None
        from scenes.kiosk.supervisor import KioskSupervisor

        return KioskSupervisor(self.services, self.stack, self._clock.now, self._loop)

    def _open_phones(self) -> None:
        """Let phones join, and tell in the terminal how."""
        try:
            self._phones.open()
        except CannotOpen as error:
            self._tell(str(error))
            self.context.notices.append(str(error))
            return
        found, code = self._phones.join_addresses(), self._phones.code
        if found:
            self._tell(say("phones.address", address=found[0].link, code=code))
        else:
            self._tell(say("phones.no_network"))

    def _open_screenshots(self) -> Screenshots | None:
        folder, every = self._arguments.shots, self._arguments.every
        if folder is None:
            return None
        from scenes.app.demos.demo import Screenshots

        return Screenshots(folder, every, self.services.window.surface, self._clock.now)


def _clock_for(arguments: Arguments) -> Clock:
    """Real time, or time nobody waits for, with as few frames as there can be."""
    if not arguments.headless:
        return WallClock()
    longest = arguments.every / FRAMES_A_SHOT if arguments.shots else MAX_STEPS * STEP
    return GameClock(least=min(longest, MAX_STEPS * STEP))

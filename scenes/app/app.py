"""One evening: the doors are opened, people and bots play, the doors are closed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module

import pygame

from scenes.app.arguments import Arguments
from scenes.app.crash import CrashHandler
from scenes.app.demo import Demo, Shots
from scenes.app.loop import Clock, GameClock, Loop, WallClock
from scenes.app.services import Services
from scenes.app.title_cache import TitleCache
from scenes.app.watchdog import Watchdog
from scenes.app.window import open_display
from scenes.core.scene import Scene, SceneStack
from scenes.kiosk.supervisor import KioskSupervisor
from scenes.players.command_line import one_keyboard, seated_by_words
from seats.input_events import DeviceConnected, InputEvent
from seats.sdl_hints import prepare_environment

_DOORS = (
    "scenes.menus.lobby.lobby",
    "scenes.menus.help.help",
    "scenes.menus.settings.settings_menu",
    "scenes.menus.credits",
    "scenes.table.open_table",
)
_PENS = ("tomlkit",)  # what the first change of a setting is written with


def run(asked: Arguments, ended: Callable[[], bool], tell: Callable[[str], object]) -> bool:
    """Play until somebody leaves, *ended* is true or the demo is over.

    *tell* is given the result of each match of a demo. Returns false after an error that made
    going on impossible.

    :raises BadArgument: if there is no display, or no picture can be written any more.
    """
    prepare_environment()
    open_display(asked.headless)
    evening = None
    try:
        pygame.font.init()
        evening = App(asked, tell)
        return evening.live(ended)
    finally:
        if evening:
            evening.close()
        pygame.quit()


class App:
    """A stack of scenes, the loop they live on, and the house they share; needs a display."""

    def __init__(
        self, asked: Arguments, tell: Callable[[str], object], clock: Clock | None = None
    ) -> None:
        self._asked = asked
        self._clock = clock or (GameClock() if asked.headless else WallClock())
        self._household = Services(asked, self._clock)
        self.context = self._household.context
        self.stack = SceneStack()
        self._news: list[InputEvent] = []
        self._demo = self._open_scenes(tell)
        self._shots = self._open_shots()
        self._refuge = CrashHandler(
            self._title, self.context.notices.append, self._clock.now, present=not asked.demo
        )
        self._watchdog = Watchdog(self._clock.now)
        self._loop = Loop(
            self.stack,
            self._hear,
            self._household.window,
            self._clock,
            resized=self.context.renderer.resize,
            rescue=self._refuge.recover,
            restful=isinstance(self._clock, WallClock),
        )
        self._caretaker = self._hire_caretaker()

    @property
    def opening(self) -> bool:
        """Whether a scene was laid out in the last frame."""
        return self._loop.opening

    @property
    def late(self) -> int:
        """How many frames came late so far."""
        return self._loop.late

    def live(self, ended: Callable[[], bool]) -> bool:
        """Go on until somebody leaves or *ended* is true; false if an error prevents it."""
        if not ended() and self._loop.frame() and self._watch():
            self._wake()
            self._watchdog.ready()
            while not ended() and self._loop.frame() and self._watch():
                pass
        return not self._refuge.given_up

    def close(self) -> None:
        """Stop everything that goes on by itself."""
        self._watchdog.close()
        self._household.close()

    def _wake(self) -> None:
        """Do what can wait until the first picture is shown, but not until the first press."""
        if self._asked.begins_at_title:
            screen = self._household.window.surface()
            TitleCache(screen.get_size()).keep(screen)
        self._household.wake()
        for name in (*_DOORS, *_PENS):
            import_module(name)

    def _title(self) -> Scene:
        return self.context.routes.title()

    def _watch(self) -> bool:
        self._watchdog.alive()
        if self._caretaker:
            self._caretaker.look()
        if self._shots:
            self._shots.look()
        return self._demo is None or self._demo.goes_on()

    def _hear(self) -> Iterable[InputEvent]:
        news, self._news = [*self._news, *self._household.hear()], []
        return self._caretaker.hear(news) if self._caretaker else news

    def _open_scenes(self, tell: Callable[[str], object]) -> Demo | None:
        game, context = self._asked.game, self.context
        if self._asked.demo:
            return Demo(self._asked, context, self.stack, self._clock.now, tell)
        self.stack.reset(self._title())
        if self._asked.replay is not None:
            self.stack.reset(*self.stack.scenes, context.routes.replay(self._asked.replay))
        if game is not None and self._asked.seats:
            self.stack.reset(*self.stack.scenes, self._table())
            self._offer()
        elif game is not None:
            context.seating.resize(game.seats[-1])
            for seat in context.seating.seats():
                context.seating.put_bot(seat, context.kiosk_rules.level)
            lobby = context.routes.lobby(game, self._asked.options)
            self.stack.reset(*self.stack.scenes, lobby)
        return None

    def _offer(self) -> None:
        """Ask about a match that was cut off before the one that was asked for begins."""
        if cut := self.context.archive.unfinished():
            self.stack.reset(*self.stack.scenes, self.context.routes.resume_offer(cut))

    def _table(self) -> Scene:
        """The table with everybody on the seat they were sent to."""
        asked, context = self._asked, self.context
        assert asked.game is not None
        self._household.wake()  # the pads that are plugged in must be known
        self._news = list(self._household.hear())
        pads = [word.device for word in self._news if isinstance(word, DeviceConnected)]
        occupants = seated_by_words(asked.seats, pads)
        table = context.routes.table(asked.game, asked.options, occupants, context.seed())
        context.seating.one_keyboard = one_keyboard(occupants)
        return table

    def _hire_caretaker(self) -> KioskSupervisor | None:
        if self._asked.kiosk_rules is None:
            return None
        return KioskSupervisor(self._household, self.stack, self._clock.now, lambda: self.late)

    def _open_shots(self) -> Shots | None:
        folder, every = self._asked.shots, self._asked.every
        if folder is None:
            return None
        return Shots(folder, every, self._household.window.surface, self._clock.now)

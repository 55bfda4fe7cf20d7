"""Supervises a kiosk: opening hours, visitors who have left, the operator, the status file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Protocol
from weakref import ref

from scenes.core.context import Context
from scenes.core.error_log import log_error
from scenes.core.scene import Scene, SceneStack
from scenes.kiosk.closed_screen import ClosedScreen
from scenes.kiosk.operator_chord import OperatorChord
from scenes.kiosk.operator_menu import OperatorMenu
from scenes.kiosk.status import PERIOD, status, write_status
from scenes.kiosk.still_there import StillThere
from scenes.menus.results import Results
from scenes.menus.title import Title
from scenes.playback.attract import Attract
from scenes.table.table_scene import TableScene
from seats.input_events import Closed, InputEvent, Point, Press


class KioskServices(Protocol):
    """What the supervisor needs of the app's services."""

    context: Context

    def save_settings(self) -> str | None:
        """Save the present settings; returns a message if that failed."""

    def restore_settings(self) -> None:
        """Go back to the saved settings."""

    def move_picture(self, now: float) -> None:
        """Move the picture a little against burn-in, if it is time."""


class KioskSupervisor:
    """Is given all input events, and looks at the *stack* once a frame.

    *now* returns seconds that never run backwards, *today* the local time, which may be set;
    *late* returns how many frames were late so far.
    """

    def __init__(
        self,
        services: KioskServices,
        stack: SceneStack,
        now: Callable[[], float],
        late: Callable[[], int],
        today: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._services, self._stack, self._now, self._today = services, stack, now, today
        self._context, self._rules = services.context, services.context.kiosk_rules
        self._late = late
        self._chord = OperatorChord(now)
        self._last_input = now()
        self._status_due = now()
        self._status_failed = False
        self._last_top: Callable[[], Scene | None] = lambda: None  # a weak reference

    def filter(self, events: Iterable[InputEvent]) -> list[InputEvent]:
        """Note the *events*; returns those for the scenes, all but closing the window."""
        passed_on: list[InputEvent] = []
        for event in events:
            if isinstance(event, Press | Point):
                self._last_input = self._now()
            if isinstance(event, Press):
                self._chord.press(event)
            if not isinstance(event, Closed):
                passed_on.append(event)
        return passed_on

    def update(self) -> None:
        """Do everything that is due."""
        self._services.move_picture(self._now())
        operator = self._chord.completed()
        if operator is not None and not self._on_stack(OperatorMenu):
            self._push(OperatorMenu(self._context, self._services.save_settings, operator))
        self._follow_hours()
        self._follow_visitors()
        if self._now() >= self._status_due:
            self._status_due = self._now() + PERIOD
            self._write_status()

    def _follow_hours(self) -> None:
        is_open = self._rules.hours.is_open(self._today())
        if is_open and isinstance(self._stack.top, ClosedScreen):
            self._stack.reset(self._context.routes.title())
        elif not is_open and not self._on_stack(ClosedScreen, OperatorMenu) and not self._playing():
            self._stack.reset(ClosedScreen(self._context, self._today))

    def _playing(self) -> bool:
        """Whether a match has begun, which may be played to its end after closing time."""
        tables = [scene.table for scene in self._stack.scenes if isinstance(scene, TableScene)]
        return isinstance(self._stack.top, Results) or any(table.match.log for table in tables)

    def _follow_visitors(self) -> None:
        top = self._stack.top
        if top is not None and top is not self._last_top():
            self._last_top = ref(top)
            self._last_input = self._now()  # a new scene gives people something to look at
            if isinstance(top, Attract):
                self._services.restore_settings()
        if top is None or isinstance(top, Title | Attract | ClosedScreen | StillThere):
            return
        timeouts = self._rules.timeouts
        timeout = timeouts.match if self._on_stack(TableScene) else timeouts.elsewhere
        if self._now() - self._last_input >= timeout:
            self._last_input = self._now()
            self._push(StillThere(self._context, timeouts.answer, self._context.routes.attract))

    def _write_status(self) -> None:
        if self._rules.status is None:
            return
        scenes, seating = self._stack.scenes, self._context.seating
        try:
            write_status(self._rules.status, status(scenes, seating, self._today(), self._late()))
        except OSError as error:
            if not self._status_failed:  # logged only once
                log_error(error)
            self._status_failed = True

    def _on_stack(self, *kinds: type) -> bool:
        return any(isinstance(scene, kinds) for scene in self._stack.scenes)

    def _push(self, scene: Scene) -> None:
        top = self._stack.top
        if isinstance(top, TableScene) and top.open_over(lambda: scene) is None:
            return  # the table opens it as soon as no hand is visible under it
        self._stack.reset(*self._stack.scenes, scene)

"""Minds a house that stands in public: who is there, when it is open, how it is doing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Protocol
from weakref import ref

from scenes.core.context import Context
from scenes.core.error_log import log_error
from scenes.core.scene import Scene, SceneStack
from scenes.kiosk.closed_screen import ClosedScreen
from scenes.kiosk.operator_chord import OperatorChord
from scenes.kiosk.operator_menu import OperatorMenu
from scenes.kiosk.status import EVERY, state, write
from scenes.kiosk.still_there import StillThere
from scenes.menus.results import Results
from scenes.menus.title import Title
from scenes.playback.attract import Attract
from scenes.table.table_scene import TableScene
from seats.input_events import Closed, InputEvent, Point, Press


class Services(Protocol):
    """What the app does for a kiosk."""

    context: Context

    def persist(self) -> str | None:
        """Have the present settings for good; returns what must be said if that did not work."""

    def forget(self) -> None:
        """Go back to the settings that are for good."""

    def wander(self, now: float) -> None:
        """Move the picture a little now and then, where it could burn in."""


class KioskSupervisor:
    """Hears everything that is said and looks at the *stack* once a frame.

    *now* tells seconds that never run backwards, *today* the time on the wall, which may be set;
    *late* tells how many frames came late so far.
    """

    def __init__(
        self,
        household: Services,
        stack: SceneStack,
        now: Callable[[], float],
        late: Callable[[], int],
        today: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._household, self._stack, self._now, self._today = household, stack, now, today
        self._context, self._kiosk_rules = household.context, household.context.kiosk_rules
        self._late = late
        self._chord = OperatorChord(now)
        self._heard = now()
        self._due = now()
        self._grieved = False
        self._shown: Callable[[], Scene | None] = lambda: None  # keeps no scene that is left

    def hear(self, event: Sequence[InputEvent]) -> list[InputEvent]:
        """Listen in; what is passed on cannot close the window."""
        for word in event:
            match word:
                case Press():
                    self._heard = self._now()
                    self._chord.hear(word)
                case Point():
                    self._heard = self._now()
        return [word for word in event if not isinstance(word, Closed)]

    def look(self) -> None:
        """See to everything."""
        self._household.wander(self._now())
        operator = self._chord.struck()
        if operator is not None and not self._on_stack(OperatorMenu):
            self._push(OperatorMenu(self._context, self._household.persist, operator))
        self._mind_hours()
        self._mind_guests()
        if self._now() >= self._due:
            self._due = self._now() + EVERY
            self._report()

    def _mind_hours(self) -> None:
        is_open = self._kiosk_rules.hours.open_at(self._today())
        if is_open and isinstance(self._stack.top, ClosedScreen):
            self._stack.reset(self._context.routes.title())
        elif not is_open and not self._on_stack(ClosedScreen, OperatorMenu) and not self._played():
            self._stack.reset(ClosedScreen(self._context, self._today))

    def _played(self) -> bool:
        """Whether a match has begun, which is played to its end whatever the hour."""
        tables = [scene.table for scene in self._stack.scenes if isinstance(scene, TableScene)]
        return isinstance(self._stack.top, Results) or any(table.match.log for table in tables)

    def _mind_guests(self) -> None:
        top = self._stack.top
        if top is not None and top is not self._shown():
            self._shown = ref(top)
            self._heard = self._now()  # whoever waited for this may want to look at it
            if isinstance(top, Attract):
                self._household.forget()
        if top is None or isinstance(top, Title | Attract | ClosedScreen | StillThere):
            return
        patience = self._kiosk_rules.patience
        waits = patience.match if self._on_stack(TableScene) else patience.elsewhere
        if self._now() - self._heard >= waits:
            self._heard = self._now()
            self._push(StillThere(self._context, patience.answer, self._context.routes.attract))

    def _report(self) -> None:
        file = self._kiosk_rules.status
        if file is None:
            return
        scenes, seating = self._stack.scenes, self._context.seating
        try:
            write(file, state(scenes, seating, self._today(), self._late()))
        except OSError as error:
            if not self._grieved:  # once is enough for the diary
                log_error(error)
            self._grieved = True

    def _on_stack(self, *kinds: type) -> bool:
        return any(isinstance(scene, kinds) for scene in self._stack.scenes)

    def _push(self, scene: Scene) -> None:
        top = self._stack.top
        if isinstance(top, TableScene) and top.open_over(lambda: scene) is None:
            return  # the table opens it as soon as no hand is seen under it
        self._stack.reset(*self._stack.scenes, scene)

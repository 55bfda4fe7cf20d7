"""Supervises a kiosk: opening hours, visitors who have left, the operator, the status file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Protocol
from weakref import ref

from scenes.core.context import Context
from scenes.core.error_log import log_error
from scenes.core.paths import data_folder
from scenes.core.scene import Scene, SceneStack
from scenes.kiosk.arcade.coin_counter import CoinCounter
from scenes.kiosk.arcade.lamps import Lamps
from scenes.kiosk.audit.audit_keeper import AuditKeeper
from scenes.kiosk.closed_screen import ClosedScreen
from scenes.kiosk.closing_time import ClosingTime
from scenes.kiosk.operator_chord import OperatorChord
from scenes.kiosk.operator_menu import OperatorMenu
from scenes.kiosk.presence import Presence
from scenes.kiosk.status import PERIOD, FrameCounts, status, status_text, write_status
from scenes.kiosk.still_there import StillThere
from scenes.menus.title import Title
from scenes.playback.attract import Attract
from scenes.table.table_scene import TableScene
from seats.devices import Device
from seats.input.input_events import Closed, InputEvent, Point, Press, UnknownPad


class KioskServices(Protocol):
    """What the supervisor needs of the app's services."""

    context: Context

    def save_settings(self) -> str | None:
        """Save the present settings; returns a message if that failed."""

    def restore_settings(self) -> None:
        """Go back to the saved settings, controls and joysticks."""

    def move_picture(self, now: float) -> None:
        """Move the picture a little against burn-in, if it is time."""


class KioskSupervisor:
    """Is given all input events, and looks at the *stack* once a frame.

    *now* returns seconds that never run backwards, *today* the local time, which may be set;
    *frames* is what the loop counts.
    """

    def __init__(
        self,
        services: KioskServices,
        stack: SceneStack,
        now: Callable[[], float],
        frames: FrameCounts,
        today: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._services, self._stack, self._now, self._today = services, stack, now, today
        self._context, self._rules = services.context, services.context.kiosk_rules
        self._frames = frames
        self._chord = OperatorChord(now)
        services.context.input_reader.on_press = self._press_chord
        self._presence = Presence()
        self._last_guest = self._last_sign = now()  # a sign is a guest or something new to look at
        self._closing_time = ClosingTime(self._context, stack, now, today, self._push)
        self._audit = AuditKeeper(data_folder() / "audit.json", stack, now, today)
        self._coins = self._open_coin_slot()
        self._lamps = self._open_lamps()
        self._status_due = now()
        self._status_failed = False
        self._last_top: Callable[[], Scene | None] = lambda: None  # a weak reference
        self._title: Callable[[], Title | None] = lambda: None  # the last title, weakly

    def filter(self, events: Iterable[InputEvent]) -> list[InputEvent]:
        """Note the *events*; returns those for the scenes."""
        passed_on: list[InputEvent] = []
        for event in events:
            guest = self._presence.shows_guest(event, self._now()) or self._is_one_button(event)
            if guest:
                self._last_guest = self._last_sign = self._now()
            if isinstance(event, Press) and not self._context.input_reader.one_button:
                self._chord.press(event)
            if guest or self._is_meant(event):
                passed_on.append(event)
        return passed_on

    def _is_meant(self, event: InputEvent) -> bool:
        """Whether the scene on top is given an *event* that shows no guest.

        Nobody closes the window, and wedged controls do not wake a kiosk that nobody uses.
        """
        if not isinstance(event, Press | Point | UnknownPad):
            return not isinstance(event, Closed)
        match self._stack.top:
            case Attract() | ClosedScreen() | StillThere():
                return False
            case Title():
                return self._presence.is_recent(event, self._now())
            case _:
                return True

    def update(self) -> None:
        """Do everything that is due."""
        self._services.move_picture(self._now())
        self._audit.update()
        if self._lamps:
            self._lamps.update()
        operator = self._chord.completed()
        if operator is not None and not self._on_stack(OperatorMenu):
            self._push(self._operator_menu(operator))
        self._closing_time.update()
        self._follow_visitors()
        if self._now() >= self._status_due:
            self._status_due = self._now() + PERIOD
            self._report()

    def close(self) -> None:
        """Write down what was counted, and count no more."""
        self._audit.close()
        if self._coins:
            self._coins.close()
        if self._lamps:
            self._lamps.close()

    def _is_one_button(self, event: InputEvent) -> bool:
        """Whether *event* is a press where the same one is made all the time by everybody."""
        is_on = self._context.input_reader.one_button
        return is_on and isinstance(event, Press) and event.down

    def _press_chord(self, press: Press) -> None:
        """Three controls held together stay three, even where any one is the one button."""
        if self._context.input_reader.one_button:
            self._chord.press(press)

    def _operator_menu(self, device: Device) -> Scene:
        save = self._services.save_settings
        return OperatorMenu(self._context, save, self._audit, device, self._coins)

    def _open_coin_slot(self) -> CoinCounter | None:
        """The coin slot of an arcade cabinet."""
        if self._rules.arcade is None:
            return None
        return CoinCounter(self._context, self._audit, self._welcome, self._now)

    def _open_lamps(self) -> Lamps | None:
        """What drives the lamps of a cabinet."""
        address = self._rules.arcade.lamps if self._rules.arcade else None
        return Lamps(address, self._context, self._stack, self._now) if address else None

    def _welcome(self) -> None:
        """Somebody has inserted a coin, which ends the show."""
        self._last_guest = self._last_sign = self._now()
        if isinstance(self._stack.top, Attract):
            self._stack.reset(self._context.routes.title())

    def _follow_visitors(self) -> None:
        top = self._stack.top
        if top is not None and top is not self._last_top():
            self._last_top = ref(top)
            if self._now() - self._last_guest < self._rules.timeouts.match:
                self._last_sign = self._now()
            self._forget_guests(top)
        if top is None or isinstance(top, Title | Attract | ClosedScreen | StillThere):
            return
        timeouts = self._rules.timeouts
        timeout = timeouts.match if self._on_stack(TableScene) else timeouts.elsewhere
        if self._now() - self._last_sign >= timeout + self._context.settings.scan_patience:
            self._last_sign = self._now()
            self._push(StillThere(self._context, timeouts.answer, self._context.routes.attract))

    def _forget_guests(self, top: Scene) -> None:
        """Forget what guests have set when they leave: at the title that follows their match."""
        if isinstance(top, Attract) or (isinstance(top, Title) and top is not self._title()):
            self._services.restore_settings()
        if isinstance(top, Attract):
            self._context.seating.resize(0)
            self._context.names.clear()
            self._context.teams.clear()
            self._context.evening, self._context.party = (), None
            self._context.known_games.clear()
            self._context.taught_rules.clear()
            self._context.phones.lock(False)
        if isinstance(top, Title):
            self._title = ref(top)

    def _report(self) -> None:
        """Publish the status, and write it if the owner named a file."""
        scenes, seating = self._stack.scenes, self._context.seating
        text = status_text(status(scenes, seating, self._today(), self._frames))
        self._context.phones.publish_status(text)
        if self._rules.status is None:
            return
        try:
            write_status(self._rules.status, text)
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

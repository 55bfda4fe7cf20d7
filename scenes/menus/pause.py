"""The pause: a moment away from the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.core import Game
from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Reset, Scene, Transition
from scenes.menus.help.help import ControlsHelp, Help
from scenes.menus.log import Log
from scenes.menus.settings.settings_menu import SettingsMenu
from scenes.ui.list_screen import ListRow, ListScreen
from scenes.ui.menu import Act
from seats.devices import Device
from sounds.bank import Sound
from words import say


class Pause(ListScreen):
    """Lies over a table; *leave* makes the scene that follows when the match is given up.

    *again* shows the last round once more, if there was one.
    """

    overlay = True
    back_sound = Sound.RESUME

    def __init__(
        self,
        house: Context,
        game: Game[Any, Any, Any, Any],
        leave: Callable[[], Scene],
        log: Sequence[str] = (),
        by: Device | None = None,
        again: Act | None = None,
    ) -> None:
        super().__init__(house, by=by)
        self.title = say("pause.title")
        self._game, self._leave, self._log, self._again = game, leave, log, again
        house.bank.pause()
        house.bank.play(Sound.PAUSE)

    def back(self, device: Device) -> Transition:
        self.house.bank.resume()
        return Pop()

    def _go(self, device: Device) -> Transition:
        self.house.bank.resume()
        return Reset(self._leave())

    def lines(self) -> Sequence[ListRow]:
        house, again = self.house, self._again
        return [
            ListRow(
                "resume", say("pause.resume"), self.back, icon="icon-check", sound=Sound.RESUME
            ),
            ListRow(
                "rules",
                say("pause.rules"),
                lambda by: Push(Help(house, [self._game], by)),
                icon="icon-help",
            ),
            ListRow(
                "controls",
                say("pause.controls"),
                lambda by: Push(ControlsHelp(house, by)),
                icon="icon-pad",
            ),
            ListRow(
                "log", say("pause.log"), lambda by: Push(Log(house, self._log, by)), icon="icon-log"
            ),
            *([ListRow("again", say("pause.again"), again, icon="icon-again")] if again else []),
            ListRow(
                "settings",
                say("pause.settings"),
                lambda by: Push(SettingsMenu(house, by)),
                icon="icon-gear",
            ),
            ListRow("leave", say("pause.leave"), self._go, icon="icon-cross"),
        ]

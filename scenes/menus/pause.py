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
        context: Context,
        game: Game[Any, Any, Any, Any],
        leave: Callable[[], Scene],
        log: Sequence[str] = (),
        by: Device | None = None,
        again: Act | None = None,
    ) -> None:
        super().__init__(context, by=by)
        self.title = say("pause.title")
        self._game, self._leave, self._log, self._again = game, leave, log, again
        context.bank.pause()
        context.bank.play(Sound.PAUSE)

    def back(self, device: Device) -> Transition:
        self.context.bank.resume()
        return Pop()

    def _go(self, device: Device) -> Transition:
        self.context.bank.resume()
        return Reset(self._leave())

    def lines(self) -> Sequence[ListRow]:
        context, again = self.context, self._again
        return [
            ListRow(
                "resume", say("pause.resume"), self.back, icon="icon-check", sound=Sound.RESUME
            ),
            ListRow(
                "rules",
                say("pause.rules"),
                lambda by: Push(Help(context, [self._game], by)),
                icon="icon-help",
            ),
            ListRow(
                "controls",
                say("pause.controls"),
                lambda by: Push(ControlsHelp(context, by)),
                icon="icon-pad",
            ),
            ListRow(
                "log",
                say("pause.log"),
                lambda by: Push(Log(context, self._log, by)),
                icon="icon-log",
            ),
            *([ListRow("again", say("pause.again"), again, icon="icon-again")] if again else []),
            ListRow(
                "settings",
                say("pause.settings"),
                lambda by: Push(SettingsMenu(context, by)),
                icon="icon-gear",
            ),
            ListRow("leave", say("pause.leave"), self._go, icon="icon-cross"),
        ]

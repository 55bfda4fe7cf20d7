"""The pause: a moment away from the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.core import Game
from scenes.column import Column, Line
from scenes.help import Controls, Help
from scenes.house import House
from scenes.log import Log
from scenes.menu import Act
from scenes.scene import Move, Pop, Push, Reset, Scene
from scenes.settings_menu import SettingsMenu
from seats.devices import Device
from sounds.bank import Sound
from words import say


class Pause(Column):
    """Lies over a table; *leave* makes the scene that follows when the match is given up.

    *again* shows the last round once more, if there was one.
    """

    overlay = True
    back_sound = Sound.RESUME

    def __init__(
        self,
        house: House,
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

    def back(self, device: Device) -> Move:
        self.house.bank.resume()
        return Pop()

    def _go(self, device: Device) -> Move:
        self.house.bank.resume()
        return Reset(self._leave())

    def lines(self) -> Sequence[Line]:
        house, again = self.house, self._again
        return [
            Line("resume", say("pause.resume"), self.back, icon="icon-check", sound=Sound.RESUME),
            Line(
                "rules",
                say("pause.rules"),
                lambda by: Push(Help(house, [self._game], by)),
                icon="icon-help",
            ),
            Line(
                "controls",
                say("pause.controls"),
                lambda by: Push(Controls(house, by)),
                icon="icon-pad",
            ),
            Line(
                "log", say("pause.log"), lambda by: Push(Log(house, self._log, by)), icon="icon-log"
            ),
            *([Line("again", say("pause.again"), again, icon="icon-again")] if again else []),
            Line(
                "settings",
                say("pause.settings"),
                lambda by: Push(SettingsMenu(house, by)),
                icon="icon-gear",
            ),
            Line("leave", say("pause.leave"), self._go, icon="icon-cross"),
        ]

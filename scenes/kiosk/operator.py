"""The operator's menu: what guests of a kiosk may not do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.column import Column, Line
from scenes.house import House
from scenes.rebinding import Controls
from scenes.scene import Leave, Move, Push, Reset
from scenes.settings_menu import SettingsMenu
from scenes.title import Title
from seats.devices import Device
from sounds.bank import Sound
from words import say


class Operator(Column):
    """Lies over whatever was going on; *persist* keeps the settings as they are now."""

    overlay = True

    def __init__(
        self, house: House, persist: Callable[[], str | None], by: Device | None = None
    ) -> None:
        super().__init__(house, by=by)
        self.title = say("operator.title")
        self._persist = persist
        house.bank.play(Sound.PAUSE)

    def lines(self) -> Sequence[Line]:
        return [
            Line("resume", say("operator.resume"), self.back, icon="icon-check"),
            Line("close", say("operator.close"), self._close, icon="icon-back"),
            Line("settings", say("operator.settings"), self._settings, icon="icon-gear"),
            Line("controls", say("settings.controls"), self._controls, icon="icon-pad"),
            Line("keep", say("operator.keep"), self._keep, icon="icon-log"),
            Line("leave", say("operator.leave"), lambda _: Leave(), icon="icon-cross"),
        ]

    def _close(self, by: Device) -> Move:
        self.house.archive.drop()
        return Reset(Title(self.house))

    def _settings(self, by: Device) -> Move:
        return Push(SettingsMenu(self.house, by))

    def _controls(self, by: Device) -> Move:
        return Push(Controls(self.house, by))

    def _keep(self, by: Device) -> Move:
        self.note = self._persist() or say("operator.kept")
        return None

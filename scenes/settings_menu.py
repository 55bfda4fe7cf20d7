"""The settings as a menu: each one takes effect as it is turned."""

from __future__ import annotations

from scenes.column import Column, Line
from scenes.dials import Dial, dials, named, turned, valued
from scenes.house import House
from scenes.rebinding import Controls
from scenes.scene import Move, Push
from scenes.settings import Settings
from seats.devices import Device
from words import say

FIXED = ("fullscreen",)  # in a kiosk


class SettingsMenu(Column):
    """Turns the dials of the house's settings."""

    def __init__(self, house: House, by: Device | None = None) -> None:
        super().__init__(house, by=by)
        self.title = say("settings.title")

    def lines(self) -> list[Line]:
        kiosk = self.house.venue.kiosk
        fixed = FIXED if kiosk else ()
        lines = [self._line(dial) for dial in dials(Settings) if dial.field not in fixed]
        if not kiosk:
            controls = say("settings.controls")
            lines.append(Line("controls", controls, self._controls, icon="icon-pad"))
        return lines

    def _controls(self, by: Device) -> Move:
        return Push(Controls(self.house, by))

    def _line(self, dial: Dial) -> Line:
        value = getattr(self.house.settings, dial.field)
        return Line(
            dial.field,
            named("settings", dial.field),
            value=valued("settings", dial.field, value),
            turn=lambda way: self._turned(dial, way),
        )

    def _turned(self, dial: Dial, way: int) -> Move:
        before = self.studio.generation, self.studio.still
        self.house.keep(turned(self.house.settings, dial, way))
        if (self.studio.generation, self.studio.still) != before:
            self.lay_out_anew()
        return None

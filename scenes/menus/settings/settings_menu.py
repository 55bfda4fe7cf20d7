"""The settings as a menu: each one takes effect as it is turned."""

from __future__ import annotations

from scenes.core.choice_fields import ChoiceField, choice_fields, named, turned, valued
from scenes.core.context import Context
from scenes.core.scene import Push, Transition
from scenes.core.settings import Settings
from scenes.menus.settings.controls_menu import ControlsMenu
from scenes.ui.list_screen import ListRow, ListScreen
from seats.devices import Device
from words import say

FIXED = ("fullscreen",)  # in a kiosk


class SettingsMenu(ListScreen):
    """Turns the dials of the house's settings."""

    def __init__(self, context: Context, by: Device | None = None) -> None:
        super().__init__(context, by=by)
        self.title = say("settings.title")

    def lines(self) -> list[ListRow]:
        kiosk = self.context.kiosk_rules.kiosk
        fixed = FIXED if kiosk else ()
        lines = [self._line(dial) for dial in choice_fields(Settings) if dial.field not in fixed]
        if not kiosk:
            controls = say("settings.controls")
            lines.append(ListRow("controls", controls, self._controls, icon="icon-pad"))
        return lines

    def _controls(self, by: Device) -> Transition:
        return Push(ControlsMenu(self.context, by))

    def _line(self, dial: ChoiceField) -> ListRow:
        value = getattr(self.context.settings, dial.field)
        return ListRow(
            dial.field,
            named("settings", dial.field),
            value=valued("settings", dial.field, value),
            turn=lambda way: self._turned(dial, way),
        )

    def _turned(self, dial: ChoiceField, way: int) -> Transition:
        before = self.renderer.generation, self.renderer.reduced_motion
        self.context.keep(turned(self.context.settings, dial, way))
        if (self.renderer.generation, self.renderer.reduced_motion) != before:
            self.lay_out_anew()
        return None

"""The settings as a menu: each takes effect as soon as it is changed."""

from __future__ import annotations

from functools import partial

from scenes.core.choice_fields import (
    ChoiceField,
    choice_fields,
    field_label,
    value_label,
    with_next_choice,
)
from scenes.core.context import Context
from scenes.core.scene import Push, Transition
from scenes.core.settings import Settings
from scenes.menus.settings.controls_menu import ControlsMenu
from scenes.menus.settings.joystick_setup import teaching_rows
from scenes.ui.menu.list_screen import ListRow, ListScreen
from seats.devices import Device
from words import say

FIXED_IN_KIOSK = ("fullscreen",)
FOR_OPERATORS = ("secrecy",)  # in a kiosk


class SettingsMenu(ListScreen):
    """Changes the settings, and leads to the controls where people may change them.

    In a kiosk some settings are left to its *operator*.
    """

    def __init__(
        self, context: Context, device: Device | None = None, *, operator: bool = False
    ) -> None:
        super().__init__(context, device=device)
        self._fixed = FIXED_IN_KIOSK if operator else FIXED_IN_KIOSK + FOR_OPERATORS
        self.title = say("settings.title")

    def rows(self) -> list[ListRow]:
        fields = choice_fields(Settings)
        if self.context.kiosk_rules.kiosk:
            rows = [self._row(field) for field in fields if field.field not in self._fixed]
            return [*rows, *teaching_rows(self.context)]
        words = say("settings.controls")
        controls = ListRow("controls", words, self._open_controls, icon="icon-pad")
        return [*(self._row(field) for field in fields), controls, *teaching_rows(self.context)]

    def _row(self, field: ChoiceField) -> ListRow:
        value = getattr(self.context.settings, field.field)
        return ListRow(
            field.field,
            field_label("settings", field.field),
            value=value_label("settings", field.field, value),
            on_change=partial(self._change, field),
        )

    def _change(self, field: ChoiceField, step: int) -> Transition:
        before = self.renderer.generation, self.renderer.reduced_motion
        self.context.keep(with_next_choice(self.context.settings, field, step))
        if (self.renderer.generation, self.renderer.reduced_motion) != before:
            self.relayout()
        return None

    def _open_controls(self, device: Device) -> Transition:
        return Push(ControlsMenu(self.context, device))

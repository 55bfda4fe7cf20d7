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
from scenes.core.settings.settings import Settings
from scenes.menus.settings.controls_menu import ControlsMenu
from scenes.menus.settings.joystick_setup import teaching_rows
from scenes.ui.menu.list_screen import ListRow, ListScreen
from seats.devices import Device
from words import say, spoken

FIXED_IN_KIOSK = ("fullscreen",)
OF_SPEECH = ("speech_rate", "speech_volume", "speech_detail")  # shown while it is on
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

    def title(self) -> str:
        return say("settings.title")

    def rows(self) -> list[ListRow]:
        fields = self._fields()
        if self.context.kiosk_rules.kiosk:
            rows = [self._row(field) for field in fields if field.field not in self._fixed]
            return [*rows, *teaching_rows(self.context)]
        words = say("settings.controls")
        controls = ListRow("controls", words, self._open_controls, icon="icon-pad")
        return [*(self._row(field) for field in fields), controls, *teaching_rows(self.context)]

    def about(self, name: str) -> str:
        explained = {"controls", *(field.field for field in self._fields())}
        return say(f"settings.about_{name}") if name in explained else ""

    def _fields(self) -> list[ChoiceField]:
        """All settings that matter now, with those languages that are offered."""
        offered = ("system", *self.context.kiosk_rules.offered_languages)
        hidden = OF_SPEECH if self.context.settings.speech == "off" else ()
        return [
            ChoiceField(field.field, offered) if field.field == "language" else field
            for field in choice_fields(Settings)
            if field.field not in hidden
        ]

    def _row(self, field: ChoiceField) -> ListRow:
        value = getattr(self.context.settings, field.field)
        return ListRow(
            field.field,
            field_label("settings", field.field),
            value=value_label("settings", field.field, value),
            on_change=partial(self._change, field),
            is_switch=len(field.values) == 2,
        )

    def _change(self, field: ChoiceField, step: int) -> Transition:
        before = self._look()
        self.context.keep(with_next_choice(self.context.settings, field, step))
        self.context.speed_chosen |= field.field == "speed"
        if self._look() != before:
            self.relayout()
        return None

    def _look(self) -> tuple[object, ...]:
        """All on which the layout of a screen depends."""
        return self.renderer.generation, self.renderer.reduced_motion, spoken()

    def _open_controls(self, device: Device) -> Transition:
        return Push(ControlsMenu(self.context, device=device))

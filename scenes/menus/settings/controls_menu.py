"""The controls: choose a device and an intent, press a new control, and try it out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from scenes.core.context import Context
from scenes.core.scene import Push, Transition
from scenes.menus.settings.rebind_dialog import RebindDialog, apply_bindings, intent_words
from scenes.ui.menu.list_screen import ListRow, ListScreen
from scenes.ui.menu.menu import Refused
from seats.bindings import DEFAULT_BINDINGS
from seats.bindings_text import changeable_intents
from seats.devices import Device
from seats.intents import Intent
from seats.kinds import REBINDABLE
from words import say


class ControlsMenu(ListScreen):
    """Asks which device's controls are to be changed; or all become as they were at first."""

    def title(self) -> str:
        return say("controls_menu.title")

    def rows(self) -> Sequence[ListRow]:
        reset = ListRow("usual", say("controls_menu.reset"), self._reset, icon="icon-back")
        devices = filter(self.context.input_reader.reads, REBINDABLE)
        return [*map(self._row, devices), reset]

    def _row(self, changed: Device) -> ListRow:
        on_choose = partial(self._open, changed)
        return ListRow(changed.name, device_title(changed), on_choose, icon=changed.icon)

    def _open(self, changed: Device, device: Device) -> Transition:
        if self.context.input_reader.one_button:
            raise Refused(say("one_button.no_rebinding"))
        return Push(BindingsMenu(self.context, changed, device))

    def _reset(self, device: Device) -> Transition:
        apply_bindings(self.context, DEFAULT_BINDINGS)
        self.note = say("controls_menu.reset_done")
        return None


class BindingsMenu(ListScreen):
    """All controls of the device *changed* that can stand for something else."""

    def __init__(self, context: Context, changed: Device, device: Device | None = None) -> None:
        super().__init__(context, device=device)
        self._changed = changed

    def title(self) -> str:
        return device_title(self._changed)

    def rows(self) -> Sequence[ListRow]:
        return [self._row(intent) for intent in changeable_intents(self._changed)]

    def _row(self, intent: Intent) -> ListRow:
        glyph = self.context.input_reader.controls(self._changed).glyph(intent)
        name, meaning = intent.name.lower(), intent_words(intent)
        on_choose = partial(self._rebind, intent)
        if not glyph.text:
            return ListRow(name, meaning, on_choose, icon=glyph.mark or glyph.art)
        words = say("controls_menu.row", meaning=meaning, control=glyph.text)
        return ListRow(name, words, on_choose)

    def _rebind(self, intent: Intent, device: Device) -> Transition:
        return Push(RebindDialog(self.context, self._changed, intent, device))


def device_title(device: Device) -> str:
    """The name of a kind of device, as a title."""
    return say(f"controls_menu.{device.name}")

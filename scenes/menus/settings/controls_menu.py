"""Which control means what: choose a meaning, press its new control, and show that it works."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Transition
from scenes.ui.dialog import Dialog, DialogButton, away
from scenes.ui.list_screen import ListRow, ListScreen
from seats.bindings import DEFAULT_BINDINGS, Bindings
from seats.bindings_text import changeable_intents
from seats.control_capture import ControlCapture
from seats.devices import Device
from seats.input_events import InputEvent
from seats.intents import Intent
from seats.kinds import REBINDABLE
from sounds.bank import Sound
from sprites.motion.timestep import STEP
from words import say

PATIENCE = 8.0  # seconds to press the new control
PROOF = 12.0  # seconds to show that one can still choose; else all is as before


class ControlsMenu(ListScreen):
    """Whose controls are to be changed, and the way back to the usual ones."""

    def __init__(self, context: Context, by: Device | None = None) -> None:
        super().__init__(context, by=by)
        self.title = say("controls_menu.title")

    def lines(self) -> Sequence[ListRow]:
        lines = [self._line(device) for device in REBINDABLE]
        lines.append(ListRow("usual", say("controls_menu.reset"), self._usual, icon="icon-back"))
        return lines

    def _line(self, device: Device) -> ListRow:
        act = partial(self._open, device)
        return ListRow(device.name, title_of(device), act, icon=device.icon)

    def _open(self, device: Device, by: Device) -> Transition:
        return Push(BindingsMenu(self.context, device, by))

    def _usual(self, by: Device) -> Transition:
        apply(self.context, DEFAULT_BINDINGS)
        self.note = say("controls_menu.reset_done")
        return None


class BindingsMenu(ListScreen):
    """Everything that the controls of *device* mean."""

    def __init__(self, context: Context, device: Device, by: Device | None = None) -> None:
        super().__init__(context, by=by)
        self.title = title_of(device)
        self._device = device

    def lines(self) -> Sequence[ListRow]:
        return [self._line(intent) for intent in changeable_intents(self._device)]

    def _line(self, intent: Intent) -> ListRow:
        controls = self.context.input_reader.controls(self._device)
        meaning, glyph = meaning_of(intent), controls.glyph(intent)
        act = partial(self._change, intent)
        if not glyph.text:
            return ListRow(intent.name.lower(), meaning, act, icon=glyph.mark or glyph.art)
        words = say("controls_menu.row", meaning=meaning, control=glyph.text)
        return ListRow(intent.name.lower(), words, act)

    def _change(self, intent: Intent, by: Device) -> Transition:
        return Push(RebindDialog(self.context, self._device, intent, by))


class RebindDialog(Dialog):
    """Catches the next control of *device*; then somebody must show that all can still be done."""

    def __init__(self, context: Context, device: Device, intent: Intent, by: Device) -> None:
        self._device, self._intent = device, intent
        self._before = context.input_reader.bindings
        self._catch: ControlCapture | None = context.input_reader.capture(device, PATIENCE)
        self._left = round(PATIENCE / STEP)
        answers = (DialogButton("stop", say("controls_menu.cancel"), self.back),)
        super().__init__(context, self._request(), answers, device.icon, by)

    def handle(self, event: InputEvent) -> Transition:
        return self._watch() or super().handle(event)

    def step(self) -> Transition:
        self._left -= 1
        if self._left <= 0:
            return self._give_up()
        if self._left * STEP % 1 < STEP:
            self._tell()
        return self._watch() or super().step()

    def back(self, device: Device) -> Transition:
        return self._give_up()

    def _watch(self) -> Transition:
        """See whether something was caught."""
        if self._catch is None or self._catch.control is None:
            return None
        control, self._catch = self._catch.control, None
        self.context.input_reader.stop_capture()
        if control not in self._device.control_names:
            self.context.bank.play(Sound.REFUSE)
            return Pop()
        elsewhere = self._before.meaning_elsewhere(self._device, control)
        if elsewhere is Intent.CANCEL:
            return self._give_up()
        if elsewhere is not None:
            return self._refuse()
        self._try(control)
        return None

    def _refuse(self) -> Transition:
        self.context.bank.play(Sound.REFUSE)
        self._catch = self.context.input_reader.capture(self._device, PATIENCE)
        self._left = round(PATIENCE / STEP)
        self.words = say("controls_menu.other_half")
        self.refresh()
        return None

    def _try(self, control: int) -> None:
        apply(self.context, self._before.rebound(self._device, self._intent, control))
        self.context.bank.play(Sound.MENU_CHANGE)
        self._left = round(PROOF / STEP)
        self.answers = (
            DialogButton("keep", say("controls_menu.keep"), away),
            DialogButton("undo", say("controls_menu.undo"), self.back),
        )
        self._tell()

    def _give_up(self) -> Transition:
        """All is as before."""
        self.context.input_reader.stop_capture()
        if self.context.input_reader.bindings is not self._before:
            apply(self.context, self._before)
        return Pop()

    def _tell(self) -> None:
        self.words = self._request() if self._catch else self._proof()
        self.refresh()

    def _request(self) -> str:
        seconds = ceil(self._left * STEP)
        return say("controls_menu.press", meaning=meaning_of(self._intent), seconds=seconds)

    def _proof(self) -> str:
        return say("controls_menu.try_out", seconds=ceil(self._left * STEP))


def apply(context: Context, bindings: Bindings) -> None:
    """Follow other bindings, and keep them."""
    context.input_reader.rebind(bindings)
    context.keep(context.settings)


def meaning_of(intent: Intent) -> str:
    """What an intent is called."""
    return say(f"intent.{intent.name.lower()}")


def title_of(device: Device) -> str:
    """What the controls of a sort of device are called."""
    return say(f"controls_menu.{device.name}")

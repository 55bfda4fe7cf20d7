"""Waits for a new control, then for a choice made with the new controls."""

from __future__ import annotations

from math import ceil

from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.ui.menu.dialog import Dialog, DialogButton, close_dialog
from seats.bindings import Bindings
from seats.control_capture import ControlCapture
from seats.devices import Device
from seats.input.input_events import InputEvent
from seats.intents import Intent
from sounds.bank import Sound
from sprites.motion.timestep import STEP
from words import say

CAPTURE_SECONDS = 8.0  # to press the new control
TRIAL_SECONDS = 12.0  # to choose with the new controls; else they become what they were


class RebindDialog(Dialog):
    """Binds the next control of the device *changed* to *intent*, and asks whether it works."""

    def __init__(self, context: Context, changed: Device, intent: Intent, device: Device) -> None:
        self._changed, self._intent = changed, intent
        self._before = context.input_reader.bindings
        self._capture: ControlCapture | None = context.input_reader.capture(
            changed, CAPTURE_SECONDS
        )
        self._steps_left = round(CAPTURE_SECONDS / STEP)
        buttons = (DialogButton("stop", say("controls_menu.cancel"), self.go_back),)
        super().__init__(context, self._capture_words(), buttons, changed.icon, device)

    def handle(self, event: InputEvent) -> Transition:
        return self._check_capture() or super().handle(event)

    def step(self) -> Transition:
        self._steps_left -= 1
        if self._steps_left <= 0:
            return self._restore()
        if self._steps_left * STEP % 1 < STEP:
            self._update_words()
        return self._check_capture() or super().step()

    def go_back(self, device: Device) -> Transition:
        return self._restore()

    def _check_capture(self) -> Transition:
        """Bind the control that was captured, if there is one."""
        if self._capture is None or self._capture.control is None:
            return None
        control, self._capture = self._capture.control, None
        self.context.input_reader.stop_capture()
        if control not in self._changed.control_names:
            self.context.bank.play(Sound.REFUSE)
            return Pop()
        elsewhere = self._before.meaning_elsewhere(self._changed, control)
        if elsewhere is Intent.CANCEL:
            return self._restore()
        if elsewhere is not None:
            self._capture_again()
        else:
            self._try_out(control)
        return None

    def _capture_again(self) -> None:
        """The control belongs to the other half of the keyboard."""
        self.context.bank.play(Sound.REFUSE)
        self._capture = self.context.input_reader.capture(self._changed, CAPTURE_SECONDS)
        self._steps_left = round(CAPTURE_SECONDS / STEP)
        self.words = say("controls_menu.other_half")
        self.refresh()

    def _try_out(self, control: int) -> None:
        apply_bindings(self.context, self._before.rebound(self._changed, self._intent, control))
        self.context.bank.play(Sound.MENU_CHANGE)
        self._steps_left = round(TRIAL_SECONDS / STEP)
        self.buttons = (
            DialogButton("keep", say("controls_menu.keep"), close_dialog),
            DialogButton("undo", say("controls_menu.undo"), self.go_back),
        )
        self._update_words()

    def _restore(self) -> Transition:
        """Close the dialog with the controls as they were."""
        self.context.input_reader.stop_capture()
        if self.context.input_reader.bindings is not self._before:
            apply_bindings(self.context, self._before)
        return Pop()

    def _update_words(self) -> None:
        self.words = self._capture_words() if self._capture else self._trial_words()
        self.refresh()

    def _capture_words(self) -> str:
        meaning, seconds = intent_words(self._intent), ceil(self._steps_left * STEP)
        return say("controls_menu.press", meaning=meaning, seconds=seconds)

    def _trial_words(self) -> str:
        return say("controls_menu.try_out", seconds=ceil(self._steps_left * STEP))


def apply_bindings(context: Context, bindings: Bindings) -> None:
    """Use other bindings, and save them."""
    context.input_reader.rebind(bindings)
    context.keep(context.settings)


def intent_words(intent: Intent) -> str:
    """What an intent does, in words."""
    return say(f"intent.{intent.name.lower()}")

"""Asks whether to set up a joystick that SDL does not know."""

from __future__ import annotations

from scenes.core.context import Context
from scenes.core.scene import Pop, Push, Transition
from scenes.menus.settings.joystick_setup import JoystickSetup
from scenes.ui.menu.dialog import Dialog, DialogButton, close_dialog
from seats.devices import Device
from seats.input.input_events import DeviceDisconnected, InputEvent, UnknownPad
from words import say


class UnknownPadDialog(Dialog):
    """Asks about *pad*; pressing it again means yes."""

    def __init__(self, context: Context, pad: UnknownPad) -> None:
        buttons = (
            DialogButton("learn", say("unknown_pad.set_up"), self._on_yes),
            DialogButton("not-now", say("unknown_pad.not_now"), close_dialog),
        )
        words = say("unknown_pad.question", name=pad.name)
        super().__init__(context, words, buttons, "icon-pad")
        self._pad = pad
        self._opened = False

    def on_device_event(self, event: InputEvent) -> Transition:
        match event:
            case UnknownPad(device, _, True) if device == self._pad.device:
                return self._set_up()
            case DeviceDisconnected(device, _) if device == self._pad.device:
                return Pop()
            case _:
                return super().on_device_event(event)

    def step(self) -> Transition:
        return Pop() if self._opened else super().step()

    def _on_yes(self, device: Device) -> Transition:
        return self._set_up()

    def _set_up(self) -> Transition:
        self._opened = True
        return Push(JoystickSetup(self.context, self._pad.device, self._pad.name))

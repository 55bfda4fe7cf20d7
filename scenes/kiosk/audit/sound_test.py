"""Lets the operator hear each speaker."""

from __future__ import annotations

from functools import partial

from scenes.core.context import Context
from scenes.core.scene import Transition
from scenes.ui.menu.dialog import Dialog, DialogButton, close_dialog
from seats.devices import Device
from sounds.bank import Sound
from words import say

PANS = {"left": -1.0, "both": 0.0, "right": 1.0}


class SoundTest(Dialog):
    """A button for each speaker and one for both, as loud as the game is set."""

    def __init__(self, context: Context, device: Device) -> None:
        buttons = [
            DialogButton(name, say(f"audit.sound_{name}"), partial(self._play, pan))
            for name, pan in PANS.items()
        ]
        done = DialogButton("done", say("menu.back"), close_dialog)
        super().__init__(context, say("audit.sound_words"), [*buttons, done], "icon-play", device)

    def _play(self, pan: float, device: Device) -> Transition:
        self.context.bank.play(Sound.CROAK, 0, pan)
        return None

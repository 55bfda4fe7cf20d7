"""The question whether anybody is still there."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from scenes.core.context import Context
from scenes.core.scene import Pop, Reset, Scene, Transition
from scenes.ui.menu.dialog import Dialog, DialogButton, close_dialog
from seats.input.input_events import InputEvent, Point, Press
from seats.intents import Phase
from sounds.bank import Sound
from sprites.motion.timestep import STEP
from words import say


class StillThere(Dialog):
    """Counts down *seconds*: any press means yes, without one the scene made by *leave* opens."""

    sound = Sound.STILL_THERE

    def __init__(self, context: Context, seconds: int, leave: Callable[[], Scene]) -> None:
        self._left = round(seconds / STEP)
        self._leave = leave
        self.headline = say("kiosk.presence_title")
        buttons = (DialogButton("yes", say("kiosk.presence_yes"), close_dialog),)
        super().__init__(context, self._sentence(), buttons, "icon-clock")

    def handle(self, event: InputEvent) -> Transition:
        match event:
            case Press(down=True) | Point(phase=Phase.DOWN):
                self.context.bank.play(Sound.MENU_CONFIRM)
                return Pop()
            case _:
                return None

    def step(self) -> Transition:
        self._left -= 1
        if self._left <= 0:
            return Reset(self._leave())
        if self._sentence() != self.words:
            self.words = self._sentence()
            self.context.bank.play(Sound.COUNTDOWN)
            self.refresh()
        return super().step()

    def _sentence(self) -> str:
        return say("kiosk.presence_words", seconds=ceil(self._left * STEP))

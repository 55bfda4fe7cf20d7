"""Warns people in a match that the kiosk is about to close."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.ui.menu.dialog import Dialog
from seats.input.input_events import InputEvent
from words import say

LAST = 10.0  # seconds for which the warning stays, whatever is pressed
MINUTE = 60


class ClosingWarning(Dialog):
    """Tells how much time is *left*, in seconds; ``None`` once the kiosk is open again."""

    def __init__(self, context: Context, left: Callable[[], float | None]) -> None:
        self._left = left
        self.headline = say("kiosk.closing_title")
        super().__init__(context, self._sentence(), icon="icon-clock")

    def handle(self, event: InputEvent) -> Transition:
        return None if self._is_last else super().handle(event)

    def step(self) -> Transition:
        if self._left() is None:
            return Pop()
        self.show_words(self._sentence())
        return super().step()

    def refresh(self) -> None:
        if self._is_last:
            self.buttons = ()
        super().refresh()

    @property
    def _is_last(self) -> bool:
        return (self._left() or 0) <= LAST

    def _sentence(self) -> str:
        seconds = ceil(self._left() or 0)
        if seconds > MINUTE:
            return say("kiosk.closing_minutes", count=ceil(seconds / MINUTE))
        return say("kiosk.closing_seconds", seconds=seconds)

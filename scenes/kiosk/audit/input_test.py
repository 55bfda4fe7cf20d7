"""Shows every control that is pressed, so that an operator finds out what is wired to what."""

from __future__ import annotations

from collections import deque
from math import ceil

import pygame

from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.ui.menu.dialog import Dialog
from seats.pads.raw_controls import TILTED
from sprites.motion.timestep import STEP
from words import say

SHOWN = 3  # the controls that were pressed last
SECONDS = 10.0  # without any press, after which it ends: every control is only shown here
MOMENT = 0.5  # seconds


class InputTest(Dialog):
    """Takes every press; ends by itself when nothing is pressed for a while, or by a click."""

    def __init__(self, context: Context) -> None:
        self._pressed: deque[str] = deque(maxlen=SHOWN)
        self._tilted: set[tuple[int, int]] = set()  # instance ids and axes
        self._left = round(SECONDS / STEP)
        super().__init__(context, self._sentence(), icon="icon-pad")

    def step(self) -> Transition:
        # For a moment only: this scene may be closed by another one.
        self.context.input_reader.ask_first(self._takes, seconds=MOMENT)
        self._left -= 1
        if self._left <= 0:
            return Pop()
        self.show_words(self._sentence())
        return super().step()

    def leave(self) -> None:
        self.context.input_reader.ask_no_more(self._takes)
        super().leave()

    def _takes(self, event: pygame.Event, _now: float) -> bool:
        """Note what was pressed; returns whether it was the press or release of a control."""
        if words := self._words(event):
            self._pressed.append(words)
            self._left = round(SECONDS / STEP)
        return event.type in (
            *(pygame.KEYDOWN, pygame.KEYUP, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP),
            *(pygame.JOYHATMOTION, pygame.JOYAXISMOTION),
            *(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION),
        )

    def _words(self, event: pygame.Event) -> str:
        """What was pressed by its number, which is what a wiring plan names."""
        match event.type:
            case pygame.KEYDOWN:
                return say("audit.input_key", name=pygame.key.name(event.key), code=event.scancode)
            case pygame.JOYBUTTONDOWN:
                return say("audit.input_button", pad=event.instance_id, number=event.button)
            case pygame.JOYHATMOTION if any(event.value):
                across, up = event.value
                return say("audit.input_hat", pad=event.instance_id, across=across, up=up)
            case pygame.JOYAXISMOTION if self._moves(event):
                return say("audit.input_axis", pad=event.instance_id, number=event.axis)
            case pygame.MOUSEBUTTONDOWN:
                return say("audit.input_mouse", number=event.button)
        return ""

    def _moves(self, event: pygame.Event) -> bool:
        """Whether the axis was at rest before and is tilted now."""
        key = event.instance_id, event.axis
        if abs(event.value) < TILTED:
            self._tilted.discard(key)
            return False
        new = key not in self._tilted
        self._tilted.add(key)
        return new

    def _sentence(self) -> str:
        seconds = ceil(self._left * STEP)
        lines = [*self._pressed, *[" "] * (SHOWN - len(self._pressed))]
        return "\n".join([say("audit.inputs_words", seconds=seconds), *lines])

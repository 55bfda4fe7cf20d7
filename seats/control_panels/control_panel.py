"""The controls of one player of a cabinet, which a keyboard encoder turns into keys.

The keys are those that MAME expects and encoders such as the I-PAC 4 send: a stick, four buttons
and Start. Buttons 5 to 7 of the panels 2 to 4 have keys that nothing else uses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pygame

from seats.devices import ControlTable, Device
from seats.glyphs import Glyph
from seats.intents import Intent
from seats.keyboard.keys import (
    ARROWS,
    CONTROL_NAMES,
    KEY,
    MODIFIERS,
    WIDE_KEY,
    key_name,
)
from values import value

INTENTS = (
    *(Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT),
    *(Intent.CONFIRM, Intent.CANCEL, Intent.SECOND, Intent.LOG),
    *(Intent.TURN_LEFT, Intent.TURN_RIGHT, Intent.PEEK, Intent.MENU),
)
LABELS = ("", "", "", "", "1", "2", "3", "4", "5", "6", "7", "Start")
MARKS = ("arrow-up", "arrow-down", "arrow-left", "arrow-right")
KEYS = (  # of each panel, in the order of the intents
    (
        *(pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT),
        *(pygame.KSCAN_LCTRL, pygame.KSCAN_LALT, pygame.KSCAN_SPACE, pygame.KSCAN_LSHIFT),
        *(pygame.KSCAN_Z, pygame.KSCAN_X, pygame.KSCAN_C, pygame.KSCAN_1),
    ),
    (
        *(pygame.KSCAN_R, pygame.KSCAN_F, pygame.KSCAN_D, pygame.KSCAN_G),
        *(pygame.KSCAN_A, pygame.KSCAN_S, pygame.KSCAN_Q, pygame.KSCAN_W),
        *(pygame.KSCAN_T, pygame.KSCAN_P, pygame.KSCAN_SEMICOLON, pygame.KSCAN_2),
    ),
    (
        *(pygame.KSCAN_I, pygame.KSCAN_K, pygame.KSCAN_J, pygame.KSCAN_L),
        *(pygame.KSCAN_RCTRL, pygame.KSCAN_RSHIFT, pygame.KSCAN_RETURN, pygame.KSCAN_O),
        *(pygame.KSCAN_LEFTBRACKET, pygame.KSCAN_RIGHTBRACKET, pygame.KSCAN_MINUS, pygame.KSCAN_3),
    ),
    (
        *(pygame.KSCAN_Y, pygame.KSCAN_N, pygame.KSCAN_V, pygame.KSCAN_U),
        *(pygame.KSCAN_B, pygame.KSCAN_E, pygame.KSCAN_H, pygame.KSCAN_M),
        *(pygame.KSCAN_COMMA, pygame.KSCAN_PERIOD, pygame.KSCAN_SLASH, pygame.KSCAN_4),
    ),
)
_NAMES: Mapping[int, str] = {**CONTROL_NAMES, **MODIFIERS}


@value
class ControlPanel(Device):
    """The controls of one player; number 0 is the first one's."""

    kind: ClassVar[str] = "panel"
    icon: ClassVar[str] = "icon-pad"
    has_start_button: ClassVar[bool] = True
    has_private_controls: ClassVar[bool] = True
    comes_and_goes: ClassVar[bool] = True  # it is there only where an encoder is read

    @property
    def name(self) -> str:
        return f"{self.kind}_{self.number % len(KEYS)}"

    def glyph(self, intent: Intent, controls: ControlTable, *, touch: bool = False) -> Glyph:
        """The number of the button, whatever key it sends; an arrow for a direction."""
        key = next(key for key, meaning in controls.items() if meaning is intent)
        keys = KEYS[self.number % len(KEYS)]
        place = keys.index(key) if key in keys else -1
        if 0 <= place < len(MARKS):
            return Glyph(KEY, mark=MARKS[place])
        if key in ARROWS:
            return Glyph(KEY, mark=ARROWS[key])
        label = LABELS[place] if place >= 0 else key_name(key)
        return Glyph(KEY if len(label) == 1 else WIDE_KEY, label)

    def move_glyphs(self, controls: ControlTable, *, touch: bool = False) -> tuple[Glyph, ...]:
        return (Glyph("glyph-stick"),)

    @property
    def default_controls(self) -> ControlTable:
        return dict(zip(KEYS[self.number % len(KEYS)], INTENTS, strict=True))

    @property
    def control_names(self) -> Mapping[int, str]:
        return _NAMES

    def pressed_control(self, event: pygame.Event) -> int | None:
        return event.scancode if event.type == pygame.KEYDOWN else None


CONTROL_PANELS = tuple(ControlPanel(number) for number in range(len(KEYS)))

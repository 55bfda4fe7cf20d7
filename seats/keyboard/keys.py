"""Half of a keyboard, so that two people can share one.

Keys are known by their position (SDL scancodes), named as on a US keyboard, so that WASD is the
same four keys on every layout. No Shift, Ctrl or Alt: tapping or holding those opens the
accessibility dialogs of desktops.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

import pygame

from seats.devices import ControlTable, Device
from seats.glyphs import Glyph
from seats.intents import DIRECTIONS, Intent
from values import value

LEFT: ControlTable = {
    pygame.KSCAN_W: Intent.UP,
    pygame.KSCAN_S: Intent.DOWN,
    pygame.KSCAN_A: Intent.LEFT,
    pygame.KSCAN_D: Intent.RIGHT,
    pygame.KSCAN_SPACE: Intent.CONFIRM,
    pygame.KSCAN_X: Intent.CANCEL,
    pygame.KSCAN_R: Intent.SECOND,
    pygame.KSCAN_F: Intent.LOG,
    pygame.KSCAN_Q: Intent.TURN_LEFT,
    pygame.KSCAN_E: Intent.TURN_RIGHT,
    pygame.KSCAN_TAB: Intent.PEEK,
    pygame.KSCAN_ESCAPE: Intent.MENU,
}
RIGHT: ControlTable = {
    pygame.KSCAN_UP: Intent.UP,
    pygame.KSCAN_DOWN: Intent.DOWN,
    pygame.KSCAN_LEFT: Intent.LEFT,
    pygame.KSCAN_RIGHT: Intent.RIGHT,
    pygame.KSCAN_RETURN: Intent.CONFIRM,
    pygame.KSCAN_KP_ENTER: Intent.CONFIRM,
    pygame.KSCAN_BACKSPACE: Intent.CANCEL,
    pygame.KSCAN_P: Intent.SECOND,
    pygame.KSCAN_L: Intent.LOG,
    pygame.KSCAN_LEFTBRACKET: Intent.TURN_LEFT,
    pygame.KSCAN_RIGHTBRACKET: Intent.TURN_RIGHT,
    pygame.KSCAN_PERIOD: Intent.PEEK,
    pygame.KSCAN_ESCAPE: Intent.MENU,
}

KEY, WIDE_KEY = "glyph-key", "glyph-key-wide"
ARROWS: Mapping[int, str] = {
    pygame.KSCAN_UP: "arrow-up",
    pygame.KSCAN_DOWN: "arrow-down",
    pygame.KSCAN_LEFT: "arrow-left",
    pygame.KSCAN_RIGHT: "arrow-right",
}
LEGENDS: Mapping[int, str] = {
    **{pygame.KSCAN_A + place: chr(ord("A") + place) for place in range(26)},
    **{pygame.KSCAN_1 + place: str(place + 1) for place in range(9)},
    pygame.KSCAN_0: "0",
    pygame.KSCAN_SPACE: "Space",
    pygame.KSCAN_TAB: "Tab",
    pygame.KSCAN_ESCAPE: "Esc",
    pygame.KSCAN_RETURN: "Enter",
    pygame.KSCAN_KP_ENTER: "Enter",
    pygame.KSCAN_BACKSPACE: "Bksp",
    pygame.KSCAN_LEFTBRACKET: "[",
    pygame.KSCAN_RIGHTBRACKET: "]",
    pygame.KSCAN_PERIOD: ".",
    pygame.KSCAN_COMMA: ",",
    pygame.KSCAN_SLASH: "/",
    pygame.KSCAN_SEMICOLON: ";",
    pygame.KSCAN_APOSTROPHE: "'",
    pygame.KSCAN_MINUS: "-",
    pygame.KSCAN_EQUALS: "=",
}
MODIFIERS: Mapping[int, str] = {
    pygame.KSCAN_LCTRL: "Left Ctrl",
    pygame.KSCAN_LALT: "Left Alt",
    pygame.KSCAN_LSHIFT: "Left Shift",
    pygame.KSCAN_RCTRL: "Right Ctrl",
    pygame.KSCAN_RSHIFT: "Right Shift",
}
_OTHER_NAMES: Mapping[int, str] = {
    **MODIFIERS,
    **dict(zip(ARROWS, ("Up", "Down", "Left", "Right"), strict=True)),
    **{pygame.KSCAN_F1 + place: f"F{place + 1}" for place in range(12)},
    **{pygame.KSCAN_KP_1 + place: f"Keypad {place + 1}" for place in range(9)},
    pygame.KSCAN_KP_0: "Keypad 0",
    pygame.KSCAN_KP_ENTER: "Keypad Enter",
}
# Escape always goes back, and the second Enter key needs no name of its own.
NOT_CHANGEABLE = (pygame.KSCAN_ESCAPE, pygame.KSCAN_KP_ENTER)
CONTROL_NAMES: Mapping[int, str] = {
    **ARROWS,
    **{key: legend for key, legend in LEGENDS.items() if key not in NOT_CHANGEABLE},
    pygame.KSCAN_BACKSPACE: "Back",  # its name in settings files
}


def key_name(scancode: int) -> str:
    """What is printed on a key of a US keyboard; its number if that is not known."""
    return _OTHER_NAMES.get(scancode) or LEGENDS.get(scancode, f"#{scancode}")


@value
class KeyboardHalf(Device):
    """Half of the keyboard: number 0 is the one around WASD, number 1 the one around the arrows."""

    kind: ClassVar[str] = "keys"
    icon: ClassVar[str] = "icon-keys"
    has_private_controls: ClassVar[bool] = True

    @property
    def name(self) -> str:
        return f"{self.kind}_{self.number}"

    @property
    def partner(self) -> Device | None:
        return KeyboardHalf(1 - self.number)

    def glyph(self, intent: Intent, controls: ControlTable, *, touch: bool = False) -> Glyph:
        key = next(key for key, meaning in controls.items() if meaning is intent)
        if key in ARROWS:
            return Glyph(KEY, mark=ARROWS[key])
        legend = LEGENDS.get(key, f"#{key}")
        return Glyph(KEY if len(legend) == 1 else WIDE_KEY, legend)

    def move_glyphs(self, controls: ControlTable, *, touch: bool = False) -> tuple[Glyph, ...]:
        return tuple(self.glyph(direction, controls) for direction in DIRECTIONS)

    @classmethod
    def nth(cls, place: int, connected: Sequence[Device]) -> Self:
        return cls(place % 2)

    @property
    def default_controls(self) -> ControlTable:
        return RIGHT if self.number else LEFT

    @property
    def control_names(self) -> Mapping[int, str]:
        return CONTROL_NAMES

    def pressed_control(self, event: pygame.Event) -> int | None:
        return event.scancode if event.type == pygame.KEYDOWN else None


LEFT_KEYS = KeyboardHalf(0)
RIGHT_KEYS = KeyboardHalf(1)

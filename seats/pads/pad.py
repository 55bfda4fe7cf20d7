"""A gamepad or joystick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pygame

from seats.devices import ControlTable, Device
from seats.glyphs import Glyph
from seats.intents import Intent
from seats.pads.pad_family import Family
from values import value

BUTTONS: ControlTable = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Intent.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Intent.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Intent.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Intent.RIGHT,
    pygame.CONTROLLER_BUTTON_A: Intent.CONFIRM,  # south, east, west, north by position
    pygame.CONTROLLER_BUTTON_B: Intent.CANCEL,
    pygame.CONTROLLER_BUTTON_X: Intent.SECOND,
    pygame.CONTROLLER_BUTTON_Y: Intent.LOG,
    pygame.CONTROLLER_BUTTON_BACK: Intent.LOG,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Intent.TURN_LEFT,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Intent.TURN_RIGHT,
    pygame.CONTROLLER_BUTTON_START: Intent.MENU,
}

CROSS = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpad-up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpad-down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpad-left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpad-right",
}
LABELLED = {  # drawn with the letters of the pad's family
    pygame.CONTROLLER_BUTTON_A: "south",
    pygame.CONTROLLER_BUTTON_B: "east",
    pygame.CONTROLLER_BUTTON_X: "west",
    pygame.CONTROLLER_BUTTON_Y: "north",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_START: "start",
}
CONTROL_NAMES: Mapping[int, str] = {**LABELLED, **CROSS}


@value
class Pad(Device):
    """A gamepad or joystick; ``number`` is SDL's instance id."""

    family: Family = Family.OTHER

    kind: ClassVar[str] = "pad"
    icon: ClassVar[str] = "icon-pad"
    has_start_button: ClassVar[bool] = True
    is_handheld: ClassVar[bool] = True
    has_private_controls: ClassVar[bool] = True
    has_lasting_number: ClassVar[bool] = False
    comes_and_goes: ClassVar[bool] = True

    def glyph(self, intent: Intent, controls: ControlTable, *, touch: bool = False) -> Glyph:
        if intent is Intent.PEEK:
            return Glyph(f"glyph-{self.family.value}-triggers")
        buttons = [button for button, meaning in controls.items() if meaning is intent]
        button = next(button for button in buttons if button in CONTROL_NAMES)
        if button in CROSS:
            return Glyph(f"glyph-{CROSS[button]}")
        return Glyph(f"glyph-{self.family.value}-{LABELLED[button]}")

    def move_glyphs(self, controls: ControlTable, *, touch: bool = False) -> tuple[Glyph, ...]:
        unchanged = all(controls.get(button) is BUTTONS[button] for button in CROSS)
        return (Glyph("glyph-dpad" if unchanged else "glyph-stick"),)

    @property
    def default_controls(self) -> ControlTable:
        return BUTTONS

    @property
    def control_names(self) -> Mapping[int, str]:
        return CONTROL_NAMES

    def pressed_control(self, event: pygame.Event) -> int | None:
        return event.button if event.type == pygame.CONTROLLERBUTTONDOWN else None


ANY_PAD = Pad(-1)

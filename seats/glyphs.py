"""Which drawing tells a player what to press for an intent, on the very device they hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from seats.bindings import IN_FORCE, USUAL, Bindings
from seats.devices import Device, Family, Kind
from seats.intents import Intent

MOVES = (Intent.UP, Intent.LEFT, Intent.DOWN, Intent.RIGHT)


@dataclass(frozen=True, slots=True)
class Glyph:
    """A drawing by name, with *text* lettered or the drawing *mark* printed on it."""

    art: str
    text: str = ""
    mark: str = ""


KEY, WIDE_KEY = "glyph-key", "glyph-key-wide"
CLICK, RIGHT_CLICK, TAP = (
    Glyph("glyph-mouse-left"),
    Glyph("glyph-mouse-right"),
    Glyph("glyph-tap"),
)

FAMILIES: Mapping[Family, str] = {
    Family.XBOX: "xbox",
    Family.PLAYSTATION: "ps",
    Family.NINTENDO: "nin",
    Family.OTHER: "any",
}
PARTS: Mapping[int, str] = {
    pygame.CONTROLLER_BUTTON_A: "south",
    pygame.CONTROLLER_BUTTON_B: "east",
    pygame.CONTROLLER_BUTTON_X: "west",
    pygame.CONTROLLER_BUTTON_Y: "north",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_START: "start",
}
CROSS: Mapping[int, Glyph] = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Glyph("glyph-dpad-up"),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Glyph("glyph-dpad-down"),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Glyph("glyph-dpad-left"),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Glyph("glyph-dpad-right"),
}
ARROWS: Mapping[int, Glyph] = {
    pygame.KSCAN_UP: Glyph(KEY, mark="arrow-up"),
    pygame.KSCAN_DOWN: Glyph(KEY, mark="arrow-down"),
    pygame.KSCAN_LEFT: Glyph(KEY, mark="arrow-left"),
    pygame.KSCAN_RIGHT: Glyph(KEY, mark="arrow-right"),
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
    pygame.KSCAN_BACKSPACE: "Back",
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


def glyph_of(
    device: Device, intent: Intent, *, touch: bool = False, bindings: Bindings | None = None
) -> Glyph:
    """What to press on *device* to mean *intent*; *touch* if the pointer is a finger.

    With a pointer everything but going back is done by pressing what the screen shows.
    """
    bindings = bindings or IN_FORCE.bindings
    match device.kind:
        case Kind.PAD:
            return _part(device.family, intent, bindings)
        case Kind.KEYS:
            return _key(device, intent, bindings)
        case Kind.POINTER if touch:
            return TAP
        case Kind.POINTER:
            return RIGHT_CLICK if intent is Intent.CANCEL else CLICK


def move_glyphs(
    device: Device, *, touch: bool = False, bindings: Bindings | None = None
) -> tuple[Glyph, ...]:
    """What moves a cursor with *device*, as few drawings as tell it."""
    bindings = bindings or IN_FORCE.bindings
    match device.kind:
        case Kind.PAD:
            usual = all(bindings.buttons.get(part) is USUAL.buttons[part] for part in CROSS)
            return (Glyph("glyph-dpad" if usual else "glyph-stick"),)
        case Kind.KEYS:
            return tuple(_key(device, move, bindings) for move in MOVES)
        case Kind.POINTER:
            return (TAP if touch else CLICK,)


def _part(family: Family, intent: Intent, bindings: Bindings) -> Glyph:
    if intent is Intent.PEEK:
        return Glyph(f"glyph-{FAMILIES[family]}-triggers")
    buttons = [number for number, meant in bindings.buttons.items() if meant is intent]
    drawn = next(number for number in buttons if number in PARTS or number in CROSS)
    return CROSS.get(drawn) or Glyph(f"glyph-{FAMILIES[family]}-{PARTS[drawn]}")


def _key(half: Device, intent: Intent, bindings: Bindings) -> Glyph:
    keys = bindings.clusters[half]
    scancode = next(code for code, meant in keys.items() if meant is intent)
    if scancode in ARROWS:
        return ARROWS[scancode]
    legend = LEGENDS.get(scancode, f"#{scancode}")
    return Glyph(KEY if len(legend) == 1 else WIDE_KEY, legend)

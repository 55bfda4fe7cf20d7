"""What the controls of a gamepad mean, by SDL's names for them, and whose letters it wears."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from seats.devices import Family
from seats.intents import Intent

BUTTONS: Mapping[int, Intent] = {
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
STICK = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
TRIGGERS = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)

LEANS, RIGHTS = 0.5, 0.35  # a stick counts from here, and until there
STICKY = 1.3  # how much farther the other way before a tilted stick changes axis
PULLED, SLACK = 0.5, 0.3

VENDORS = {0x045E: Family.XBOX, 0x054C: Family.PLAYSTATION, 0x057E: Family.NINTENDO}
XINPUT = "78696e707574"  # how older Windows drivers begin a GUID: the word itself
NAMES = {
    "xbox": Family.XBOX,
    "x-box": Family.XBOX,
    "xinput": Family.XBOX,
    "playstation": Family.PLAYSTATION,
    "dualshock": Family.PLAYSTATION,
    "dualsense": Family.PLAYSTATION,
    "ps3": Family.PLAYSTATION,
    "ps4": Family.PLAYSTATION,
    "ps5": Family.PLAYSTATION,
    "nintendo": Family.NINTENDO,
    "switch": Family.NINTENDO,
    "joy-con": Family.NINTENDO,
}


def family_of(guid: str, name: str) -> Family:
    """Whose letters are on a pad: by the vendor in its GUID, else by the name SDL has for it."""
    vendor = int.from_bytes(bytes.fromhex(guid[8:12]), "little")
    if guid.startswith(XINPUT):
        return Family.XBOX
    if vendor in VENDORS:
        return VENDORS[vendor]
    return next((NAMES[word] for word in NAMES if word in name.lower()), Family.OTHER)


def lean(x: float, y: float, before: Intent | None) -> Intent | None:
    """The one direction of a stick at (x, y), -1 to 1, that meant *before* until now."""
    if max(abs(x), abs(y)) < (LEANS if before is None else RIGHTS):
        return None
    across, along = abs(x), abs(y)
    if before in (Intent.LEFT, Intent.RIGHT):
        across *= STICKY
    elif before is not None:
        along *= STICKY
    if across >= along:
        return Intent.LEFT if x < 0 else Intent.RIGHT
    return Intent.UP if y < 0 else Intent.DOWN


class Sticks:
    """The analogue half of one pad: where its stick leans and whether both triggers are pulled."""

    def __init__(self) -> None:
        self._at = dict.fromkeys((*STICK, *TRIGGERS), 0.0)
        self._pulled: set[int] = set()
        self.leans: Intent | None = None
        self.peeks = False

    def move(self, axis: int, value: float) -> None:
        """*axis* is at *value*, -1 to 1, now."""
        if axis not in self._at:
            return
        self._at[axis] = value
        if axis in STICK:
            self.leans = lean(self._at[STICK[0]], self._at[STICK[1]], self.leans)
        elif value >= (SLACK if axis in self._pulled else PULLED):
            self._pulled.add(axis)
        else:
            self._pulled.discard(axis)
        self.peeks = len(self._pulled) == len(TRIGGERS)

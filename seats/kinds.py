"""The one list of the kinds of device that a seat can be played with."""

from __future__ import annotations

from collections.abc import Mapping

from seats.control_panels.control_panel import CONTROL_PANELS, ControlPanel
from seats.devices import Device
from seats.keyboard.keys import LEFT_KEYS, RIGHT_KEYS, KeyboardHalf
from seats.pads.pad import ANY_PAD, Pad
from seats.phones.phone import ANY_PHONE, Phone
from seats.pointer.pointer import POINTER, Pointer

KINDS: tuple[type[Device], ...] = (Pad, KeyboardHalf, ControlPanel, Pointer, Phone)
BY_NAME: Mapping[str, type[Device]] = {kind.kind: kind for kind in KINDS}
JOINING: tuple[Device, ...] = (ANY_PAD, RIGHT_KEYS, LEFT_KEYS, *CONTROL_PANELS, POINTER, ANY_PHONE)
"""One device of each sort, in the order in which the lobby shows how to join."""
REBINDABLE: tuple[Device, ...] = (ANY_PAD, LEFT_KEYS, RIGHT_KEYS, *CONTROL_PANELS)
"""One device of each sort whose controls can be given another meaning."""

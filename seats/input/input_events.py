"""What the input reader reports: presses, points, devices that come and go, and the window."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeAlias

from rules.core import Seat
from seats.devices import Device
from seats.intents import Intent, Phase
from values import value


@value
class Press:
    """A player pressed or released a control that means *intent*.

    ``seat`` is ``None`` for a device that nobody plays with. ``down`` is false on release;
    ``repeat`` marks the repeats of a direction that is held.
    """

    seat: Seat | None
    intent: Intent
    device: Device
    down: bool = True
    repeat: bool = False


@value
class Point:
    """The mouse or a finger at (x, y), each a share of the window from 0 to 1.

    A pointer that is lost while it is down reports ``UP`` at (-1, -1), outside everything.
    """

    seat: Seat | None
    device: Device
    x: float
    y: float
    phase: Phase


@value
class DeviceConnected:
    """A device was connected, and its controls are known."""

    device: Device


@value
class DeviceDisconnected:
    """A device was disconnected; the people on *seats* played with it and are away now."""

    device: Device
    seats: tuple[Seat, ...]


@value
class OwnScreenUsed:
    """The owner of a device with a screen of its own asked for something there.

    Scenes need not answer: it shows that somebody is here.
    """

    device: Device
    request: Hashable


@value
class UnknownPad:
    """A joystick with unknown controls was connected, or one of its buttons was *pressed*."""

    device: Device
    name: str
    pressed: bool = False


@value
class Resized:
    """The window has a new size, in pixels, or must be drawn again."""

    width: int
    height: int


@value
class Closed:
    """The user closed the window."""


@value
class FocusLost:
    """The window no longer gets keyboard input; held keys count as released."""


InputEvent: TypeAlias = (
    Press
    | Point
    | OwnScreenUsed
    | DeviceConnected
    | DeviceDisconnected
    | UnknownPad
    | Resized
    | Closed
    | FocusLost
)

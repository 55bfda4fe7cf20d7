"""What a player can mean, whatever they hold in their hands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from rules.core import Seat
from seats.devices import Device


class Intent(Enum):
    """All that a player can ask for with a device; see README.md#controls."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    CONFIRM = auto()
    CANCEL = auto()
    SECOND = auto()
    LOG = auto()
    TURN_LEFT = auto()
    TURN_RIGHT = auto()
    PEEK = auto()
    MENU = auto()


class Phase(Enum):
    """What a pointer did."""

    MOVE = auto()
    DOWN = auto()
    UP = auto()


@dataclass(frozen=True, slots=True)
class Press:
    """A seat meant something, just now; ``seat`` is ``None`` for a device nobody sat down with.

    ``down`` is false when the control is let go; ``repeat`` marks the repeats of a held direction.
    """

    seat: Seat | None
    intent: Intent
    device: Device
    down: bool = True
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Point:
    """The mouse or a finger at (x, y), each a share of the window from 0 to 1.

    A pointer that is taken away while it is down comes ``UP`` at (-1, -1), outside everything.
    """

    seat: Seat | None
    device: Device
    x: float
    y: float
    phase: Phase


@dataclass(frozen=True, slots=True)
class PadFound:
    """A pad was plugged in and understood."""

    device: Device


@dataclass(frozen=True, slots=True)
class PadLost:
    """A pad was pulled out; those who held it, on *seats*, are away now."""

    device: Device
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class UnknownPad:
    """A joystick whose buttons nobody knows was plugged in, or somebody *pressed* one of them."""

    device: Device
    name: str
    pressed: bool = False


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has a new size, in pixels."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Closed:
    """The window was closed."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window no longer hears the keyboard; held keys count as let go."""


InputEvent: TypeAlias = (
    Press | Point | PadFound | PadLost | UnknownPad | Resized | Closed | FocusLost
)

"""What players hold: pads, halves of a keyboard, and the one pointer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Kind(Enum):
    """The kinds of device a seat can be played with."""

    PAD = auto()
    KEYS = auto()
    POINTER = auto()


class Family(Enum):
    """Whose names the buttons of a pad carry."""

    XBOX = auto()
    PLAYSTATION = auto()
    NINTENDO = auto()
    OTHER = auto()


@dataclass(frozen=True, slots=True)
class Device:
    """One thing in a player's hands.

    ``number`` is a pad's instance id, or 0 (WASD) and 1 (arrows) for the keyboard's halves; the
    mouse and the touch screen are one pointer, number 0.
    """

    kind: Kind
    number: int
    family: Family = Family.OTHER


LEFT_KEYS = Device(Kind.KEYS, 0)
RIGHT_KEYS = Device(Kind.KEYS, 1)
POINTER = Device(Kind.POINTER, 0)

"""Whom the command line sends to which seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from bots.hiring import LEVELS
from seats.devices import LEFT_KEYS, POINTER, RIGHT_KEYS, Device, Kind
from seats.seating import Away, BotPlayer, Occupant, Person

HALVES = (LEFT_KEYS, RIGHT_KEYS)


def seated_by_words(words: Sequence[str], pads: Sequence[Device]) -> tuple[Occupant, ...]:
    """One sitter for each word; *pads* are those plugged in.

    ``me`` typed the command, so it holds the keyboard, or the mouse if ``keys`` took both halves.
    A ``pad`` that is not there yet is somebody who is away, with a device of a negative number.
    """
    plugged, missing = list(pads), -1
    halves = cycle(HALVES)
    occupants: list[Occupant] = []
    for word in words:
        match word:
            case "me" if words.count("keys") < len(HALVES):
                occupants.append(Person(next(halves)))
            case "me":
                occupants.append(Person(POINTER))
            case "keys":
                occupants.append(Person(next(halves)))
            case "pad" if plugged:
                occupants.append(Person(plugged.pop(0)))
            case "pad":
                occupants.append(Away(Device(Kind.PAD, missing)))
                missing -= 1
            case level:
                assert level in LEVELS, level
                occupants.append(BotPlayer(level))
    return tuple(occupants)


def one_keyboard(occupants: Sequence[Occupant]) -> bool:
    """Whether a single person may use the keys of both halves."""
    return sum(occupant in (Person(LEFT_KEYS), Person(RIGHT_KEYS)) for occupant in occupants) == 1

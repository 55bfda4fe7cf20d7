"""Who can have a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from seats.devices import Device


@dataclass(frozen=True, slots=True)
class Vacant:
    """Nobody."""


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """A bot of the level *level*."""

    level: str


@dataclass(frozen=True, slots=True)
class RecordedPlayer(BotPlayer):
    """Somebody whose choices are known from a record, and the device of those days, if any."""

    device: Device | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays with *device*."""

    device: Device


@dataclass(frozen=True, slots=True)
class Away:
    """Somebody who is gone for now and played with *device*.

    A bot of the level *substitute* plays for them; while that is ``None`` the seat waits.
    """

    device: Device
    substitute: str | None = None


Occupant: TypeAlias = Vacant | BotPlayer | Person | Away

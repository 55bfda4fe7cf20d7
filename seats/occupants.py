"""Who can have a seat."""

from __future__ import annotations

from typing import TypeAlias

from seats.devices import Device
from values import value


@value
class Vacant:
    """Nobody."""


@value
class BotPlayer:
    """A bot by its *name*: its level, and its temper if it has one."""

    name: str


@value
class RecordedPlayer(BotPlayer):
    """Somebody whose choices are known from a record, and the device of those days, if any."""

    device: Device | None = None


@value
class Person:
    """Somebody who plays with *device*."""

    device: Device


@value
class Away:
    """Somebody who is gone for now and played with *device*.

    The bot called *substitute* plays for them; while that is ``None`` the seat waits.
    """

    device: Device
    substitute: str | None = None


Occupant: TypeAlias = Vacant | BotPlayer | Person | Away

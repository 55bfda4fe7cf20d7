"""Which way a secret choice is made on the one screen that everybody sees."""

from __future__ import annotations

from enum import Enum, auto

from rules.core import Seat
from seats.devices import Device
from seats.occupants import Person
from seats.seating import Seating


class Secrecy(Enum):
    """The ways to keep a choice or a hand secret; see docs/rules/README.md#hidden-cards."""

    OPEN = auto()
    SEALED = auto()
    CURTAIN = auto()


def alone(seating: Seating) -> Seat | None:
    """Who looks at the screen with nobody beside: a lost pad does not take its owner away."""
    everybody = seating.all_people()
    return everybody[0] if len(everybody) == 1 and everybody == seating.people() else None


def secrecy_of(seating: Seating, seat: Seat, setting: str) -> Secrecy:
    """How the person on *seat* makes a secret choice, where *setting* is that of secrecy."""
    if alone(seating) is not None or setting == "open":
        return Secrecy.OPEN
    match seating.occupant(seat):
        case Person(device) if setting != "curtain" and _own_buttons(seating, device):
            return Secrecy.SEALED
        case _:
            return Secrecy.CURTAIN


def _own_buttons(seating: Seating, device: Device) -> bool:
    """Whether *device* can be pressed unseen, and by one person only."""
    return device.has_private_controls and len(seating.seats_of(device)) == 1

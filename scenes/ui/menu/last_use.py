"""Who used a menu last."""

from __future__ import annotations

from rules.core import Seat
from seats.devices import Device
from seats.input.input_events import Point, Press
from seats.occupants import Person
from seats.seating import Seating


class LastUse:
    """Remembers by which *device*, and for which seat, a menu was used last."""

    def __init__(self, seating: Seating, device: Device | None) -> None:
        self._seating = seating
        self.device = device
        """The device; at first the one by which somebody opened the menu."""
        self.seat: Seat | None = None
        """The seat that the device had; nobody's at first."""

    def note(self, event: Press | Point) -> None:
        """The menu was used by *event*."""
        self.device, self.seat = event.device, event.seat

    @property
    def device_or_first(self) -> Device | None:
        """The device, or the one of the first person on a seat while nobody has used the menu."""
        people = self._seating.people()
        match self._seating.occupant(people[0]) if people else None:
            case Person(device) if self.device is None:
                return device
            case _:
                return self.device

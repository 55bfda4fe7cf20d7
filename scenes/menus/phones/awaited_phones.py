"""The invitation before a match in which seats wait for phones."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.menus.phones.invitation import Invitation
from seats.devices import Device
from sprites.motion.timestep import steps_in

GREETING = 1.5  # seconds for which the last phone that came is announced


class AwaitedPhones(Invitation):
    """Gives each phone that comes the next seat that waits for one; closes when all have come."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, take_seat=self._take_awaited_seat)
        self._closes_in = steps_in(GREETING)

    def step(self) -> Transition:
        if not self._awaited():
            self._closes_in -= 1
            if self._closes_in <= 0:
                return Pop()
        return super().step()

    def _awaited(self) -> list[Seat]:
        """The seats that wait for a phone."""
        seating = self.context.seating
        lost = {seat: seating.lost_device(seat) for seat in seating.unattended()}
        return [seat for seat, device in lost.items() if device.has_private_screen]

    def _take_awaited_seat(self, phone: Device) -> Transition:
        awaited = self._awaited()
        if not awaited:
            return self.ask_for_seat(phone)
        self.context.seating.assign(awaited[0], phone)
        return None

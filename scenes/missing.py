"""Somebody's pad is gone: wait for it, let another device take over, or let a bot play."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from scenes.house import House
from scenes.notice import Answer, Notice
from scenes.scene import Move, Pop
from scenes.signs import seat_name
from seats.devices import Device
from seats.intents import Intent, Press, Said
from seats.seating import Away
from sounds.bank import Sound
from words import say


class Missing(Notice):
    """Names the seats whose people are gone; any device nobody holds may take them over."""

    def __init__(self, house: House, seats: Sequence[Seat]) -> None:
        self._seats = tuple(seats)
        words = say("missing.words", names=", ".join(map(seat_name, seats)))
        answers = (Answer("bot", say("missing.bot"), self._stand_in),)
        super().__init__(house, words, answers, "icon-pad")

    def handle(self, said: Said) -> Move:
        match said:
            case Press(seat=None, intent=Intent.CONFIRM, down=True, device=device):
                return self._take_over(device)
            case _:
                move = super().handle(said)
                return move or (None if self._waiting() else Pop())

    def back(self, device: Device) -> Move:
        return self._stand_in(device)

    def _waiting(self) -> tuple[Seat, ...]:
        sitters = {seat: self.house.seating.sitter(seat) for seat in self._seats}
        return tuple(seat for seat, sitter in sitters.items() if isinstance(sitter, Away))

    def _take_over(self, device: Device) -> Move:
        for seat in self.house.seating.offered(device) or self._waiting():
            self.house.seating.take_back(seat, device)
        self.house.bank.play(Sound.JOIN)
        return Pop()

    def _stand_in(self, device: Device) -> Move:
        for seat in self._waiting():
            self.house.seating.stand_in(seat, self.house.venue.level)
        return Pop()

"""Asks which seat somebody with a free device wants to play during a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.core import Seat
from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.players.seat_names import seat_name
from scenes.ui.menu.list_screen import ListRow, ListScreen
from scenes.ui.menu.menu import Refused
from seats.devices import Device
from seats.input.input_events import DeviceDisconnected, InputEvent
from sounds.bank import Sound
from sprites.pictures.palette import palette_of
from words import say


class JoinMenu(ListScreen):
    """Offers *device* the seats of people who are away, by name and colour, and those of bots.

    A single person is offered their own seat. A seat whose person is awaited is only given if
    somebody who is at the table chooses it for *device*.
    """

    overlay = True

    def __init__(self, context: Context, device: Device) -> None:
        super().__init__(context, device=device)
        self._device = device

    def title(self) -> str:
        return say("join_menu.title")

    def on_device_event(self, event: InputEvent) -> Transition:
        match event:
            case DeviceDisconnected(device) if device == self._device:
                return Pop()
            case _:
                return super().on_device_event(event)

    def rows(self) -> Sequence[ListRow]:
        seating = self.context.seating
        people, away = seating.people(), seating.away()
        lone = people if len(people) == 1 and not away else ()
        return [
            *(self._own_row(f"claim-{seat}", seat) for seat in away),
            *(self._bot_row(seat) for seat in seating.bots()),
            *(self._own_row(f"me-{seat}", seat) for seat in lone),
            ListRow("not", say("join_menu.nobody"), self.go_back, icon="icon-cross"),
        ]

    def _own_row(self, name: str, seat: Seat) -> ListRow:
        words, take = say("join_menu.own_seat", name=seat_name(seat)), partial(self._take, seat)
        palette = palette_of(seat)
        return ListRow(name, words, take, icon="frog-head", palette=palette, sound=Sound.JOIN)

    def _bot_row(self, seat: Seat) -> ListRow:
        words, take = say("join_menu.bot_seat", name=seat_name(seat)), partial(self._take, seat)
        return ListRow(f"take-{seat}", words, take, icon="icon-bot", sound=Sound.JOIN)

    def _take(self, seat: Seat, by: Device) -> Transition:
        """Give *seat* to the device that joins, as chosen with the device *by*."""
        seating = self.context.seating
        awaited = seat in seating.away() and seat not in seating.claimable(self._device)
        if awaited and not seating.seats_of(by):
            raise Refused(say("join_menu.awaited", name=seat_name(seat)))
        seating.assign(seat, self._device)
        return Pop()

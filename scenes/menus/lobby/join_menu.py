"""Somebody new picks up a free device while a match is being played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.core import Seat
from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.ui.control_signs import seat_name
from scenes.ui.list_screen import ListRow, ListScreen
from seats.devices import Device
from sounds.bank import Sound
from words import say


class JoinMenu(ListScreen):
    """Offers the seats of bots to whoever pressed *device*; a lone player may have taken it up."""

    overlay = True

    def __init__(self, context: Context, device: Device) -> None:
        super().__init__(context, by=device)
        self.title = say("join_menu.title")
        self._device = device

    def lines(self) -> Sequence[ListRow]:
        seating = self.context.seating
        people = seating.people()
        lines = []
        for seat in seating.bots():
            words = say("join_menu.bot_seat", name=seat_name(seat))
            lines.append(self._line(f"take-{seat}", words, seat, "icon-bot"))
        if len(people) == 1:
            words = say("join_menu.own_seat", name=seat_name(people[0]))
            lines.append(self._line(f"me-{people[0]}", words, people[0], "icon-person"))
        lines.append(ListRow("not", say("join_menu.nobody"), self.back, icon="icon-cross"))
        return lines

    def _line(self, name: str, words: str, seat: Seat, icon: str) -> ListRow:
        return ListRow(name, words, partial(self._sit, seat), icon=icon, sound=Sound.JOIN)

    def _sit(self, seat: Seat, by: Device) -> Transition:
        self.context.seating.assign(seat, self._device)
        return Pop()

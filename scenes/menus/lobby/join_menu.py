"""Asks which seat somebody with a free device wants to play during a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.core import Seat
from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.players.seat_names import seat_name
from scenes.ui.menu.list_screen import ListRow, ListScreen
from seats.devices import Device
from sounds.bank import Sound
from words import say


class JoinMenu(ListScreen):
    """Offers the bots' seats for *device*, and to a single person their own seat."""

    overlay = True

    def __init__(self, context: Context, device: Device) -> None:
        super().__init__(context, device=device)
        self.title = say("join_menu.title")
        self._device = device

    def rows(self) -> Sequence[ListRow]:
        seating = self.context.seating
        people = seating.people()
        rows = []
        for seat in seating.bots():
            words = say("join_menu.bot_seat", name=seat_name(seat))
            rows.append(self._row(f"take-{seat}", words, seat, "icon-bot"))
        if len(people) == 1:
            words = say("join_menu.own_seat", name=seat_name(people[0]))
            rows.append(self._row(f"me-{people[0]}", words, people[0], "icon-person"))
        rows.append(ListRow("not", say("join_menu.nobody"), self.go_back, icon="icon-cross"))
        return rows

    def _row(self, name: str, words: str, seat: Seat, icon: str) -> ListRow:
        return ListRow(name, words, partial(self._take, seat), icon=icon, sound=Sound.JOIN)

    def _take(self, seat: Seat, device: Device) -> Transition:
        self.context.seating.assign(seat, self._device)
        return Pop()

"""One chair of the lobby: who shall sit on it."""

from __future__ import annotations

from functools import partial

from rules.core import Seat
from scenes.core.context import Context
from scenes.core.scene import Pop, Transition
from scenes.players.names import name_of, spoken, turned
from scenes.players.teams import resized, size_of
from scenes.ui.control_signs import seat_name
from scenes.ui.list_screen import ListRow, ListScreen
from seats.devices import Device
from seats.occupants import BotPlayer, Occupant, Person
from sounds.bank import Sound
from words import say


class SeatMenu(ListScreen):
    """Who shall sit on one chair."""

    overlay = True

    def __init__(self, context: Context, seat: Seat, by: Device, *, team: bool = False) -> None:
        super().__init__(context, by=by)
        self.title = say("seat_menu.title", name=seat_name(seat))
        self._chair, self._team = seat, team
        self._occupant: Occupant = context.seating.occupant(seat)

    def lines(self) -> list[ListRow]:
        lines = []
        if isinstance(self._occupant, Person):
            lines += [self._leaving("leave"), self._name(), *([self._size()] if self._team else [])]
        else:
            words = say("seat_menu.me")
            lines.append(ListRow("me", words, self._sit, icon="icon-person", sound=Sound.JOIN))
        for level in self.context.kiosk_rules.bots:
            words, act = say(f"level.{level}"), partial(self._hire, level)
            lines.append(ListRow(level, words, act, icon="icon-bot"))
        if isinstance(self._occupant, BotPlayer):
            lines.append(self._leaving("vacant"))
        return lines

    def _name(self) -> ListRow:
        """Under which name the records count this person."""
        value = spoken(name_of(self.context, self._chair))
        return ListRow("name", say("seat_menu.name"), value=value, turn=self._rename)

    def _rename(self, way: int) -> Transition:
        turned(self.context, self._chair, way)
        return None

    def _size(self) -> ListRow:
        """How many people share the seat by turns."""
        value = say("seat_menu.team_is", value=size_of(self.context, self._chair))
        return ListRow("team", say("seat_menu.team"), value=value, turn=self._resize)

    def _resize(self, way: int) -> Transition:
        resized(self.context, self._chair, way)
        return None

    def _leaving(self, name: str) -> ListRow:
        words = say(f"seat_menu.{name}")
        return ListRow(name, words, self._vacate, icon="icon-cross", sound=Sound.LEAVE)

    def _sit(self, device: Device) -> Transition:
        self.context.seating.assign(self._chair, device)
        return Pop()

    def _hire(self, level: str, device: Device) -> Transition:
        self.context.seating.put_bot(self._chair, level)
        return Pop()

    def _vacate(self, device: Device) -> Transition:
        self.context.seating.vacate(self._chair)
        return Pop()

"""One chair of the lobby: who shall sit on it."""

from __future__ import annotations

from functools import partial

from rules.core import Seat
from scenes.column import Column, Line
from scenes.house import House
from scenes.names import name_of, spoken, turned
from scenes.scene import Move, Pop
from scenes.signs import seat_name
from scenes.teams import resized, size_of
from seats.devices import Device
from seats.seating import Hired, Person, Sitter
from sounds.bank import Sound
from words import say


class Chair(Column):
    """Who shall sit on one chair."""

    overlay = True

    def __init__(self, house: House, seat: Seat, by: Device, *, team: bool = False) -> None:
        super().__init__(house, by=by)
        self.title = say("lobby.chair_title", name=seat_name(seat))
        self._chair, self._team = seat, team
        self._sitter: Sitter = house.seating.sitter(seat)

    def lines(self) -> list[Line]:
        lines = []
        if isinstance(self._sitter, Person):
            lines += [self._leaving("leave"), self._name(), *([self._size()] if self._team else [])]
        else:
            words = say("lobby.chair_me")
            lines.append(Line("me", words, self._sit, icon="icon-person", sound=Sound.JOIN))
        for level in self.house.venue.bots:
            words, act = say(f"level.{level}"), partial(self._hire, level)
            lines.append(Line(level, words, act, icon="icon-bot"))
        if isinstance(self._sitter, Hired):
            lines.append(self._leaving("vacant"))
        return lines

    def _name(self) -> Line:
        """Under which name the records count this person."""
        value = spoken(name_of(self.house, self._chair))
        return Line("name", say("lobby.chair_name"), value=value, turn=self._rename)

    def _rename(self, way: int) -> Move:
        turned(self.house, self._chair, way)
        return None

    def _size(self) -> Line:
        """How many people share the seat by turns."""
        value = say("lobby.chair_team_is", value=size_of(self.house, self._chair))
        return Line("team", say("lobby.chair_team"), value=value, turn=self._resize)

    def _resize(self, way: int) -> Move:
        resized(self.house, self._chair, way)
        return None

    def _leaving(self, name: str) -> Line:
        words = say(f"lobby.chair_{name}")
        return Line(name, words, self._vacate, icon="icon-cross", sound=Sound.LEAVE)

    def _sit(self, device: Device) -> Move:
        self.house.seating.take_back(self._chair, device)
        return Pop()

    def _hire(self, level: str, device: Device) -> Move:
        self.house.seating.hire(self._chair, level)
        return Pop()

    def _vacate(self, device: Device) -> Move:
        self.house.seating.vacate(self._chair)
        return Pop()

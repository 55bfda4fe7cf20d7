"""The options of a game as a menu, made from its dataclass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core import Game
from scenes.column import Column, Line
from scenes.dials import Dial, named, turned, valued
from scenes.house import House
from scenes.menu import Refused
from scenes.scene import Move
from seats.devices import Device
from words import say


class OptionMenu(Column):
    """Turns the dials of *chosen*; every change that the rules allow is told to *choose*."""

    def __init__(
        self,
        house: House,
        game: Game[Any, Any, Any, Any],
        chosen: object,
        choose: Callable[[Any], object],
        by: Device | None = None,
    ) -> None:
        super().__init__(house, by=by)
        self.title = say("option.title", game=game.title)
        self._table = f"{game.name}_option"
        self._dials = house.venue.dials(game)
        self._chosen = chosen
        self._choose = choose

    def lines(self) -> list[Line]:
        return [self._line(dial) for dial in self._dials]

    def _line(self, dial: Dial) -> Line:
        value = valued(self._table, dial.field, getattr(self._chosen, dial.field))
        label = named(self._table, dial.field)
        return Line(dial.field, label, value=value, turn=lambda way: self._turned(dial, way))

    def _turned(self, dial: Dial, way: int) -> Move:
        self.note = ""
        try:
            self._chosen = turned(self._chosen, dial, way)
        except ValueError as refusal:
            raise Refused(str(refusal)) from None
        self._choose(self._chosen)
        return None

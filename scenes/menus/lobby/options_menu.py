"""The options of a game as a menu, made from its dataclass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core import Game
from scenes.core.choice_fields import ChoiceField, named, turned, valued
from scenes.core.context import Context
from scenes.core.scene import Transition
from scenes.ui.list_screen import ListRow, ListScreen
from scenes.ui.menu import Refused
from seats.devices import Device
from words import say


class OptionsMenu(ListScreen):
    """Turns the dials of *chosen*; every change that the rules allow is told to *choose*."""

    def __init__(
        self,
        context: Context,
        game: Game[Any, Any, Any, Any],
        chosen: object,
        choose: Callable[[Any], object],
        by: Device | None = None,
    ) -> None:
        super().__init__(context, by=by)
        self.title = say("options_menu.title", game=game.title)
        self._table = f"{game.name}_option"
        self._dials = context.kiosk_rules.choice_fields(game)
        self._chosen = chosen
        self._choose = choose

    def lines(self) -> list[ListRow]:
        return [self._line(dial) for dial in self._dials]

    def _line(self, dial: ChoiceField) -> ListRow:
        value = valued(self._table, dial.field, getattr(self._chosen, dial.field))
        label = named(self._table, dial.field)
        return ListRow(dial.field, label, value=value, turn=lambda way: self._turned(dial, way))

    def _turned(self, dial: ChoiceField, way: int) -> Transition:
        self.note = ""
        try:
            self._chosen = turned(self._chosen, dial, way)
        except ValueError as refusal:
            raise Refused(str(refusal)) from None
        self._choose(self._chosen)
        return None

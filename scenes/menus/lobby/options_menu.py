"""The options of a game as a menu, made from its dataclass."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from rules.core import Game, OptionConflict
from scenes.core.choice_fields import ChoiceField, field_label, value_label, with_next_choice
from scenes.core.context import Context
from scenes.core.scene import Transition
from scenes.ui.menu.list_screen import ListRow, ListScreen
from scenes.ui.menu.menu import Refused
from seats.devices import Device
from words import say


class OptionsMenu(ListScreen):
    """Changes the fields of *options*; *on_change* is called with what the rules allow."""

    def __init__(
        self,
        context: Context,
        game: Game[Any, Any, Any, Any],
        options: object,
        on_change: Callable[[Any], object],
        device: Device | None = None,
    ) -> None:
        super().__init__(context, device=device)
        self.title = say("options_menu.title", game=game.title)
        self._table = f"{game.name}_option"
        self._fields = context.kiosk_rules.choosable_options(game)
        self._options = options
        self._on_change = on_change

    def rows(self) -> list[ListRow]:
        return [self._row(field) for field in self._fields]

    def _row(self, field: ChoiceField) -> ListRow:
        value = value_label(self._table, field.field, getattr(self._options, field.field))
        label = field_label(self._table, field.field)
        on_change = partial(self._change, field)
        return ListRow(field.field, label, value=value, on_change=on_change)

    def _change(self, field: ChoiceField, step: int) -> Transition:
        self.note = ""
        try:
            self._options = with_next_choice(self._options, field, step)
        except OptionConflict as conflict:
            raise Refused(say(str(conflict))) from None
        self._on_change(self._options)
        return None

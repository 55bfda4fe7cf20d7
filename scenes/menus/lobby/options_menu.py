"""The options of a game as a menu, made from its dataclass."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from rules.core import Game, OptionConflict
from rules.games import five_minutes, lengths, set_by_length
from scenes.core.choice_fields import ChoiceField, field_label, value_label, with_next_choice
from scenes.core.context import Context
from scenes.core.scene import Transition
from scenes.ui.menu.list_screen import ListRow, ListScreen
from scenes.ui.menu.menu import Refused
from seats.devices import Device
from words import say

LENGTH = "length"
SHORT = "five_minutes"


class OptionsMenu(ListScreen):
    """Changes the fields of *options* for a match of so many *seats*.

    *on_change* is called with what the rules allow.
    """

    def __init__(
        self,
        context: Context,
        game: Game[Any, Any, Any, Any],
        options: object,
        on_change: Callable[[Any], object],
        device: Device | None = None,
        seats: int = 0,
    ) -> None:
        super().__init__(context, device=device)
        self._table = f"{game.name}_option"
        self._game, self._short = game, five_minutes(game)
        self._seats = max(seats, game.seats[0])
        self._options: Any = options
        fields, follows = context.kiosk_rules.choosable_options(game), set_by_length(game)
        self._fields = [field for field in fields if field.field not in follows]
        self._lengths = {
            name: changes for name, changes in lengths(game).items() if self._may_have(changes)
        }
        self._on_change = on_change

    def title(self) -> str:
        return say("lobby.options")

    def rows(self) -> list[ListRow]:
        rows = [self._row(field) for field in self._fields]
        if lengths(self._game):
            return [self._length_row(), *rows] if len(self._lengths) > 1 else rows
        may_be_short = self._short and self._may_have(self._short)
        return [self._short_row(), *rows] if may_be_short else rows

    def about(self, name: str) -> str:
        if name == LENGTH:
            return self._about_length()
        about = say(f"{self._table}.{name}_about")
        is_off = name == SHORT and not is_short(self._game, self._options)
        return say("options_menu.when_on", about=about) if is_off else about

    def _about_length(self) -> str:
        """How many rounds the length has with so many seats, and when it ends."""
        about, seats = say(f"{self._table}.{self._length}_about"), self._seats
        rounds = self._options.rounds(seats)
        return say(f"{self._table}.length_about", frogs=seats, rounds=rounds, about=about)

    def _may_have(self, changes: Mapping[str, object]) -> bool:
        """Whether these *changes* of the options may be chosen here."""
        return self.context.kiosk_rules.allows(self._game, replace(self._options, **changes))

    @property
    def _length(self) -> str:
        """The length that is chosen, or the shortest that has most of its options in common."""

        def common(name: str) -> int:
            changes = self._lengths[name]
            return sum(has(self._options, {field: changes[field]}) for field in changes)

        return max(self._lengths, key=common)

    def _length_row(self) -> ListRow:
        label = field_label(self._table, LENGTH)
        value = value_label(self._table, LENGTH, self._length)
        return ListRow(LENGTH, label, value=value, on_change=self._next_length)

    def _next_length(self, step: int) -> Transition:
        """Choose all options of the next length; none is shorter than the shortest.

        That follows the longest, as one button, which only goes forward, has to reach all.
        """
        names = list(self._lengths)
        at = names.index(self._length) + step
        if at < 0:
            raise Refused("")
        name = names[at % len(names)]
        self.note, self._options = "", replace(self._options, **self._lengths[name])
        self._on_change(self._options)
        return None

    def _short_row(self) -> ListRow:
        value = value_label("choice_field", "short", is_short(self._game, self._options))
        words = say("options_menu.five_minutes")
        return ListRow(SHORT, words, value=value, on_change=self._change_length, is_switch=True)

    def _change_length(self, step: int) -> Transition:
        """Choose all options of a five-minute table, or the usual values of these."""
        self.note, changes = "", self._short
        if is_short(self._game, self._options):
            usual = self.context.kiosk_rules.default_options(self._game)
            changes = {name: getattr(usual, name) for name in self._short}
        self._options = replace(self._options, **changes)
        self._on_change(self._options)
        return None

    def _row(self, field: ChoiceField) -> ListRow:
        value = value_label(self._table, field.field, getattr(self._options, field.field))
        label = field_label(self._table, field.field)
        on_change = partial(self._change, field)
        is_switch = len(field.values) == 2
        follows = field.field in self._short and is_short(self._game, self._options)
        return ListRow(
            field.field, label, value=value, on_change=on_change, is_switch=is_switch, dim=follows
        )

    def _change(self, field: ChoiceField, step: int) -> Transition:
        self.note = ""
        try:
            self._options = with_next_choice(self._options, field, step)
        except OptionConflict as conflict:
            raise Refused(say(str(conflict))) from None
        self._on_change(self._options)
        return None


def is_short(game: Game[Any, Any, Any, Any], options: object) -> bool:
    """Whether *options* are those of a five-minute table."""
    short = five_minutes(game)
    return bool(short) and has(options, short)


def has(options: object, values: Mapping[str, object]) -> bool:
    """Whether *options* have all of these *values*."""
    return all(getattr(options, name) == value for name, value in values.items())

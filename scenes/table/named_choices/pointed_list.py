"""The list of options at a seat, one row or page of which is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from scenes.table.named_choices.named_choices import NamedOption
from scenes.table.named_choices.option_list import OptionList
from scenes.ui.scanning.scan import Scan
from sounds.bank import Sound
from sprites.pictures.geometry import Box

Place: TypeAlias = Callable[[NamedOption[Any] | None], Box | None]


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """A row: *words*, and what choosing it does; ``option`` is the option it stands for."""

    words: str
    act: Callable[[], object]
    option: NamedOption[Any] | None = None

    @property
    def note(self) -> str:
        """What is to be said of it: what it would bring, or why it is refused."""
        return (self.option.note or self.option.refusal) if self.option else ""


class PointedList:
    """Points at rows of *shown*, and with an arrow at the *place* of an option.

    A place is ``None`` where not everybody may know what is pointed at; *play* is silent then.
    """

    def __init__(self, shown: OptionList, place: Place, play: Callable[[Sound], None]) -> None:
        self._list, self._place, self._play = shown, place, play
        self.rows: Sequence[ChoiceRow] = ()
        """What can be chosen now; there is always something."""
        self.heading = ""
        """What is asked."""
        self.at = 0
        """Which row is pointed at."""
        self.framed = range(1)
        """All rows that are framed: that one, or a group."""
        self.number = 0
        """How many lists there were: it grows when the rows change."""
        self.shown = True
        """Whether the list is."""
        self._foot = "", False

    @property
    def row(self) -> ChoiceRow:
        """The row that is pointed at."""
        return self.rows[self.at]

    @property
    def groups(self) -> Sequence[range]:
        """The rows of each page of the list."""
        return [page.rows for page in self._list.pages]

    def set_rows(
        self, heading: str, rows: Sequence[ChoiceRow], at: int = 0, *, headed: bool = True
    ) -> None:
        """Show *rows*, and point at the row *at*; over them the *heading*, if *headed*."""
        self.heading, self.rows = heading, rows
        self.number += 1
        words = [row.words for row in rows]
        self._list.set_rows(heading if headed else "", words, [row.note for row in rows])
        self.at = at
        self._show(range(at, at + 1))

    def point_at(self, at: int) -> None:
        """Point at the row *at*."""
        self.point_at_group(range(at, at + 1))

    def point_at_group(self, rows: range) -> None:
        """Frame all these *rows*."""
        self.at = rows[0]
        self._play(Sound.MENU_MOVE)
        self._show(rows)

    def say_press(self, words: str, *, leaving: bool = False) -> None:
        """Say at the foot of the list what a press does; mark that alone if it is for *leaving*."""
        if (words, leaving) != self._foot:
            self._foot = words, leaving
            self._list.set_foot(words, leaving)
            self._show(self.framed)

    def ignore_press(self) -> None:
        """Let it be heard that a press was noticed, and does not count."""
        self._play(Sound.IGNORED)

    def show_time(self, scan: Scan) -> None:
        """Show how long *scan* points at what is framed, if the list is shown."""
        if self.shown:
            self._list.show_time(scan)

    def choose(self) -> None:
        """Do what the row is for that is pointed at, if it is shown."""
        if self.shown:
            self.row.act()

    def step(self) -> None:
        """Advance by one fixed step."""
        self._list.step()

    def remove(self) -> None:
        """Take it off the stage."""
        self._list.remove()

    def _show(self, framed: range) -> None:
        self.framed = framed
        if not self.shown:
            self._list.hide()
            return
        note = self.row.note if len(framed) == 1 else ""
        places = [self._place(self.rows[at].option) for at in framed]
        self._list.show(framed, note, [place for place in places if place])

"""What is said of the lists on which people choose."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Seat
from scenes.narration.detail import Detail
from scenes.players.seat_names import seat_name
from scenes.table.game_table import AnyTable
from scenes.table.named_choices.list_chooser import ListChooser
from words import say


class ListNarration:
    """Says the rows that are pointed at, but of a private list no more than that it is one."""

    def __init__(self) -> None:
        self._said: dict[Seat, tuple[object, int, int]] = {}  # of which list which row
        self._refusals: dict[Seat, tuple[object, int]] = {}

    def changes(self, table: AnyTable, detail: Detail) -> list[str]:
        """What is new for the room since the last call."""
        return [line for seat, one in _lists(table) for line in self._changes(seat, one, detail)]

    def forget(self) -> None:
        """Say all lists again."""
        self._said.clear()

    def _changes(self, seat: Seat, chooser: ListChooser[object], detail: Detail) -> list[str]:
        at = -1 if chooser.is_private else chooser.at
        said = self._said.get(seat)
        self._said[seat] = now = chooser, chooser.lists_shown, at
        before, self._refusals[seat] = self._refusals.get(seat), (chooser, chooser.refusals)
        if said == now:
            is_refused = before not in (None, self._refusals[seat]) and at >= 0
            return [chooser.note or say("speech.refused")] if is_refused else []
        if chooser.is_private:
            is_new = said is None or said[2] >= 0 or said[0] is not chooser
            return [say("speech.private", name=seat_name(seat))] if is_new else []
        return list_lines(chooser, detail, opens=said is None or said[:2] != now[:2])


def list_lines(chooser: ListChooser[object], detail: Detail, *, opens: bool) -> list[str]:
    """What is asked, if the list *opens*, and the row that is pointed at."""
    lines = [chooser.heading] if opens else []
    lines.append(chooser.rows[chooser.at].words)
    if detail > Detail.BRIEF:
        lines.append(say("speech.place", place=chooser.at + 1, count=len(chooser.rows)))
        lines.append(chooser.note)
    return [line for line in lines if line]


def _lists(table: AnyTable) -> Iterator[tuple[Seat, ListChooser[object]]]:
    """The lists that are shown, by seat."""
    if table.awaiting_choice:
        for seat in sorted(table.pending.seats):
            chooser = table.pending.chooser(seat)
            if isinstance(chooser, ListChooser) and chooser.shown:
                yield seat, chooser

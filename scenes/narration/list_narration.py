"""What is said of the lists on which people choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias
from weakref import ref

from rules.core import Seat
from scenes.narration.detail import Detail
from scenes.players.seat_names import seat_name
from scenes.table.game_table import AnyTable
from scenes.table.named_choices.list_chooser import ListChooser
from scenes.table.named_choices.pointed_list import PointedList
from seats.devices import Device
from words import say

_Chooser: TypeAlias = ref[ListChooser[object]]


class ListNarration:
    """Says the rows that are pointed at, but of a private list no more than that it is one.

    With *device* it is for who holds that, and says those of its private lists, but no others.
    """

    def __init__(self, device: Device | None = None) -> None:
        self._device, self._secret = device, "secret"
        # By weak references to choosers: what was said last must not keep a table in memory.
        self._said: dict[Seat, tuple[_Chooser, int, int]] = {}  # of which list which row
        self._refusals: dict[Seat, tuple[_Chooser, int]] = {}

    def changes(self, table: AnyTable, detail: Detail, *, advises: bool) -> list[str]:
        """What is new since the last call, for the room or for one person.

        If it *advises*, it says what would read private lists aloud.
        """
        self._secret = "private" if advises else "secret"
        return [
            line
            for seat, chooser in _lists(table)
            if self._is_meant(chooser)
            for line in self._changes(seat, chooser, detail)
        ]

    def forget(self) -> None:
        """Say all lists again."""
        self._said.clear()

    def _is_meant(self, chooser: ListChooser[object]) -> bool:
        return self._device is None or (chooser.is_private and chooser.device == self._device)

    def _changes(self, seat: Seat, chooser: ListChooser[object], detail: Detail) -> list[str]:
        conceals = chooser.is_private and self._device is None
        at = -1 if conceals else chooser.list.at
        said = self._said.get(seat)
        self._said[seat] = now = ref(chooser), chooser.list.number, at
        before, self._refusals[seat] = self._refusals.get(seat), (ref(chooser), chooser.refusals)
        if said == now:
            is_refused = before not in (None, self._refusals[seat]) and at >= 0
            return [chooser.list.row.note or say("speech.refused")] if is_refused else []
        if conceals:
            is_new = said is None or said[2] >= 0 or said[0]() is not chooser
            return [say(f"speech.{self._secret}", name=seat_name(seat))] if is_new else []
        return list_lines(chooser.list, detail, opens=said is None or said[:2] != now[:2])


def list_lines(pointed: PointedList, detail: Detail, *, opens: bool) -> list[str]:
    """What is asked, if the list *opens*, and the row that is pointed at."""
    lines = [pointed.heading] if opens else []
    lines.append(pointed.row.words)
    if detail > Detail.BRIEF:
        lines.append(say("speech.place", place=pointed.at + 1, count=len(pointed.rows)))
        lines.append(pointed.row.note)
    return [line for line in lines if line]


def _lists(table: AnyTable) -> Iterator[tuple[Seat, ListChooser[object]]]:
    """The lists that are shown, by seat."""
    if table.awaiting_choice:
        for seat in sorted(table.pending.seats):
            chooser = table.pending.chooser(seat)
            if isinstance(chooser, ListChooser) and chooser.list.shown:
                yield seat, chooser

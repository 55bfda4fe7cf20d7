"""What one button points at in a menu: items, and groups of them where there are many."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from scenes.ui.menu.menu import Menu, MenuItem
from values import value

MOST, MOST_ROWS = 7, 8  # things in one list, more are grouped by rows; rows in one list
GROUP = 5  # rows in a group, at most
BACK = "back"  # the name of the item that leads back, which comes last


@value
class ScanEntry:
    """Items that are pointed at together; choosing them leads to the *members* one by one.

    ``change`` changes the value of the one item; an entry that ``leaves`` leads back.
    """

    items: tuple[str, ...]
    members: tuple[ScanEntry, ...] = ()
    change: int = 0
    leaves: bool = False


def changes(name: str) -> tuple[ScanEntry, ...]:
    """The ways to change the value of an item, and back."""
    return (
        ScanEntry((name,), change=1),
        ScanEntry((name,), change=-1),
        ScanEntry((name,), leaves=True),
    )


def grouped(menu: Menu) -> tuple[ScanEntry, ...]:
    """All items, those that are alone first and the way back last; many are grouped by rows."""
    back = [item for item in menu.items if item.name == BACK]
    alone = [item for item in menu.items if item.alone]
    others = [item for item in menu.items if item not in (*back, *alone)]
    rows = [
        *_rows([item for item in others if item.scrolls]),
        *_rows([item for item in others if not item.scrolls]),
    ]
    if len(alone) + sum(map(len, rows)) > MOST:
        entries = [_group(_singly(row)) for row in rows]
        if len(alone) + len(entries) > MOST_ROWS:
            count = -(-len(entries) // GROUP)
            cuts = [round(i * len(entries) / count) for i in range(count + 1)]
            entries = [_group(entries[a:b]) for a, b in pairwise(cuts)]
    else:
        entries = [entry for row in rows for entry in _singly(row)]
    return (*_singly(alone), *entries, *_singly(back))


def _singly(items: Sequence[MenuItem]) -> list[ScanEntry]:
    """One entry for each of *items*."""
    return [ScanEntry((item.name,)) for item in items]


def _group(members: Sequence[ScanEntry]) -> ScanEntry:
    """One entry for all *members*, or the only one."""
    if len(members) == 1:
        return members[0]
    return ScanEntry(tuple(name for one in members for name in one.items), tuple(members))


def _rows(items: Sequence[MenuItem]) -> list[list[MenuItem]]:
    """The *items* row by row: whose middle lies within the first one of a row is in that row."""
    rows: list[list[MenuItem]] = []
    for item in sorted(items, key=lambda one: one.box.centre[1]):
        first = rows[-1][0].box if rows else None
        if first is not None and first.y <= item.box.centre[1] <= first.bottom:
            rows[-1].append(item)
        else:
            rows.append([item])
    return [sorted(row, key=lambda one: one.box.x) for row in rows]

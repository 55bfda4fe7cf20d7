"""A Treasury: a place for each kind of asset, how many lie there, or the ghost of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import ceil

from rules.quabble import Kind
from scenes.games.quabble.cards import icon
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Slot, grid
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

GHOST = 0.14  # how much is to be seen of a kind that is not there
LARGEST = 96.0
COUNT = 36.0  # the side of the sheet with a number


class TreasuryDisplay:
    """Cells in the order of scoring, in as many rows as makes them largest."""

    def __init__(self, stage: Stage, box: Box, z: float, kinds: Sequence[Kind]) -> None:
        columns = max(range(1, len(kinds) + 1), key=lambda n: _side(box, n, len(kinds)))
        self.side = _side(box, columns, len(kinds))
        rows = ceil(len(kinds) / columns)
        gap = min(10.0, (box.w - columns * self.side) / columns)
        slots = grid(columns, rows, (self.side + gap, self.side), 0, box.centre)
        self.slots: dict[Kind, Slot] = dict(zip(kinds, slots, strict=False))
        self.cells = {
            kind: Token(icon(kind, self.side), Pose(slot.x, slot.y, alpha=GHOST), z, "cell")
            for kind, slot in self.slots.items()
        }
        stage.add(*self.cells.values())

    def show(self, kinds: Sequence[Kind]) -> None:
        """Have exactly these kinds lie there."""
        counts = Counter(kinds)
        for kind, cell in self.cells.items():
            cell.picture = _cell(kind, counts[kind], self.side)
            cell.pose = replace(cell.pose, alpha=1.0 if counts[kind] else GHOST)

    def pose(self, kind: Kind) -> Pose:
        """Where cards of *kind* lie."""
        slot = self.slots[kind]
        return Pose(slot.x, slot.y)

    def box(self, kind: Kind) -> Box:
        """The cell of *kind*."""
        slot = self.slots[kind]
        return Box.around(slot.x, slot.y, self.side, self.side)


def _side(box: Box, columns: int, count: int) -> float:
    return min(LARGEST, box.w / columns, box.h / ceil(count / columns))


def _cell(kind: Kind, count: int, side: float) -> Picture:
    """The sign of a kind, and how many of it there are, if more than one."""
    drawn = icon(kind, side * 0.94)
    if count < 2:
        return drawn
    at = side - COUNT * 0.42
    number = Text(str(count), theme.FLOOR, theme.PAPER, COUNT + 6, COUNT)
    sheet = Paper(
        COUNT, COUNT, theme.QUABBLE_VIOLET, COUNT / 2, theme.PAPER, edge_width=2.5, shadow=False
    )
    pieces = (Part(drawn, side / 2, side / 2), Part(sheet, at, at), Part(number, at, at))
    return Collage(side, side, pieces)

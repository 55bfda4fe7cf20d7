"""A Treasury: one sign for each kind of asset that lies there, and how many there are of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil

from rules.quabble import CardKind
from scenes.core.script import Script, together
from scenes.games.quabble.cards import icon
from sprites.motion.motions import glide
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Slot, grid
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LARGEST, APART = 104.0, 12.0
COUNT, RIM = 36.0, 4.0  # the side of the sheet with a number; how much wider what lies under it is
ROOM_SECONDS = 0.2


class TreasuryDisplay:
    """Kinds in the order in which they came, in as many rows as makes them largest."""

    def __init__(self, stage: Stage, box: Box, z: float) -> None:
        self._box = box
        self._lying: tuple[CardKind, ...] = ()
        self._coming: list[CardKind] = []
        self.cells = {kind: Token(icon(kind, LARGEST), Pose(0, 0), z, "cell") for kind in CardKind}
        for cell in self.cells.values():
            cell.visible = False
        stage.add(*self.cells.values())

    @property
    def side(self) -> float:
        """How large a sign is."""
        return self._side_of(len(self._places))

    def show(self, kinds: Sequence[CardKind]) -> None:
        """Have exactly these kinds lie there."""
        counts, self._lying = Counter(kinds), tuple(dict.fromkeys(kinds))
        for kind, cell in self.cells.items():
            cell.visible = kind in counts
            if cell.visible:
                cell.picture = _sign(kind, counts[kind], self.side)
                cell.pose = self.pose(kind)

    def make_room(self, kind: CardKind) -> Script:
        """Move what lies there, so that *kind* has its place once it comes."""
        before = self.side
        self._coming.append(kind)
        scale = self.side / before
        moves = []
        for lying in self._lying:
            at = self.pose(lying)
            moves.append(glide(self.cells[lying], Pose(at.x, at.y, 0, scale, scale), ROOM_SECONDS))
        yield from together(*moves)

    def close_gaps(self, kinds: Sequence[CardKind]) -> Script:
        """Show what is left, and let it move together."""
        before = {kind: self.cells[kind].pose for kind in self._lying}
        self.show(kinds)
        moves = []
        for kind in self._lying:
            cell = self.cells[kind]
            cell.pose, goal = before[kind], cell.pose
            moves.append(glide(cell, goal, ROOM_SECONDS))
        yield from together(*moves)

    def arrive(self, kind: CardKind) -> None:
        """What room was made for has come; it is shown with the rest."""
        self._coming.remove(kind)

    def pose(self, kind: CardKind) -> Pose:
        """Where cards of *kind* lie, or will lie."""
        places = tuple(dict.fromkeys((*self._places, kind)))
        slot = self._slots(len(places))[places.index(kind)]
        return Pose(slot.x, slot.y)

    def box(self, kind: CardKind) -> Box:
        """The place of *kind*."""
        pose = self.pose(kind)
        return Box.around(pose.x, pose.y, self.side, self.side)

    @property
    def _places(self) -> tuple[CardKind, ...]:
        return tuple(dict.fromkeys((*self._lying, *self._coming)))

    def _slots(self, count: int) -> list[Slot]:
        columns, side = self._columns(count), self._side_of(count)
        rows = ceil(count / columns)
        wide = side + min(APART, (self._box.w - columns * side) / columns)
        high = side + min(APART, (self._box.h - rows * side) / rows)
        return grid(columns, rows, (wide, high), 0, self._box.centre)

    def _side_of(self, count: int) -> float:
        return self._side(max(1, count), self._columns(count))

    def _columns(self, count: int) -> int:
        count = max(1, count)
        return max(range(1, count + 1), key=lambda columns: self._side(count, columns))

    def _side(self, count: int, columns: int) -> float:
        return min(LARGEST, self._box.w / columns, self._box.h / ceil(count / columns))


def _sign(kind: CardKind, count: int, side: float) -> Picture:
    """The sign of a kind, and how many of it there are, if more than one."""
    drawn = icon(kind, side * 0.96)
    if count < 2:
        return drawn
    at = side - COUNT * 0.42
    number = Text(str(count), theme.FLOOR, theme.PAPER, COUNT + 6, COUNT)
    sheet = Paper(COUNT, COUNT, theme.QUABBLE_VIOLET, COUNT / 2, shadow=False)
    rim = Paper(COUNT + RIM, COUNT + RIM, theme.PAPER, (COUNT + RIM) / 2, shadow=False)
    pieces = [Part(drawn, side / 2, side / 2), *(Part(one, at, at) for one in (rim, sheet, number))]
    return Collage(side, side, tuple(pieces))

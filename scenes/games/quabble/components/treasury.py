"""A Treasury: one sign for each kind of asset that lies there, whole or torn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import TypeAlias

from rules.quabble import CardKind
from scenes.core.script import Script, together
from scenes.games.quabble.cards import icon, torn
from sprites.motion.motions import glide
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Slot, grid
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LARGEST, APART = 128.0, 12.0
COUNT, COUNT_LEAST, COUNT_SHARE = 36.0, 28.0, 0.5  # the side of a number's sheet; of its sign
RIM = 4.0  # how much wider what lies under that sheet is
ROOM_SECONDS = 0.2
SIGN_SHARE = 0.96  # of the place of a sign
EDGE = 7.0  # between the signs and the edge of their Treasury


@dataclass(frozen=True, slots=True)
class TornKind:
    """The sign of all torn cards of a kind."""

    kind: CardKind


Sign: TypeAlias = CardKind | TornKind
SIGNS: Sequence[Sign] = (*CardKind, *map(TornKind, CardKind))


class TreasuryDisplay:
    """Kinds in the order in which they came, then torn ones, in rows that make them largest."""

    def __init__(self, stage: Stage, box: Box, z: float) -> None:
        self._box = box
        self._lying: tuple[Sign, ...] = ()
        self._coming: list[Sign] = []
        self.cells: dict[Sign, Token] = {
            sign: Token(Collage(1, 1, ()), Pose(0, 0), z, "cell") for sign in SIGNS
        }
        for cell in self.cells.values():
            cell.visible = False
        stage.add(*self.cells.values())

    def spread(self, box: Box) -> bool:
        """Have another place from now on; what lies there is shown in it with the next change.

        Tell whether it is another one.
        """
        before, self._box = self._box, box
        return box != before

    @property
    def side(self) -> float:
        """How large a sign is."""
        return _fitted(self._box, len(self._places))[0]

    @property
    def torn_cells(self) -> Sequence[Token]:
        """The tokens of torn cards that lie there."""
        return [self.cells[sign] for sign in self._lying if isinstance(sign, TornKind)]

    def show(self, signs: Sequence[Sign]) -> None:
        """Have exactly the cards of these signs lie there."""
        counts = Counter[Sign](signs)
        self._lying = _in_order(counts)
        side = self.side
        for sign, cell in self.cells.items():
            cell.visible = sign in counts
            if cell.visible:
                cell.picture = _counted(sign_picture(sign, side), counts[sign], side)
                cell.pose = self.pose(sign)

    def make_room(self, sign: Sign) -> Script:
        """Move what lies there, so that *sign* has its place once it comes."""
        before = self.side
        self._coming.append(sign)
        scale = self.side / before
        moves = []
        for lying in self._lying:
            at = self.pose(lying)
            moves.append(glide(self.cells[lying], Pose(at.x, at.y, 0, scale, scale), ROOM_SECONDS))
        yield from together(*moves)

    def close_gaps(self, signs: Sequence[Sign]) -> Script:
        """Show what is left, and let it move together."""
        before = {sign: self.cells[sign].pose for sign in self._lying}
        self.show(signs)
        moves = []
        for sign in self._lying:
            cell = self.cells[sign]
            cell.pose, goal = before[sign], cell.pose
            moves.append(glide(cell, goal, ROOM_SECONDS))
        yield from together(*moves)

    def arrive(self, sign: Sign) -> None:
        """What room was made for has come; it is shown with the rest."""
        self._coming.remove(sign)

    def pose(self, sign: Sign) -> Pose:
        """Where cards of that sign lie, or will lie."""
        places = _in_order((*self._places, sign))
        slot = _fitted(self._box, len(places))[1][places.index(sign)]
        return Pose(slot.x, slot.y)

    def box(self, sign: Sign) -> Box:
        """The place of *sign*."""
        pose = self.pose(sign)
        return Box.around(pose.x, pose.y, self.side, self.side)

    @property
    def _places(self) -> tuple[Sign, ...]:
        return _in_order((*self._lying, *self._coming))


def kind_of(sign: Sign) -> CardKind:
    """The kind of the cards that a sign stands for."""
    return sign.kind if isinstance(sign, TornKind) else sign


def sign_picture(sign: Sign, side: float) -> Picture:
    """A creature, or a torn card with it."""
    side *= SIGN_SHARE
    return torn(side, sign.kind) if isinstance(sign, TornKind) else icon(sign, side)


@lru_cache(maxsize=256)  # every sign asks for its place whenever one comes
def _fitted(box: Box, count: int) -> tuple[float, list[Slot]]:
    """How large so many signs can be in *box*, and their places."""

    def side_in(columns: int) -> float:
        return min(LARGEST, box.w / columns, box.h / ceil(count / columns))

    box, count = box.inset(EDGE, EDGE), max(1, count)
    columns = max(range(1, count + 1), key=side_in)
    side, rows = side_in(columns), ceil(count / columns)
    wide = side + min(APART, (box.w - columns * side) / columns)
    high = side + min(APART, (box.h - rows * side) / rows)
    return side, grid(columns, rows, (wide, high), 0, box.centre)


def _in_order(signs: Collection[Sign]) -> tuple[Sign, ...]:
    """Each sign once, those of torn cards last: in an order that does not depend on who tore."""
    torn = {sign for sign in signs if isinstance(sign, TornKind)}
    whole = dict.fromkeys(sign for sign in signs if not isinstance(sign, TornKind))
    return (*whole, *sorted(torn, key=kind_of))


def _counted(drawn: Picture, count: int, side: float) -> Picture:
    """A sign, and how many cards it stands for, if more than one."""
    pieces = [Part(drawn, side / 2, side / 2)]
    if count > 1:
        wide = max(COUNT_LEAST, min(COUNT, COUNT_SHARE * side))
        outer = wide + RIM
        at = side - outer / 2  # within the sign's place
        number = Text(str(count), theme.FLOOR, theme.PAPER, wide + 6, wide)
        sheet = Paper(wide, wide, theme.QUABBLE_VIOLET, wide / 2, shadow=False)
        rim = Paper(outer, outer, theme.PAPER, outer / 2, shadow=False)
        pieces += [Part(one, at, at) for one in (rim, sheet, number)]
    return Collage(side, side, tuple(pieces))

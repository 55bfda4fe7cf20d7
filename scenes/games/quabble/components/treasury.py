"""A Treasury: one sign for each kind of asset that lies there, and one for all torn cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from math import ceil
from typing import TypeAlias

from rules.core import Seat
from rules.quabble import CardKind
from scenes.core.script import Script, together
from scenes.games.quabble.cards import TALL, icon, torn
from scenes.games.quabble.components.card_signs import SIGN_SHARE
from scenes.games.quabble.components.numbers import drawn
from sprites.motion.motions import glide
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box, Slot, grid
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LARGEST, APART = 128.0, 12.0
COUNTED_LEAST = 40.0  # the side of a sign with room for a number
NUMBER_HIGH = 0.86  # of a line of text: its digits, and little over and below them
RIM, PAD, HALF_PAD = 4.0, 8.0, 18.0  # round a number's sheet; beside a number, beside a half
SLAIN = 0.5  # of a sign's place: the mark of what a Deathslayer slays
CHEST, CHEST_SHARE = "embroidered-chest", 0.75  # its share of an empty Treasury
ROOM_SECONDS = 0.2
SEVERAL = 0.9  # of the place of a sign: one beside its number
OVER_SIGN, OVER_TORN = 0.4, 0.25  # of a number's width: what of it may lie over its sign
TORN_MOST, TORN_APART = 2, 0.45  # torn cards shown; from one to the next, of a card's width
WIDEST, WITH_TWO = 1.4, 0.85  # of a sign: a cell; the least sign if torn cards have two cells
EDGE = 7.0  # between the signs and the edge of their Treasury


class TornPile(Enum):
    """The sign of all torn cards in a Treasury."""

    TORN = "torn"


TORN = TornPile.TORN
Sign: TypeAlias = CardKind | TornPile
SIGNS: Sequence[Sign] = (*CardKind, TORN)


@dataclass(frozen=True, slots=True)
class TreasuryCards:
    """Cards by their kinds, those that Deathslayers slay, torn ones, and what halves are worth.

    *slain* tells whose Deathslayer it is.
    """

    kinds: Sequence[CardKind] = ()
    slain: Mapping[CardKind, Seat] = field(default_factory=dict)
    torn: Sequence[CardKind] = ()
    halves: Fraction = Fraction(0)

    @property
    def signs(self) -> tuple[Sign, ...]:
        """Each sign once."""
        return _in_order([*self.kinds, *([TORN] if self.torn else [])])


class TreasuryDisplay:
    """Kinds in the order in which they came, then a torn pile, in rows that make them largest.

    While nothing lies there, one sees the chest that is sewn on the cloth.
    """

    def __init__(self, stage: Stage, box: Box, z: float) -> None:
        self._box, self._renderer = box, stage.renderer
        self._lying: tuple[Sign, ...] = ()
        self._coming: list[Sign] = []
        self.cells: dict[Sign, Token] = {
            sign: Token(Collage(1, 1, ()), Pose(0, 0), z, "cell") for sign in SIGNS
        }
        for cell in self.cells.values():
            cell.visible = False
        self.chest = Token(self._chest_picture(), Pose(*box.centre), z, "chest")
        stage.add(*self.cells.values(), self.chest)

    def spread(self, box: Box) -> bool:
        """Have another place from now on; what lies there is shown in it with the next change.

        Tell whether it is another one.
        """
        before, self._box = self._box, box
        return box != before

    @property
    def side(self) -> float:
        """How large a sign is."""
        return self._cells(self._places).side

    @property
    def torn_cells(self) -> Sequence[Token]:
        """The token of torn cards, if any lie there."""
        return [self.cells[TORN]] if TORN in self._lying else []

    def show(self, cards: TreasuryCards) -> None:
        """Have exactly these cards lie there."""
        self._lying = cards.signs
        for sign, cell in self.cells.items():
            cell.visible = sign in self._lying
            if cell.visible:
                cell.picture = self._picture(sign, cards)
                cell.pose = self.pose(sign)
        self.chest.visible, self.chest.pose = not self._lying, Pose(*self._box.centre)
        self.chest.picture = self._chest_picture()

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

    def close_gaps(self, cards: TreasuryCards) -> Script:
        """Show what is left, and let it move together."""
        before = {sign: self.cells[sign].pose for sign in self._lying}
        self.show(cards)
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
        slot = self._cells(places).slots[places.index(sign)]
        return Pose(slot.x, slot.y)

    def box(self, sign: Sign) -> Box:
        """The place of *sign*."""
        pose, cells = self.pose(sign), self._cells(_in_order((*self._places, sign)))
        return Box.around(pose.x, pose.y, cells.pile if sign is TORN else cells.side, cells.side)

    def _cells(self, signs: Sequence[Sign]) -> TreasuryCells:
        return _fitted(self._box, len(signs), torn=TORN in signs)

    def _chest_picture(self) -> Picture:
        return Art(CHEST, CHEST_SHARE * min(self._box.w, self._box.h / height_ratio(CHEST)))

    @property
    def _places(self) -> tuple[Sign, ...]:
        return _in_order((*self._lying, *self._coming))

    def _picture(self, sign: Sign, cards: TreasuryCards) -> Picture:
        cells = self._cells(self._places)
        if sign is TORN:
            return _pile(self._renderer, cards, cells.side, cells.pile)
        side, badge = cells.side, _counted(self._renderer, cards.kinds.count(sign), cells.side)
        size = (SEVERAL if badge else SIGN_SHARE) * side
        wide = side if badge is None else min(cells.wide, size + (1 - OVER_SIGN) * badge.width)
        wide = max(side, wide)
        pieces = [Part(icon(sign, size), size / 2, size / 2)]
        if sign in cards.slain:
            pieces += _blade(side, cards.slain[sign])
        if badge is not None:
            pieces.append(Part(badge, wide - badge.width / 2, side - badge.height / 2))
        return Collage(wide, side, tuple(pieces))


def _pile(renderer: Renderer, cards: TreasuryCards, side: float, widest: float) -> Picture:
    """The last torn cards, and beside them what the halves of all of them are worth."""
    number = drawn(renderer, cards.halves, theme.FLOOR / renderer.text_scale, theme.PAPER)
    badge, size = _badge(renderer, number, theme.NIGHT, HALF_PAD), SIGN_SHARE * side
    card = size / TALL
    most = max(1, min(TORN_MOST, 1 + int((widest - badge.width - card) / (TORN_APART * card))))
    kinds = cards.torn[-most:]
    lying = [
        Part(torn(size, kind), card / 2 + i * TORN_APART * card, size / 2)
        for i, kind in enumerate(kinds)
    ]
    fan = card * (1 + TORN_APART * (len(kinds) - 1))
    wide = max(side, min(widest, fan + (1 - OVER_TORN) * badge.width))
    low = Part(badge, wide - badge.width / 2, side - badge.height / 2)
    return Collage(wide, side, (*lying, low))


def _counted(renderer: Renderer, count: int, side: float) -> Collage | None:
    """How many cards a sign stands for, if more than one and if that hides no creature."""
    if count < 2 or side < COUNTED_LEAST:
        return None
    number = Text(f"×{count}", theme.FLOOR / renderer.text_scale, theme.PAPER)
    return _badge(renderer, number, theme.QUABBLE_VIOLET)


def _badge(renderer: Renderer, number: Picture, colour: str, pad: float = PAD) -> Collage:
    """A number on a sheet with a bright rim."""
    wide, high = renderer.size(number)
    h = NUMBER_HIGH * high
    w = max(wide + pad, h)
    x, y = (w + RIM) / 2, (h + RIM) / 2
    rim = Paper(w + RIM, h + RIM, theme.PAPER, y, shadow=False)
    sheet = Paper(w, h, colour, h / 2, shadow=False)
    pieces = tuple(Part(one, x, y) for one in (rim, sheet, number))
    return Collage(w + RIM, h + RIM, pieces)


def _blade(side: float, slayer: Seat) -> tuple[Part, ...]:
    """A Deathslayer's sword over what it slays, as things are now, in the colour of its owner."""
    share, colour = SLAIN * side, palette_of(slayer).body
    at = share / 2
    sheet = Paper(share, share, colour, share / 2, theme.BAD, edge_width=RIM, shadow=False)
    return Part(sheet, at, at), Part(icon(CardKind.DEATHSLAYER, 0.8 * share), at, at)


@dataclass(frozen=True, slots=True)
class TreasuryCells:
    """The places of signs: each is *side* high, and *wide* with its number.

    The last one is *pile* wide if it is the sign of torn cards.
    """

    side: float
    wide: float
    pile: float
    slots: Sequence[Slot]


@lru_cache(maxsize=256)  # every sign asks for its place whenever one comes
def _fitted(box: Box, count: int, *, torn: bool) -> TreasuryCells:
    """The places of so many signs in *box*, as large as they can be.

    Torn cards have two cells side by side for their number, unless all became much smaller.
    """
    inner, count = box.inset(EDGE, EDGE), max(1, count)
    single = _in_grid(inner, count, 1)
    double = _in_grid(inner, count, 2) if torn else single
    return double if double.side >= WITH_TWO * single.side else single


def _in_grid(box: Box, count: int, last: int) -> TreasuryCells:
    """So many signs in rows and columns; the last one takes *last* cells of one row."""

    def first_of_last(columns: int) -> int:
        """The number of the cell where the last sign begins."""
        beyond = (count - 1) % columns + last - columns
        return count - 1 + (last - beyond if 0 < beyond < last else 0)

    def rows_in(columns: int) -> int:
        return ceil((first_of_last(columns) + last) / columns)

    def side_in(columns: int) -> float:
        return min(LARGEST, box.w / columns, box.h / rows_in(columns))

    columns = max(range(last, count + last), key=side_in)
    side, rows, begin = side_in(columns), rows_in(columns), first_of_last(columns)
    wide = min(WIDEST * side, box.w / columns)
    high = side + min(APART, (box.h - rows * side) / rows)
    cells = grid(columns, rows, (wide, high), 0, box.centre)
    first, end = cells[begin], cells[begin + last - 1]
    slots = [*cells[: count - 1], Slot((first.x + end.x) / 2, first.y)]
    return TreasuryCells(side, wide, last * wide, slots)


def _in_order(signs: Collection[Sign]) -> tuple[Sign, ...]:
    """Each sign once, that of torn cards last."""
    return (*dict.fromkeys(sign for sign in signs if sign is not TORN), *{TORN}.intersection(signs))

"""A Treasury: one sign for each kind of asset that lies there, and apart the torn cards."""

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
from scenes.games.quabble.cards import icon
from scenes.games.quabble.components.card_signs import SIGN_SHARE
from scenes.games.quabble.components.numbers import in_a_row
from scenes.games.quabble.components.torn_pile import badge, torn_pile
from sprites.motion.motions import glide
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Slot, grid
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LARGEST, APART = 128.0, 12.0
UNDER = 0.01  # how far each sign lies under the one before it
COUNTED_LEAST = 40.0  # the side of a sign with room for a number
RIM = 6.0  # of what is slain
SLAIN = 0.56  # of a sign's place: the mark of what is slain
SLAIN_SIGN = 0.84  # of a sign's place: what is slain
SLAIN_LEAST = 40.0  # that mark, however full a Treasury is
LINE = 3.0  # of a number of them: its rim
ROOM_SECONDS = 0.2
SWORD, BLADE = 0.92, 0.7  # of that mark: the sword in it; beside a number
SEVERAL = 0.9  # of the place of a sign: one beside its number
COUNT = 0.5  # of a sign: how high the number of its cards is
COUNT_PAD, COUNT_HIGH = 4.0, 0.72  # beside that number; of its line, its sheet
OVER_SIGN = 0.3  # of a number's width: what of it may lie over its sign
NUMBERED_LEAST = 0.84  # of the place of a sign: one that leaves its number room, at least
WIDEST = 1.4  # of a sign: a cell
EDGE = 5.0  # between the signs and the edge of their Treasury
MANY = 8  # signs in a full Treasury
PILE_SHARE = 0.25  # of a Treasury: a torn pile beside signs, if that is more
PILE_LOW, PILE_WIDE, PILE_APART = 40.0, 76.0, 3.0  # a torn pile below signs or beside; to them


class TornPile(Enum):
    """The sign of all torn cards in a Treasury."""

    TORN = "torn"


TORN = TornPile.TORN
Sign: TypeAlias = CardKind | TornPile
SIGNS: Sequence[Sign] = (*CardKind, TORN)


@dataclass(frozen=True, slots=True)
class TreasuryCards:
    """Cards by their kinds, those that Deathslayers slay, torn ones, and what halves are worth.

    *slain* tells whose Deathslayer it is, for each card of a kind that is slain.
    """

    kinds: Sequence[CardKind] = ()
    slain: Mapping[CardKind, Sequence[Seat]] = field(default_factory=dict)
    torn: Sequence[CardKind] = ()
    halves: Fraction = Fraction(0)

    @property
    def signs(self) -> tuple[Sign, ...]:
        """Each sign once."""
        return _in_order([*self.kinds, *([TORN] if self.torn else [])])


class TreasuryDisplay:
    """Kinds in the order in which they came, in rows that make them largest, and a torn pile."""

    def __init__(self, stage: Stage, box: Box, z: float, colour: str = theme.GOLD) -> None:
        self._box, self._z, self._renderer, self._colour = box, z, stage.renderer, colour
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
                cell.z = self._z - UNDER * self._lying.index(sign)  # numbers are at the right

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
        size = cells.pile if sign is TORN else (cells.side, cells.side)
        return Box.around(pose.x, pose.y, *size)

    def _cells(self, signs: Sequence[Sign]) -> TreasuryCells:
        return _fitted(self._box, len(signs), torn=TORN in signs)

    @property
    def _places(self) -> tuple[Sign, ...]:
        return _in_order((*self._lying, *self._coming))

    def _picture(self, sign: Sign, cards: TreasuryCards) -> Picture:
        cells = self._cells(self._places)
        if sign is TORN:
            return torn_pile(self._renderer, cards.halves, *cells.pile, self._colour)
        side, badge = cells.side, _counted(self._renderer, cards.kinds.count(sign), cells.side)
        slain = cards.slain.get(sign, ())
        size = (SLAIN_SIGN if slain else SEVERAL if badge else SIGN_SHARE) * side
        beside = (1 - OVER_SIGN) * badge.width if badge else 0.0
        if slain:
            beside = max(beside, _slain_share(side))
        wide = max(side, min(cells.wide, size + beside)) if beside else side
        if badge and not slain:
            size = max(NUMBERED_LEAST * side, min(size, wide - beside))
        pieces = [Part(icon(sign, size), size / 2, side - size / 2 if slain else size / 2)]
        if slain:
            pieces += _slain(self._renderer, wide, side, slain, counted=badge is not None)
        if badge is not None:
            pieces.append(Part(badge, wide - badge.width / 2, side - badge.height / 2))
        return Collage(wide, side, tuple(pieces))


def _counted(renderer: Renderer, count: int, side: float) -> Collage | None:
    """How many cards a sign stands for, if more than one and if that hides no creature."""
    if count < 2 or side < COUNTED_LEAST:
        return None
    size = max(theme.FLOOR, min(theme.BODY, COUNT * side))
    number = Text(f"×{count}", size / renderer.text_scale, theme.PAPER)
    return badge(renderer, number, theme.QUABBLE_VIOLET, COUNT_PAD, COUNT_HIGH)


def _slain(
    renderer: Renderer, wide: float, side: float, slayers: Sequence[Seat], *, counted: bool
) -> tuple[Part, ...]:
    """A Deathslayer's sword beside what it slays, as things are now, in its owner's ring.

    It is red, as what is lost, and never small. If the cards are *counted* it is told how many of
    them are slain.
    """
    share = _slain_share(side)
    colour = palette_of(slayers[0]).body
    x, y = wide - share / 2, share / 2
    if counted:
        return (Part(_slain_count(renderer, len(slayers), share, colour), x, y),)
    disc = Paper(share, share, theme.BAD, share / 2, colour, edge_width=RIM, shadow=False)
    return Part(disc, x, y), Part(icon(CardKind.DEATHSLAYER, SWORD * share), x, y)


def _slain_share(side: float) -> float:
    """How large the mark of what is slain is."""
    return max(SLAIN * side, min(SLAIN_LEAST, side))


def _slain_count(renderer: Renderer, count: int, share: float, colour: str) -> Collage:
    """A sword and how many cards are slain, in the ring of its owner."""
    number = Text(str(count), theme.FLOOR / renderer.text_scale, theme.PAPER)
    sword = max(theme.LEAST_SIGN, BLADE * share)
    line = in_a_row(renderer, [icon(CardKind.DEATHSLAYER, sword), number], 0)
    w, h = line.width + 2 * RIM, max(share, line.height)
    sheet = Paper(w, h, theme.BAD, h / 2, colour, edge_width=LINE, shadow=False)
    return Collage(w, h, (Part(sheet, w / 2, h / 2), Part(line, w / 2, h / 2)))


@dataclass(frozen=True, slots=True)
class TreasuryCells:
    """The places of signs: each is *side* high, and *wide* with its number.

    The last one has the size of the *pile* if it is the sign of torn cards.
    """

    side: float
    wide: float
    slots: Sequence[Slot]
    pile: tuple[float, float] = 0.0, 0.0


@lru_cache(maxsize=256)  # every sign asks for its place whenever one comes
def _fitted(box: Box, count: int, *, torn: bool) -> TreasuryCells:
    """The places of so many signs in *box*, as large as it permits.

    Torn cards lie apart: below the others, or beside them if that leaves many of these no smaller,
    at all seats alike.
    """
    inner, whole = box.inset(EDGE, EDGE), max(1, count - torn)
    if not torn:
        return _in_grid(inner, whole)
    low = Box(inner.x, inner.bottom - PILE_LOW, inner.w, PILE_LOW)
    wide = min(max(PILE_WIDE, PILE_SHARE * inner.w), inner.w / 2)
    aside = Box(inner.right - wide, inner.y, wide, inner.h)
    above = Box(inner.x, inner.y, inner.w, inner.h - PILE_LOW - PILE_APART)
    beside = Box(inner.x, inner.y, inner.w - wide - PILE_APART, inner.h)
    is_low = _in_grid(beside, MANY).side < _in_grid(above, MANY).side
    rest, pile = (above, low) if is_low else (beside, aside)
    cells = _in_grid(rest, whole)
    slots = [*cells.slots[: count - 1], Slot(*pile.centre)]
    return TreasuryCells(cells.side, cells.wide, slots, (pile.w, pile.h))


def _in_grid(box: Box, count: int) -> TreasuryCells:
    """So many signs in the rows and columns that make them largest, the last row in the middle."""

    def side_in(columns: int) -> float:
        return min(LARGEST, box.w / columns, box.h / ceil(count / columns))

    columns = max(range(1, count + 1), key=side_in)
    rows, side = ceil(count / columns), side_in(columns)
    wide = min(WIDEST * side, box.w / columns)
    size = wide, side + min(APART, (box.h - rows * side) / rows)
    slots = grid(columns, rows, size, 0, box.centre)[:count]
    full = columns * (rows - 1)
    aside = (columns * rows - count) * wide / 2
    last = [Slot(slot.x + aside, slot.y) for slot in slots[full:]]
    return TreasuryCells(side, wide, [*slots[:full], *last])


def _in_order(signs: Collection[Sign]) -> tuple[Sign, ...]:
    """Each sign once, that of torn cards last."""
    return (*dict.fromkeys(sign for sign in signs if sign is not TORN), *{TORN}.intersection(signs))

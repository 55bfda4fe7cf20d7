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
from scenes.games.quabble.cards import icon, torn
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
RIM, PAD, HALF_PAD = 4.0, 10.0, 20.0  # round a number's sheet; beside a number, beside a half
SLAIN = 0.5  # of a sign's place: the mark of what a Deathslayer slays
CHEST, CHEST_SHARE = "embroidered-chest", 0.75  # its share of an empty Treasury
ROOM_SECONDS = 0.2
SEVERAL = 0.84  # of the place of a sign: one beside its number
TORN_MOST, TORN_LESS, TORN_APART = 2, 0.14, 0.34  # torn cards shown; how each makes all smaller
TORN_LOW = 0.36  # a creature on a torn card, over the number of all of them
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
        return _fitted(self._box, len(self._places))[0]

    @property
    def torn_cells(self) -> Sequence[Token]:
        """The token of torn cards, if any lie there."""
        return [self.cells[TORN]] if TORN in self._lying else []

    def show(self, cards: TreasuryCards) -> None:
        """Have exactly these cards lie there."""
        self._lying = cards.signs
        side = self.side
        for sign, cell in self.cells.items():
            cell.visible = sign in self._lying
            if cell.visible:
                cell.picture = self._picture(sign, cards, side)
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
        slot = _fitted(self._box, len(places))[1][places.index(sign)]
        return Pose(slot.x, slot.y)

    def box(self, sign: Sign) -> Box:
        """The place of *sign*."""
        pose = self.pose(sign)
        return Box.around(pose.x, pose.y, self.side, self.side)

    def _chest_picture(self) -> Picture:
        return Art(CHEST, CHEST_SHARE * min(self._box.w, self._box.h / height_ratio(CHEST)))

    @property
    def _places(self) -> tuple[Sign, ...]:
        return _in_order((*self._lying, *self._coming))

    def _picture(self, sign: Sign, cards: TreasuryCards, side: float) -> Picture:
        if sign is TORN:
            return _pile(self._renderer, cards, side)
        count = _counted(self._renderer, cards.kinds.count(sign), side)
        size = (SEVERAL if count else SIGN_SHARE) * side
        creature = Part(icon(sign, size), size / 2, size / 2)
        blade = _blade(side, cards.slain[sign]) if sign in cards.slain else ()
        return Collage(side, side, (creature, *blade, *count))


def _pile(renderer: Renderer, cards: TreasuryCards, side: float) -> Picture:
    """The last two torn cards side by side, over what the halves of all of them are worth."""
    number = drawn(renderer, cards.halves, theme.FLOOR / renderer.text_scale, theme.PAPER)
    badge, low = _badge(renderer, number, theme.NIGHT, side, HALF_PAD)
    kinds = cards.torn[-TORN_MOST:]
    size = (SIGN_SHARE - TORN_LESS * (len(kinds) - 1)) * side
    xs = [side / 2 + (i - (len(kinds) - 1) / 2) * TORN_APART * side for i in range(len(kinds))]
    lying = [
        Part(torn(size, kind, TORN_LOW), x, size / 2) for x, kind in zip(xs, kinds, strict=True)
    ]
    return Collage(side, side, (*lying, Part(badge, side / 2, low)))


def _counted(renderer: Renderer, count: int, side: float) -> tuple[Part, ...]:
    """How many cards a sign stands for, if more than one and if that hides no creature."""
    if count < 2 or side < COUNTED_LEAST:
        return ()
    number = Text(f"×{count}", theme.FLOOR / renderer.text_scale, theme.PAPER)
    badge, low = _badge(renderer, number, theme.QUABBLE_VIOLET, side)
    return (Part(badge, side - badge.width / 2, low),)


def _badge(
    renderer: Renderer, number: Picture, colour: str, side: float, pad: float = PAD
) -> tuple[Collage, float]:
    """A number on a sheet with a bright rim, and how low it lies in the place of a sign."""
    wide, h = renderer.size(number)
    w = max(wide + pad, h)
    x, y = (w + RIM) / 2, (h + RIM) / 2
    rim = Paper(w + RIM, h + RIM, theme.PAPER, y, shadow=False)
    sheet = Paper(w, h, colour, h / 2, shadow=False)
    pieces = tuple(Part(one, x, y) for one in (rim, sheet, number))
    return Collage(w + RIM, h + RIM, pieces), side - y


def _blade(side: float, slayer: Seat) -> tuple[Part, ...]:
    """A Deathslayer's sword over what it slays, as things are now, in the colour of its owner."""
    share, colour = SLAIN * side, palette_of(slayer).body
    at = share / 2
    sheet = Paper(share, share, colour, share / 2, theme.BAD, edge_width=RIM, shadow=False)
    return Part(sheet, at, at), Part(icon(CardKind.DEATHSLAYER, 0.8 * share), at, at)


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
    """Each sign once, that of torn cards last."""
    return (*dict.fromkeys(sign for sign in signs if sign is not TORN), *{TORN}.intersection(signs))

"""Links between neighbours in the ring; at both ends one joins the two rows."""

from __future__ import annotations

from collections.abc import Collection

from rules.mosquito import Spot
from scenes.games.mosquito.layout import SIDE, MosquitoLayout
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z, GOLDEN_Z = 2.8, 13.5  # below all cards; before them
THICK = 16.0
UNDER = 14.0  # how far a link reaches under a card
OUTSIDE = 1.0  # how far an end link stays away from the seats


class RingLinks:
    """A token for each link, by the number at which it begins; golden ones lie over those."""

    def __init__(self, stage: Stage, layout: MosquitoLayout) -> None:
        self._size = 2 * layout.columns
        numbers = range(1, self._size + 1)
        self.plain = {number: _link(layout, number, theme.MOSQUITO_LINK, Z) for number in numbers}
        self.golden = {number: _link(layout, number, theme.GOLD, GOLDEN_Z) for number in numbers}
        self._ends = layout.columns, self._size
        stage.add(*self.plain.values(), *self.golden.values())
        self.light(())

    def light(self, lit: Collection[Spot]) -> None:
        """Show golden links between neighbours that are *lit*."""
        for number, token in self.golden.items():
            levels = {at.level for at in lit if at.number == number}
            levels &= {at.level for at in lit if at.number == number % self._size + 1}
            token.visible = bool(levels) if number in self._ends else 0 in levels


def _link(layout: MosquitoLayout, number: int, colour: str, z: float) -> Token:
    """The link from a number to the next one."""
    size = 2 * layout.columns
    here, there = (layout.slot(Spot(one, 0)) for one in (number, number % size + 1))
    name = f"link-{number}"
    if here.y == there.y:
        bar = _bar(layout.seam + 2 * UNDER, THICK, colour)
        return Token(bar, Pose((here.x + there.x) / 2, here.y), z, name)
    high = abs(there.y - here.y) + THICK
    wide = UNDER + layout.seam / 2 + SIDE - OUTSIDE
    outwards = 1 if here.x > layout.band.centre[0] else -1
    x = here.x + outwards * (layout.card / 2 - UNDER + wide / 2)
    return Token(_clasp(wide, high, colour, outwards), Pose(x, layout.band.centre[1]), z, name)


def _clasp(wide: float, high: float, colour: str, outwards: int) -> Picture:
    """An upright bar and two short ones that reach inwards from its ends."""
    middle, half = wide / 2, THICK / 2
    upright = Part(_bar(THICK, high, colour), middle + outwards * (middle - half), high / 2)
    short = _bar(wide, THICK, colour)
    return Collage(
        wide, high, (Part(short, middle, half), Part(short, middle, high - half), upright)
    )


def _bar(wide: float, high: float, colour: str) -> Paper:
    return Paper(wide, high, colour, THICK / 2, shadow=False)

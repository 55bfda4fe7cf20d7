"""The other tiles where the pointed card may end, if frogs leap first."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quibbit import Frog
from scenes.games.quibbit.choosing.card_signs import ICON, ICONS
from scenes.games.quibbit.choosing.forecast import Forecast
from scenes.games.quibbit.components.ring import QuibbitRing
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

RIM_Z, Z = 15.0, 593.0  # under the dots of a way; over its numbers
RIM, SIZE, EDGE = 1.05, 42.0, 4.0  # how wide a rim is, of a pad, and a disc
ASIDE, DOWN = 0.4, 0.16  # where a disc lies, of a pad, from its middle


class OtherEnds:
    """A thin rim of the colour of *frog* round each tile, with what becomes of the card there."""

    def __init__(self, stage: Stage, ring: QuibbitRing, frog: Frog) -> None:
        self._ring, palette = ring, palette_of(frog)
        rim = Art("ring-leaf", RIM * ring.layout.pad, palette)
        self.rims = [Token(rim, Pose(0, 0), RIM_Z, "other end") for _ in range(ring.size)]
        self._discs = {fate: _disc(icon, palette.dark) for fate, icon in ICONS.items()}
        self.discs = [Token(rim, Pose(0, 0), Z, "other end") for _ in range(ring.size)]
        self.hide()
        stage.add(*self.rims, *self.discs)

    def show(self, ends: Sequence[Forecast], *, told: bool) -> None:
        """Mark the tiles of *ends*, and what becomes of the card there if that is *told*."""
        self.hide()
        self._ring.marks_own = not ends
        for rim, disc, end in zip(self.rims, self.discs, ends, strict=False):
            slot, pad = self._ring.slot(end.end), self._ring.layout.pad
            rim.pose, rim.visible = Pose(slot.x, slot.y), True
            disc.pose, disc.visible = Pose(slot.x + ASIDE * pad, slot.y + DOWN * pad), told
            disc.picture = self._discs[end.fate]

    def on(self, tile: int) -> Sequence[Token]:
        """The rim of a *tile*, if it has one."""
        slot = self._ring.slot(tile)
        return [rim for rim in self.tokens if (rim.pose.x, rim.pose.y) == (slot.x, slot.y)]

    @property
    def tokens(self) -> Sequence[Token]:
        """All that is marked now."""
        return [token for token in (*self.rims, *self.discs) if token.visible]

    def hide(self) -> None:
        """Mark nothing."""
        self._ring.marks_own = True
        for token in (*self.rims, *self.discs):
            token.visible = False


def _disc(icon: str, edge: str) -> Collage:
    sheet = Paper(
        SIZE, SIZE, theme.PAPER_BRIGHT, SIZE / 2, edge=edge, edge_width=EDGE, shadow=False
    )
    parts = Part(sheet, SIZE / 2, SIZE / 2), Part(Art(icon, ICON), SIZE / 2, SIZE / 2)
    return Collage(SIZE, SIZE, parts)

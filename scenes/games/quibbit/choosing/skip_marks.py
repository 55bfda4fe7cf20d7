"""A mark on each tile that a leap skips, because a frog will sit there."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.quibbit import Frog
from scenes.games.quibbit.choosing.outlook import Skipped
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.table.climaxes.spotlight import token_box
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 593.0  # over the numbers of cards
SIZE, HEAD, ARROW, EDGE = 70.0, 44.0, 50.0, 4.0
PLACES = (0.0, 0.26), (0.42, 0.2), (-0.42, 0.2)  # of a pad, from its middle; where no sign lies


class SkipMarks:
    """The head of who will sit on a tile, jumped: the tile does not count."""

    def __init__(self, stage: Stage, ring: QuibbitRing) -> None:
        self._stage, self._ring = stage, ring
        self.tokens = [Token(Text(" "), Pose(0, 0), Z, "skipped") for _ in ring.frogs[1:]]
        self._frogs: Sequence[Frog] = ()  # whose they are
        self.hide()
        stage.add(*self.tokens)

    def show(self, skipped: Skipped) -> None:
        """Mark what is *skipped*."""
        self.hide()
        self._frogs = [frog for _, frog in skipped]
        for token, (spot, frog) in zip(self.tokens, skipped, strict=False):
            token.picture, token.visible = self._mark(frog), True
            self._place(token, spot)

    def hide(self) -> None:
        """Mark nothing."""
        for token in self.tokens:
            token.visible = False
        self._frogs = ()

    def of(self, frogs: Collection[int]) -> Sequence[Token]:
        """The marks that are there of *frogs*, or of all if there are none."""
        marks = zip(self.tokens, self._frogs, strict=False)
        return [token for token, frog in marks if not frogs or frog in frogs]

    def _place(self, token: Token, spot: int) -> None:
        """Lay a mark at the lower edge of its tile, beside a sign that lies there."""
        slot, pad, signs = self._ring.slot(spot), self._ring.layout.pad, self._ring.rear.boxes
        for across, down in PLACES:
            token.pose = Pose(slot.x + across * pad, slot.y + down * pad)
            if not any(token_box(self._stage.renderer, token).overlaps(sign) for sign in signs):
                return

    def _mark(self, frog: Frog) -> Collage:
        name = "frog-toy-head" if frog == self._ring.dummy else "frog-head"
        palette, middle = palette_of(frog), SIZE / 2
        sheet = Paper(
            SIZE, SIZE, theme.PAPER_BRIGHT, middle, edge=palette.dark, edge_width=EDGE, shadow=False
        )
        parts = (
            Part(sheet, middle, middle),
            Part(Art(name, HEAD, palette), middle, 0.62 * SIZE),
            Part(Art("icon-over", ARROW), middle, 0.26 * SIZE),
        )
        return Collage(SIZE, SIZE, parts)

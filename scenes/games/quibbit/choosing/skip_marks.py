"""A mark on each tile that a leap skips, because a frog sits there, or may by then."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rules.quibbit import Frog
from scenes.games.quibbit.choosing.card_signs import UNSURE
from scenes.games.quibbit.choosing.outlook import Skipped
from scenes.games.quibbit.choosing.tile_marks import place_on_tile
from scenes.games.quibbit.components.ring import QuibbitRing
from scenes.ui.labels import limited_size
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 593.0  # over the numbers of cards
SIZE, HEAD, ARROW, MARK, EDGE = 76.0, 46.0, 54.0, 34.0, 4.0


class SkipMarks:
    """The head of who will sit on a tile, jumped: the tile does not count."""

    def __init__(self, stage: Stage, ring: QuibbitRing) -> None:
        self._ring = ring
        self.tokens = [Token(Text(" "), Pose(0, 0), Z, "skipped") for _ in ring.frogs[1:]]
        self._unsure = Text(UNSURE, limited_size(stage.renderer, MARK, MARK))
        self._frogs: Sequence[Frog] = ()  # whose they are
        self.hide()
        stage.add(*self.tokens)

    def show(self, skipped: Skipped, sitting: Mapping[Frog, int], unsure: Skipped) -> None:
        """Mark what is *skipped*: at the lower edge of tiles where others are *sitting* now.

        Those that are *unsure* have a question mark.
        """
        self.hide()
        size = self._ring.size
        taken = {spot % size for spot in sitting.values()}
        self._frogs = [frog for _, frog in skipped]
        for token, (spot, frog) in zip(self.tokens, skipped, strict=False):
            sure = (spot, frog) not in unsure
            token.picture, token.visible = self._mark(frog, sure=sure), True
            place_on_tile(token, self._ring, spot, is_taken=spot % size in taken)

    def hide(self) -> None:
        """Mark nothing."""
        for token in self.tokens:
            token.visible = False
        self._frogs = ()

    def of(self, frogs: Collection[int]) -> Sequence[Token]:
        """The marks that are there of *frogs*, or of all if there are none."""
        marks = zip(self.tokens, self._frogs, strict=False)
        return [token for token, frog in marks if not frogs or frog in frogs]

    def _mark(self, frog: Frog, *, sure: bool) -> Collage:
        name = "frog-toy-head" if frog == self._ring.dummy else "frog-head"
        palette, middle = palette_of(frog), SIZE / 2
        sheet = Paper(
            SIZE, SIZE, theme.PAPER_BRIGHT, middle, edge=palette.dark, edge_width=EDGE, shadow=False
        )
        parts = (
            Part(sheet, middle, middle),
            Part(Art(name, HEAD, palette), middle, 0.66 * SIZE),
            Part(Art("icon-over", ARROW) if sure else self._unsure, middle, 0.26 * SIZE),
        )
        return Collage(SIZE, SIZE, parts)

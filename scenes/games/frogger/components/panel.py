"""A seat of Frogger: its words stand in the banner, so what to press has two rows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from scenes.games.frogger.material import MATERIAL
from scenes.table.seats.hand_panel import HandPanel
from scenes.ui.boards import on_board
from scenes.ui.control_signs import labelled_signs
from seats.glyphs import Glyph
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part

CONTROLS = 38.0  # how high the row of controls is
ROW, PAD_Y = 36.0, 2.0  # of what to press; two rows are as high as their room with so little above


class FroggerPanel(HandPanel):
    """A seat with its cards; controls and their words are put into two rows if one is too short."""

    @property
    def sign_room(self) -> Box:
        keys, status = self.places.keys, self.places.status
        return Box(keys.x, keys.y, keys.w, status.bottom - keys.y)

    def _sign_board(self, signs: Sequence[tuple[Glyph, str]]) -> tuple[Collage, float]:
        renderer = self.stage.renderer
        if labelled_signs(renderer, signs, ROW)[1] <= self.sign_room.w:
            return super()._sign_board(signs)
        worded = [i + 1 for i, (_, words) in enumerate(signs[:-1]) if words] or [1]
        ends = worded[:2]
        for kept, end in product(range(len(signs), ends[-1] - 1, -1), ends):
            shown = [*signs[:kept], *((glyph, "") for glyph, _ in signs[kept:])]
            board, wide = self._two_rows(shown[:end], shown[end:])
            if wide <= self.sign_room.w:
                return board, wide
        return super()._sign_board(signs)

    def _two_rows(self, *parts: Sequence[tuple[Glyph, str]]) -> tuple[Collage, float]:
        """What moves the cursor, perhaps with what chooses, over all else."""
        renderer = self.stage.renderer
        rows = [labelled_signs(renderer, part, ROW) for part in parts if part]
        wide, high = max(width for _, width in rows), ROW * renderer.text_scale
        pieces = [Part(row, wide / 2, (i + 0.5) * high) for i, (row, _) in enumerate(rows)]
        return on_board(renderer, Collage(wide, len(rows) * high, tuple(pieces)), PAD_Y, MATERIAL)

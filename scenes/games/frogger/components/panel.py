"""A seat of Frogger: what it did is told by signs, and what to press has two rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from rules.core import Seat
from scenes.games.frogger.components.deed_signs import DeedSigns
from scenes.games.frogger.material import MATERIAL
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.seat_places import SeatPlaces
from scenes.ui.boards import PAD_X, on_board
from scenes.ui.control_signs import labelled_signs
from seats.glyphs import Glyph
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage

CONTROLS = 38.0  # how high the row of controls is
SIGNS_Y = 10.0  # above and below the signs of deeds
ROW, PAD_Y = 36.0, 2.0  # of what to press; two rows are as high as their room with so little above


class FroggerPanel(HandPanel):
    """A seat with its cards; controls and their words are put into two rows if one is too short.

    Of *deeds* it tells by signs.
    """

    def __init__(
        self, stage: Stage, seat: Seat, places: SeatPlaces, play: Callable[[Motion], None],
        deeds: DeedSigns,
    ) -> None:  # fmt: skip
        super().__init__(stage, seat, places, 1, play)
        self._deeds = deeds

    def tell(self, words: str) -> None:
        super().tell(words)
        room, scale = self._deed_box.w - 2 * PAD_X, self.stage.renderer.text_scale
        picture = self._deeds.picture(self.seat, self.told, room, scale)
        fit = 1.0
        if picture:
            sheet, wide = self._on_board(picture, SIGNS_Y)
            fit = min(1.0, self._deed_box.w / wide, self._deed_box.h / sheet.height)
            self._show(self._deed, sheet)
        self._deed.pose = Pose(*self._deed_box.centre, sx=fit, sy=fit)

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

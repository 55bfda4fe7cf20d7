"""A seat of Frogger: what it did is told by signs; what to press stands below the hand."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Seat
from scenes.games.frogger.components.deed_signs import DeedSigns
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.seat_places import SeatPlaces
from scenes.ui.boards import PAD_X
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Box
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage

SIGNS_Y = 1.0  # above and below the signs of deeds


class FroggerPanel(HandPanel):
    """A seat with its cards, which tells of *deeds* by signs, and in *keys* what to press."""

    key_size = 36.0

    def __init__(
        self, stage: Stage, seat: Seat, places: SeatPlaces, play: Callable[[Motion], None],
        deeds: DeedSigns, keys: Box,
    ) -> None:  # fmt: skip
        super().__init__(stage, seat, places, 1, play)
        self._deeds, self._keys = deeds, keys

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
        return self._keys

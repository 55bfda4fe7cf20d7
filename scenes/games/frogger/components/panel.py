"""A seat of Frogger, for which it stands below the hand what to press."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core import Seat
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.key_row import Signs
from scenes.table.seats.seat_places import SeatPlaces
from scenes.ui.boards import PAD_Y
from scenes.ui.control_signs import LabelledSign
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part, Picture
from sprites.stage.stage import Stage


class FroggerPanel(HandPanel):
    """A seat with its cards, which is told in *keys* what to press."""

    key_size = 36.0

    def __init__(
        self, stage: Stage, seat: Seat, places: SeatPlaces, play: Callable[[Motion], None],
        keys: Box,
    ) -> None:  # fmt: skip
        super().__init__(stage, seat, places, 1, play)
        self._keys = keys

    @property
    def sign_room(self) -> Box:
        return self._keys

    def _shorter(self, signs: Signs) -> Iterator[Signs]:
        """What leads to other rows keeps its word, or goes: a bare key before theirs misleads."""
        *rest, last = signs
        ways = [i for i, sign in enumerate(rest) if sign.words]
        if len(ways) > 1 and last.glyph == self.essential:
            for first in (0, *(at + 1 for at in ways[:-1])):
                yield [*rest[first:], last]
                yield [*rest[first:], LabelledSign(last.glyph)]
        yield from super()._shorter(signs)

    def _on_board(self, picture: Picture, pad: float = PAD_Y) -> tuple[Collage, float]:
        """Words and keys stand on the meadow: they weigh less than cards."""
        wide, high = self.stage.renderer.size(picture)
        return Collage(wide, high, (Part(picture, wide / 2, high / 2),)), wide

"""The lantern on the tag of whoever deals."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.script import Script
from scenes.games.mosquito.layout import LANTERN_WIDE, MosquitoLayout
from sprites.motion.motions import arc
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 299.5  # before the frog
FLYING_Z = 460.0


class DealerLantern:
    """One token; nobody has it until the dealer is known."""

    def __init__(self, stage: Stage, layout: MosquitoLayout, seat: Seat | None) -> None:
        self._layout = layout
        self.seat = Seat(0)
        self.token = Token(Art("lantern", LANTERN_WIDE), Pose(0, 0), Z, "lantern")
        self.token.visible = False
        stage.add(self.token)
        if seat is not None:
            self._rest(seat)

    def hang(self, seat: Seat, start: Pose | None = None) -> Script:
        """Fly to the tag of *seat*, at first from where the dealer was found."""
        if start and not self.token.visible:
            self.token.pose = Pose(start.x, start.y)
        self.token.visible, self.token.z = True, FLYING_Z
        if self.seat != seat or start:
            yield from arc(self.token, self._pose(seat), 0.6, 120)
        self._rest(seat)

    def _rest(self, seat: Seat) -> None:
        self.seat = seat
        self.token.visible, self.token.z, self.token.pose = True, Z, self._pose(seat)

    def _pose(self, seat: Seat) -> Pose:
        slot = self._layout.lantern(seat)
        return Pose(slot.x, slot.y)

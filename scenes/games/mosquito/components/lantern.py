"""The lantern on the tag of whoever deals, until all have their cards."""

from __future__ import annotations

from rules.core import Seat
from scenes.core.script import Script
from scenes.games.mosquito.layout import LANTERN_WIDE, MosquitoLayout
from sprites.motion.motions import arc, fade
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 299.5  # before the frog
FLYING_Z = 460.0
OUT = 0.3  # seconds


class DealerLantern:
    """One token; *seat* dealt last, if anybody has."""

    def __init__(self, stage: Stage, layout: MosquitoLayout, seat: Seat | None) -> None:
        self._layout = layout
        self.seat = seat or Seat(0)
        self.token = Token(Art("lantern", LANTERN_WIDE), Pose(0, 0), Z, "lantern")
        self.token.visible = False
        stage.add(self.token)

    def hang(self, seat: Seat, start: Pose | None = None) -> Script:
        """Fly to the tag of *seat* from that of the last one, at first from *start*."""
        if not self.token.visible:
            self.token.pose = Pose(start.x, start.y) if start else self._pose(self.seat)
        self.token.visible, self.token.z = True, FLYING_Z
        if self.seat != seat or start:
            yield from arc(self.token, self._pose(seat), 0.6, 120)
        self.seat, self.token.z = seat, Z

    def put_out(self) -> Script:
        """It is not seen any more."""
        yield from fade(self.token, 0.0, OUT)
        self.token.visible = False

    def _pose(self, seat: Seat) -> Pose:
        slot = self._layout.lantern(seat)
        return Pose(slot.x, slot.y)

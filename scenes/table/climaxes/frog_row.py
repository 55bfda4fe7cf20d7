"""Large frogs in a row before the dark table, while the points of all are counted."""

from __future__ import annotations

from collections.abc import Collection

from rules.core import Seat
from scenes.core.script import Script, in_turn, wait
from scenes.table.climaxes.climaxes import Climaxes
from scenes.table.climaxes.frog_group import DARK, GROUND_Z, FrogGroup
from scenes.ui.safe_area import safe_area
from sprites.pictures.anchors import SEAT_GROUND_FEET
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage

WIDEST, APART = 440.0, 0.74  # a frog; of the room that it has
FEET, GROUND = 0.5, 1.02  # of the height; of the room of a frog
COMING = 0.07  # seconds from frog to frog


class FrogRow(FrogGroup):
    """One frog for each of some *seats* on its *ground*, a share *aside* of the middle of that.

    Its *feet* are at that share of the height. ``widest`` and ``apart`` say how large it is.
    """

    widest, apart = WIDEST, APART

    def __init__(
        self, stage: Stage, climaxes: Climaxes, seats: int, ground: str,
        *, aside: float = 0.0, feet: float = FEET, dark: float = DARK,
        scenery: Collection[str] = (),
    ) -> None:  # fmt: skip
        renderer = stage.renderer
        room = safe_area(renderer.width, renderer.height).w / seats
        wide = min(self.widest, self.apart * room)
        self.room = min(room, 1.1 * wide / self.apart)
        self._middle = renderer.width / 2 - (seats - 1) * self.room / 2
        self._high = feet * renderer.height
        self._ground = Art(ground, GROUND * self.room)
        grounds = map(self.ground, map(Seat, range(seats)))
        sits = [at.at(at.x + aside * self.room, at.y) for at in grounds]
        super().__init__(stage, climaxes, sits, wide, dark=dark, scenery=scenery)

    def prepare(self, *drawings: str) -> None:
        """Have what is large rendered ahead, frogs in these *drawings*, too."""
        self._stage.renderer.prefetch(self._ground)
        super().prepare(*drawings)

    def ground(self, seat: Seat) -> Pose:
        """The middle of what a frog sits on."""
        return Pose(self._middle + seat * self.room, self._high)

    def come(self) -> Script:
        """The table is dark, and one frog after another is there."""
        yield from self.darken()
        yield from in_turn(*(self._come(Seat(seat)) for seat in range(len(self.frogs))))

    def _come(self, seat: Seat) -> Script:
        self.put(self._ground, self.ground(seat), GROUND_Z).anchor = SEAT_GROUND_FEET
        self.sit_down(seat)
        yield from wait(COMING)

"""In pond and haven one frog of a seat stands for all that sit there, with how many they are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from rules.core import Seat
from rules.frogger import EXCUSE, FROGS, Frog, Space
from scenes.games.frogger.components.number_disc import home_count, times_plate
from scenes.games.frogger.layout import FroggerLayout
from sprites.motion.gestures import punch
from sprites.pictures.pictures import Collage
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 297.0  # over the frogs there and the light of a seat
SWELL = 0.6  # how much larger a number is as one more frog arrives


class BankCrowds:
    """Shows one of a seat's *frogs* that sit in one bank; *goal* of them *home* win."""

    def __init__(
        self, stage: Stage, layout: FroggerLayout, frogs: Sequence[Token], home: Space, goal: int
    ) -> None:
        self._frogs, self._home, self._goal = frogs, home, goal
        self._flying: set[Frog] = set()
        self._shown: dict[tuple[Space, Seat], Frog | None] = {}
        self._stage, self._renderer, self._layout = stage, stage.renderer, layout
        seats = [Seat(seat) for seat in range(len(frogs) // FROGS)]
        self._counts = {place: _count() for place in product((EXCUSE, home), seats)}
        stage.add(*self._counts.values())

    def leave(self, frog: Frog, where: Sequence[Space]) -> None:
        """A *frog* takes off from *where* it is."""
        self._flying.add(frog)
        self.show(where)

    def arrive(self, frog: Frog, where: Sequence[Space]) -> None:
        """A *frog* has come to *where* it is now; in a bank the number of frogs swells."""
        count = self._counts.get((where[frog], Seat(frog // FROGS)))
        if frog in self._flying and count:
            self._stage.run(punch(count, SWELL))
        self._flying.discard(frog)
        self.show(where)

    def sitting(self, bank: Space, seat: Seat) -> list[Token]:
        """What shows who of a *seat* sits in a *bank*."""
        frog = self._shown.get((bank, seat))
        return [] if frog is None else [self._counts[bank, seat], self._frogs[frog]]

    def show(self, where: Sequence[Space], front: Frog | None = None) -> None:
        """Show one frog, in *front* if it is there, for those of its seat in one bank."""
        sitting: dict[tuple[Space, Seat], list[Frog]] = {place: [] for place in self._counts}
        for frog, token in enumerate(self._frogs):
            token.visible = True
            place = where[frog], Seat(frog // FROGS)
            if place in sitting and frog not in self._flying:
                sitting[place].append(Frog(frog))
        for place, frogs in sitting.items():
            self._shown[place] = shown = front if front in frogs else max(frogs, default=None)
            for frog in frogs:
                self._frogs[frog].visible = frog == shown
            self._counts[place].visible = bool(frogs) or place[0] == self._home
            self._write(*place, len(frogs))

    def _write(self, bank: Space, seat: Seat, count: int) -> None:
        """Show how many of a *seat* sit in a *bank*: a number in the pond, pegs at home."""
        layout, token = self._layout, self._counts[bank, seat]
        if bank == self._home:
            room = layout.home_count(seat)
            token.picture = home_count(room.w, room.h, seat, count, self._goal)
            token.pose = Pose(*room.centre)
            return
        high = layout.crowd_plate(layout.pond)
        token.picture = plate = times_plate(self._renderer, count, high)
        token.pose = layout.crowd_count(layout.pond, seat, plate.width)


def _count() -> Token:
    return Token(Collage(1, 1, ()), Pose(0, 0), Z, "crowd-count")

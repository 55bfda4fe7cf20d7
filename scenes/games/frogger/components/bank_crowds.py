"""In pond and haven one frog of a seat stands for all that sit there, with their number."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from rules.core import Seat
from rules.frogger import EXCUSE, FROGS, Frog, Space
from scenes.games.frogger.components.number_disc import times_plate
from scenes.games.frogger.layout import FroggerLayout
from sprites.motion.gestures import punch
from sprites.pictures import theme
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
        self._frogs, self._home, self._last = frogs, home, goal - 1
        self._flying: set[Frog] = set()
        self._shown: dict[tuple[Space, Seat], Frog | None] = {}
        self._stage, self._renderer, self._layout = stage, stage.renderer, layout
        self._banks = {EXCUSE: layout.pond, home: layout.haven}
        seats = [Seat(seat) for seat in range(len(frogs) // FROGS)]
        self._counts = {place: _count() for place in product(self._banks, seats)}
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
            self._counts[place].visible = bool(frogs)
            self._write(*place, len(frogs))

    def _write(self, bank: Space, seat: Seat, count: int) -> None:
        """Tell how many of a *seat* sit in a *bank*: on gold, if at most one more has to come."""
        is_near = bank == self._home and count >= self._last
        colour = theme.GOLD if is_near else theme.PAPER_BRIGHT
        box, token = self._banks[bank], self._counts[bank, seat]
        plate = times_plate(self._renderer, count, self._layout.crowd_plate(box), colour)
        token.picture = plate
        token.pose = self._layout.crowd_count(box, seat, plate.width)


def _count() -> Token:
    return Token(Collage(1, 1, ()), Pose(0, 0), Z, "crowd-count")

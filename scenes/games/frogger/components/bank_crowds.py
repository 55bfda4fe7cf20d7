"""In pond and haven one frog of a seat stands for all that sit there, with their number."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from rules.core import Seat
from rules.frogger import EXCUSE, FROGS, Frog, Space
from scenes.games.frogger.components.number_disc import number_disc
from scenes.games.frogger.layout import FroggerLayout
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Picture
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z, DISC = 195.0, 50.0  # over the frogs that sit there; how wide the number is


class BankCrowds:
    """Shows one of a seat's *frogs* that sit in one bank; *goal* of them *home* win."""

    def __init__(
        self, stage: Stage, layout: FroggerLayout, frogs: Sequence[Token], home: Space, goal: int
    ) -> None:
        self._frogs, self._home, self._last = frogs, home, goal - 1
        self._flying: set[Frog] = set()
        self._shown: dict[tuple[Space, Seat], Frog | None] = {}
        banks = {EXCUSE: layout.pond, home: layout.haven}
        seats = [Seat(seat) for seat in range(len(frogs) // FROGS)]
        self._counts = {
            (bank, seat): _count(layout.crowd_count(box, seat))
            for (bank, box), seat in product(banks.items(), seats)
        }
        stage.add(*self._counts.values())

    def leave(self, frog: Frog, where: Sequence[Space]) -> None:
        """A *frog* takes off from *where* it is."""
        self._flying.add(frog)
        self.show(where)

    def arrive(self, frog: Frog, where: Sequence[Space]) -> None:
        """A *frog* has come to *where* it is now."""
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
            self._counts[place].picture = self._number(place[0], len(frogs))

    def _number(self, bank: Space, count: int) -> Picture:
        """How many sit in a *bank*: on gold, if at most one more has to come home."""
        is_near = bank == self._home and count >= self._last
        return number_disc(count, DISC, theme.GOLD if is_near else theme.PAPER_BRIGHT)


def _count(at: Pose) -> Token:
    return Token(Collage(1, 1, ()), at, Z, "crowd-count")

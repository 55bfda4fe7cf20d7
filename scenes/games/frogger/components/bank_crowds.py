"""Who sits in pond and haven: in the pond one frog of a seat stands for all, with their number.

At home each sits in its own place; the places that are free yet are marked.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from rules.core import Seat
from rules.frogger import EXCUSE, FROGS, Frog, Space
from scenes.games.frogger.components.number_disc import times_plate
from scenes.games.frogger.layout import FroggerLayout
from sprites.motion.gestures import punch
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Collage, Paper, Part
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z, PLACES_Z = 297.0, 7.0  # over the frogs in the pond and the light of a seat; on a towel
PLACE, EDGE = 0.36, 3.0  # how wide the mark of a free place is, of that; its edge
SWELL = 0.6  # how much larger a number is as one more frog arrives


class BankCrowds:
    """Shows one of a seat's *frogs* in the pond, and all at *home*, where *goal* of them win."""

    def __init__(
        self, stage: Stage, layout: FroggerLayout, frogs: Sequence[Token], home: Space, goal: int
    ) -> None:
        self._frogs, self._home, self._goal = frogs, home, goal
        self._flying: set[Frog] = set()
        self._shown: dict[tuple[Space, Seat], list[Frog]] = {}
        self._stage, self._renderer, self._layout = stage, stage.renderer, layout
        seats = [Seat(seat) for seat in range(len(frogs) // FROGS)]
        self._counts = {
            (bank, seat): Token(Collage(1, 1, ()), Pose(0, 0), z, "crowd-count")
            for (bank, z), seat in product(((EXCUSE, Z), (home, PLACES_Z)), seats)
        }
        stage.add(*self._counts.values())

    def leave(self, frog: Frog, where: Sequence[Space]) -> None:
        """A *frog* takes off from *where* it is."""
        self._flying.add(frog)
        self.show(where)

    def arrive(self, frog: Frog, where: Sequence[Space]) -> None:
        """A *frog* has come to *where* it is now; in the pond the number of frogs swells."""
        count = self._counts[EXCUSE, Seat(frog // FROGS)]
        if frog in self._flying and where[frog] == EXCUSE:
            self._stage.run(punch(count, SWELL))
        self._flying.discard(frog)
        self.show(where)

    def sitting(self, bank: Space, seat: Seat) -> list[Token]:
        """What shows who of a *seat* sits in a *bank*."""
        frogs = self._shown.get((bank, seat))
        return [self._counts[bank, seat], *(self._frogs[frog] for frog in frogs)] if frogs else []

    def show(self, where: Sequence[Space]) -> None:
        """Show all frogs, but in the pond only one for those of its seat."""
        sitting: dict[tuple[Space, Seat], list[Frog]] = {place: [] for place in self._counts}
        for frog, token in enumerate(self._frogs):
            token.visible = True
            place = where[frog], Seat(frog // FROGS)
            if place in sitting and frog not in self._flying:
                sitting[place].append(Frog(frog))
        for place, frogs in sitting.items():
            self._shown[place] = shown = frogs if place[0] == self._home else frogs[-1:]
            for frog in frogs:
                self._frogs[frog].visible = frog in shown
            self._counts[place].visible = bool(frogs) or place[0] == self._home
            self._write(*place, len(frogs))

    def _write(self, bank: Space, seat: Seat, count: int) -> None:
        """Show how many of a *seat* sit in a *bank*: a number in the pond, free places at home."""
        layout, token = self._layout, self._counts[bank, seat]
        if bank == self._home:
            room = layout.lane(layout.haven, seat)
            token.picture = free_places(room, layout.home_places(seat, self._goal), seat, count)
            token.pose = Pose(*room.centre)
            return
        token.picture = plate = times_plate(self._renderer, count, layout.crowd_plate)
        token.pose = layout.crowd_count(seat, plate.width)


def free_places(room: Box, places: Sequence[Box], seat: Seat, count: int) -> Collage:
    """A mark in each of a seat's *places* at home but the first *count*; the last one is gold."""
    empty = theme.GOLD if count >= len(places) - 1 else theme.PAPER_BRIGHT
    wide = PLACE * places[0].w
    mark = Paper(wide, wide, empty, wide / 2, palette_of(seat).body, EDGE, shadow=False)
    middles = [(place.centre[0] - room.x, place.centre[1] - room.y) for place in places[count:]]
    return Collage(room.w, room.h, tuple(Part(mark, *at) for at in middles))

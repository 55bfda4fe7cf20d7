"""The ways of the last turn and of this one, so that whoever looked away sees what was done."""

from __future__ import annotations

from collections.abc import Iterator, Sized
from dataclasses import dataclass, field
from math import dist

from rules.core import Seat
from rules.frogger import FROGS, Frog, Space
from scenes.games.frogger.components.path import FEET, FroggerPath
from scenes.games.frogger.layout import FroggerLayout
from sprites.motion.ease import hump
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

DOT_APART = 36.0  # from one dot to the next, on the ground
ARCH = 90.0  # how high a dotted leap rises, if that is below the numbers of the columns
DOT, FAINT, Z = 13.0, 0.85, 89.0  # behind the dots of what is chosen now


@dataclass(frozen=True, slots=True)
class Way:
    """A move from one space to another, and how many choices had been made with it."""

    seat: Seat
    start: Space
    end: Space
    made: int


@dataclass(slots=True)
class WayLog:
    """The ways of the last turn and of this one, less those of *choices* taken back."""

    choices: Sized
    last: list[Way] = field(default_factory=list)
    now: list[Way] = field(default_factory=list)

    def note(self, seat: Seat, start: Space, end: Space) -> None:
        """A frog of *seat* has moved."""
        self.now.append(Way(seat, start, end, len(self.choices)))

    def pass_turn(self) -> None:
        """Another turn begins."""
        self.last, self.now = self.now, []

    def standing(self) -> list[Way]:
        """All ways that were not taken back."""
        self.last = [way for way in self.last if way.made <= len(self.choices)]
        self.now = [way for way in self.now if way.made <= len(self.choices)]
        return [*self.last, *self.now]


class PastWays:
    """Faint dots on the ways in *log*."""

    def __init__(self, stage: Stage, layout: FroggerLayout, path: FroggerPath, log: WayLog) -> None:
        self._stage, self._layout, self._path, self._log = stage, layout, path, log
        self._dots: list[Token] = []
        self._show()

    def note(self, seat: Seat, start: Space, end: Space) -> None:
        """A frog of *seat* has moved."""
        self._log.note(seat, start, end)
        self._show()

    def pass_turn(self) -> None:
        """Another turn begins: only the ways of the last one are left."""
        self._log.pass_turn()
        self._show()

    def _show(self) -> None:
        self._stage.remove(*self._dots)
        self._dots = [dot for way in self._log.standing() for dot in self._dots_of(way)]
        self._stage.add(*self._dots)

    def _dots_of(self, way: Way) -> Iterator[Token]:
        frog = Frog(way.seat * FROGS)
        here, there = (self._path.stand(frog, space) for space in (way.start, way.end))
        colour = palette_of(way.seat).body
        dot = Paper(DOT, DOT, colour, DOT / 2, theme.PAPER_BRIGHT, edge_width=2.0, shadow=False)
        for at in way_poses(self._layout, here, there):
            yield Token(dot, at.with_alpha(FAINT), Z, "past-way")


def way_poses(layout: FroggerLayout, here: Pose, there: Pose) -> Iterator[Pose]:
    """Where the dots of a leap from *here* to *there* are."""
    up = FEET * layout.row
    arch = min(ARCH, min(here.y, there.y) - up - layout.numbers_bottom)
    dots = max(3, round(dist((here.x, here.y), (there.x, there.y)) / DOT_APART))
    for i in range(1, dots):
        at = here.mixed(there, i / dots)
        yield Pose(at.x, at.y - up - arch * hump(i / dots))

"""The ways of the last turn, or the last one of this turn, for whoever looked away."""

from __future__ import annotations

from collections.abc import Iterator, Sized
from dataclasses import dataclass, field
from math import atan2, degrees, dist

from rules.core import Seat
from rules.frogger import FROGS, Frog, Space
from scenes.games.frogger.components.path import FroggerPath
from scenes.games.frogger.layout import FroggerLayout
from sprites.motion.ease import hump
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Paper
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

DOT_APART = 36.0  # from one dot to the next, on the ground
ARCH = 90.0  # how high a dotted leap rises, if that is below the numbers of the columns
LONG, THICK = 26.0, 5.0  # a stroke of a way that was gone
FAINT, Z = 0.42, 89.0  # quieter than the dots of what is chosen now, and behind them


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
        """The last way of this turn, or all of the turn before: of those not taken back."""
        self.last = [way for way in self.last if way.made <= len(self.choices)]
        self.now = [way for way in self.now if way.made <= len(self.choices)]
        return self.now[-1:] or self.last


class PastWays:
    """Thin lines on the ways in *log*: dots are on those that can be gone."""

    def __init__(self, stage: Stage, layout: FroggerLayout, path: FroggerPath, log: WayLog) -> None:
        self._stage, self._layout, self._path, self._log = stage, layout, path, log
        self._lines: list[Token] = []
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
        self._stage.remove(*self._lines)
        self._lines = [stroke for way in self._log.standing() for stroke in self._line_of(way)]
        self._stage.add(*self._lines)

    def _line_of(self, way: Way) -> Iterator[Token]:
        frog = Frog(way.seat * FROGS)
        here, there = (self._path.stand(frog, space) for space in (way.start, way.end))
        colour = palette_of(way.seat).body
        stroke = Paper(LONG, THICK, colour, THICK / 2, shadow=False)
        poses = [here, *way_poses(self._layout, here, there), there]
        for before, at, after in zip(poses, poses[1:], poses[2:], strict=False):
            angle = degrees(atan2(after.y - before.y, after.x - before.x))
            yield Token(stroke, Pose(at.x, at.y, angle, alpha=FAINT), Z, "past-way")


def way_poses(layout: FroggerLayout, here: Pose, there: Pose) -> Iterator[Pose]:
    """Where the dots of a leap from *here* to *there* are."""
    arch = min(ARCH, min(here.y, there.y) - layout.numbers_bottom)
    dots = max(3, round(dist((here.x, here.y), (there.x, there.y)) / DOT_APART))
    for i in range(1, dots):
        at = here.mixed(there, i / dots)
        yield Pose(at.x, at.y - arch * hump(i / dots))

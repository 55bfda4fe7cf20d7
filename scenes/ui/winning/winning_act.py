"""What a winner does for joy, at the finish and on the podium, with all that it wears and has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin
from typing import TypeAlias

from scenes.core.script import Script, after, together
from sprites.motion.ease import out_back
from sprites.motion.gestures import gesture
from sprites.motion.motions import arc, glide
from sprites.pictures.anchors import CHEERING_PAW, FROG_FEET
from sprites.pictures.builds import reach, worn_on, worn_size
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Shape: TypeAlias = Callable[[float], PoseOffset]
FRONT, BEHIND = 1.2, -0.05  # the z of what is before and behind a winner, from its own
# The raised paw of most poses, from the feet, in widths of the frog.
RAISED_PAW = CHEERING_PAW[0] - FROG_FEET[0], CHEERING_PAW[1] - FROG_FEET[1]
HEAD, SAMPLES = 0.86, 40  # how high headwear is over the feet, of the same; of a shape
CHEERS = "frog-cheer"
OPEN_AFTER, OPEN, OPEN_SECONDS = 0.45, 0.08, 0.16  # seconds; from one to the next
CROWNING_SECONDS, CROWNING_HIGH = 0.5, 0.12  # in which headgear comes; how high, in widths


@dataclass(frozen=True, slots=True)
class Accessory:
    """A drawing at a winner: its middle counted from the frog's feet, and its *width*.

    All in widths of the frog, as if that were built as it is drawn; *angle* in degrees clockwise.
    """

    drawing: str
    x: float
    y: float
    width: float
    angle: float = 0.0
    worn: bool = False
    """Whether it lies on the head: then it is counted from where the base of a crown does."""
    held: bool = False
    """Whether a paw holds it, which is before it then."""

    def token(self, frog: Art, feet: Pose, z: float, name: str) -> Token:
        """It at a *frog* at height *z* with its *feet* there."""
        wide, (x, y) = frog.width, _on_frog(frog, self.x, self.y)
        share, _ = reach(frog.palette)
        if self.worn:
            share, base = worn_size(CHEERS, frog.palette), worn_on(CHEERS, frog.palette)
            x = base[0] - FROG_FEET[0] + share * self.x
            y = base[1] - FROG_FEET[1] + share * self.y
        at = Pose(feet.x + x * wide, feet.y + y * wide, self.angle)
        z += BEHIND if self.held else FRONT
        return Token(Art(self.drawing, share * self.width * wide), at, z, name)


@dataclass(frozen=True, slots=True)
class Winner:
    """Who acts on *stage*: a *frog* so *wide*, with its *accessories* in order, and all *worn*."""

    stage: Stage
    frog: Token
    wide: float
    accessories: Sequence[Token]
    worn: Sequence[Token] = ()

    def at(self, x: float, y: float) -> Pose:
        """A place counted from its feet, in widths of the frog."""
        x, y = _on_frog(self._art, x, y)
        return Pose(self.frog.pose.x + x * self.wide, self.frog.pose.y + y * self.wide)

    def look(self, name: str) -> None:
        """Show the frog in another of its drawn poses."""
        self.frog.picture = replace(self._art, name=name)

    @property
    def _art(self) -> Art:
        assert isinstance(self.frog.picture, Art)
        return self.frog.picture

    def show(self, drawing: str, width: float, x: float, y: float) -> Token:
        """Add something for a moment, before the frog."""
        feet, z = self.frog.pose, self.frog.z
        token = Accessory(drawing, x, y, width).token(self._art, feet, z, "act")
        token.lit = self.frog.lit
        self.stage.add(token)
        return token


@dataclass(frozen=True, slots=True)
class WinningAct:
    """The *pose* of a winner, a drawing, its *accessories*, and the *shape* of its move, in widths.

    *more* happens meanwhile, but not with reduced motion. *headgear* is for who gets no laurel.
    """

    pose: str
    seconds: float
    shape: Shape
    accessories: tuple[Accessory, ...] = ()
    more: Callable[[Winner], Script] | None = None
    headgear: Accessory | None = None
    before: str = ""
    """How it looks until the act, if not as in the end."""
    beat: str = ""
    """How it looks for a moment once more after the act, if otherwise."""


def perform(act: WinningAct, winner: Winner, *, turns: bool = False) -> Script:
    """The whole *act*; it leans only if it *turns*: to rotate what is large takes long."""
    feet, shape = winner.frog.pose, _sized(act.shape, winner.wide, turns=turns)
    tokens = (winner.frog, *winner.worn, *winner.accessories)
    moves = [gesture(token, act.seconds, _carried(shape, token.pose, feet)) for token in tokens]
    more = [act.more(winner)] if act.more and not winner.frog.reduced_motion else []
    yield from together(*moves, *more)


def put_on(winner: Winner, headgear: Accessory, x: float, y: float) -> Script:
    """Its *headgear* comes in an arc from there on its head, if it wears that."""
    coming = list[Script]()
    for token in winner.worn:
        if isinstance(token.picture, Art) and token.picture.name == headgear.drawing:
            rest, token.pose = token.pose, winner.at(x, y)
            high = CROWNING_HIGH * winner.wide
            coming.append(arc(token, rest, CROWNING_SECONDS, high, tilted=False))
    yield from together(*coming)


def open_in(pose: str) -> Callable[[Winner], Script]:
    """Take that *pose*, and have accessories open one after the other."""

    def opened(winner: Winner) -> Script:
        winner.look(pose)
        rests = [accessory.pose for accessory in winner.accessories]
        for accessory in winner.accessories:
            accessory.pose = accessory.pose.scaled(0.0)
        opens = (
            after(OPEN_AFTER + i * OPEN, glide(accessory, rest, OPEN_SECONDS, out_back))
            for i, (accessory, rest) in enumerate(zip(winner.accessories, rests, strict=True))
        )
        yield from together(*opens)

    return opened


def lowered(shape: Shape, room: float) -> Shape:
    """The same, but the head rises by no more than *room*, in widths."""
    samples = (shape(step / SAMPLES) for step in range(SAMPLES + 1))
    highest = max(HEAD * (one.sy - 1) - one.dy for one in samples)
    share = min(1.0, room / highest) if highest > 0 else 1.0

    def low(t: float) -> PoseOffset:
        of = shape(t)
        up, longer = min(0.0, of.dy), max(0.0, of.sy - 1)
        return replace(of, dy=of.dy - (1 - share) * up, sy=of.sy - (1 - share) * longer)

    return low


def _on_frog(frog: Art, x: float, y: float) -> Point:
    """Where a point of a drawn *frog* is on it as that is built, from its feet in widths."""
    wide, high = reach(frog.palette)
    return wide * x, high * y


def _sized(shape: Shape, wide: float, *, turns: bool) -> Shape:
    """The same in design units, and upright unless it *turns*."""

    def sized(t: float) -> PoseOffset:
        of = shape(t)
        return replace(of, dx=wide * of.dx, dy=wide * of.dy, angle=of.angle if turns else 0.0)

    return sized


def _carried(shape: Shape, pose: Pose, feet: Pose) -> Shape:
    """The *shape* of a frog for what lies at *pose* on it, moved as the frog does at its *feet*."""
    x, y = pose.x - feet.x, pose.y - feet.y

    def moved(t: float) -> PoseOffset:
        of_frog = shape(t)
        wide, high, turn = of_frog.sx * x, of_frog.sy * y, radians(of_frog.angle)
        dx = wide * cos(turn) - high * sin(turn) - x
        dy = wide * sin(turn) + high * cos(turn) - y
        return PoseOffset(of_frog.dx + dx, of_frog.dy + dy, of_frog.angle, of_frog.sx, of_frog.sy)

    return moved

"""In which order frogs offer: a medal with a number beside each name."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.quabble import seat_order
from scenes.core.script import Script, together
from sprites.motion.gestures import punch
from sprites.motion.motions import arc
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 319.0  # over names and paws
SIDE, RIM = 46.0, 4.0  # of a medal
OUT = 20.0  # how far its middle is beside a name tag
NOW, LATER = 1.2, 0.85  # how large it is of who offers now, and of who has offered
OFFERED = 0.7  # opacity of that
TURN, GREET, HIGH = 0.7, 0.5, 40.0  # seconds; how high medals leap over each other


class OfferOrder:
    """Medals from the first to the last who offers, at the left ends of these *tags*.

    They move on by one frog each round, and lie the other way round once the direction turns.
    """

    def __init__(self, stage: Stage, tags: Sequence[Box], active: Seat, *, clockwise: bool) -> None:
        self._places = [Pose(tag.x - OUT, tag.centre[1]) for tag in tags]
        self.medals = [Token(_medal(i), Pose(0, 0), Z + i / 10, "order") for i in range(len(tags))]
        self._offered = 0  # how many frogs have offered in this round
        stage.add(*self.medals)
        self.show(active, clockwise=clockwise)

    def show(self, active: Seat, *, clockwise: bool) -> None:
        """Show that all offer in that order, and none has yet."""
        for medal, pose in zip(self.medals, self._order(active, clockwise), strict=True):
            medal.claim()
            medal.pose = pose

    def greet(self, active: Seat, *, clockwise: bool) -> Script:
        """The medals move on for a new round; all look at the first one."""
        yield from self.turn(active, clockwise=clockwise, seconds=GREET)
        yield from punch(self.medals[0], 0.4)

    def turn(self, active: Seat, *, clockwise: bool, seconds: float = TURN) -> Script:
        """The medals leap into another order."""
        poses = self._order(active, clockwise)
        moves = zip(self.medals, poses, strict=True)
        yield from together(*(arc(medal, pose, seconds, HIGH) for medal, pose in moves))

    def offer(self) -> None:
        """Show that whoever had to offer has done so, and who is next."""
        done = self.medals[self._offered]
        done.pose = Pose(done.pose.x, done.pose.y, sx=LATER, sy=LATER, alpha=OFFERED)
        self._offered += 1
        for medal in self.medals[self._offered :][:1]:
            medal.pose = Pose(medal.pose.x, medal.pose.y, sx=NOW, sy=NOW)

    def hide(self) -> None:
        """Nobody offers any more."""
        for medal in self.medals:
            medal.visible = False

    def _order(self, active: Seat, clockwise: bool) -> list[Pose]:
        """Where the medals belong, the first one large."""
        self._offered = 0
        first, *others = (
            self._places[seat] for seat in seat_order(active, len(self.medals), clockwise)
        )
        return [Pose(first.x, first.y, sx=NOW, sy=NOW), *others]


def _medal(place: int) -> Picture:
    """A round sheet with the number of a *place*, of gold for the first one."""
    first = place == 0
    ground, ink = (theme.GOLD, theme.INK) if first else (theme.QUABBLE_VIOLET, theme.PAPER)
    rim = theme.INK if first else theme.GOLD
    sheet = Paper(SIDE, SIDE, ground, SIDE / 2, rim, edge_width=RIM)
    room = SIDE - 2 * RIM
    number = Text(str(place + 1), theme.BODY, ink, room, room)
    return Collage(SIDE, SIDE, (Part(sheet, SIDE / 2, SIDE / 2), Part(number, SIDE / 2, SIDE / 2)))

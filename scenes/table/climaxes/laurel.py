"""The laurel, which the frog of the only seat in front wears; it goes from head to head."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from rules.core import Seat
from scenes.table.climaxes.spotlight import token_box
from scenes.table.seats.seat_frog import BODY_Z, Reaction, SeatFrog
from sounds.bank import Sound, SoundBank
from sprites.motion.gestures import punch
from sprites.motion.motions import arc, fade
from sprites.motion.timestep import Motion
from sprites.pictures.anchors import LAUREL_BASE, LAUREL_WIDTH
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

WORN_Z, FLYING_Z = 299.5, 535.0  # under the words of the top bar
BACK_Z = BODY_Z - 0.5
FRONT, BACK = "laurel#front", "laurel#back"
SECONDS, HIGH = 0.5, 140.0


class Laurel:
    """Its token on *stage*; the *frogs* are those of all seats, as they are at the moment."""

    def __init__(
        self, stage: Stage, bank: SoundBank, frogs: Callable[[], Sequence[SeatFrog]]
    ) -> None:
        self._stage, self._bank, self._frogs = stage, bank, frogs
        self.wearer: Seat | None = None
        self.flies = False
        """Whether it is on its way."""
        self.token = Token(Art(FRONT, 1.0), Pose(0, 0), WORN_Z, "laurel", LAUREL_BASE)
        """Its front, which cannot be seen while nobody wears it."""
        self.back = Token(Art(BACK, 1.0), Pose(0, 0), BACK_Z, "laurel", LAUREL_BASE)
        """Its back, which is behind the eyes of a head and follows the front."""
        self._worn: tuple[object, ...] = ()  # on what head in what pose it was put

    def reset(self) -> None:
        """Come back to a stage that was cleared."""
        self._stage.add(self.token, self.back)
        self.token.visible = self.back.visible = self.flies = False

    def put_on(self, leaders: Collection[Seat]) -> None:
        """Lie where it has to, at once, on a table that was just built."""
        wide = LAUREL_WIDTH * min(frog.place.width for frog in self._frogs())
        self.token.picture, self.token.z = Art(FRONT, wide), WORN_Z
        self.back.picture = Art(BACK, wide)
        self.wearer = _wearer(leaders)
        self.token.visible = self.wearer is not None
        self.step()

    def pass_on(self, leaders: Collection[Seat]) -> None:
        """Go to whom it belongs to now, while the match goes on."""
        before, self.wearer = self.wearer, _wearer(leaders)
        if self.wearer is not None and self.wearer != before:
            if before is None:
                self.token.pose = self._frogs()[self.wearer].worn.with_alpha(0.0)
            self.flies = True
            self._stage.run(self._fly(before, self.wearer))
        self.token.visible = self.wearer is not None
        self.flies &= self.token.visible

    @property
    def place(self) -> Box | None:
        """Where it lies on the head of who wears it, also while it is on its way."""
        if self.wearer is None:
            return None
        box, pose = token_box(self._stage.renderer, self.token), self.token.pose
        worn = self._frogs()[self.wearer].worn
        return box.moved(worn.x - pose.x, worn.y - pose.y)

    def _fly(self, before: Seat | None, after: Seat) -> Motion:
        """From head to head; the one who has lost it gasps. The first one appears on its head."""
        frogs, token = self._frogs(), self.token
        token.z = FLYING_Z
        self._bank.play(Sound.CARD_TAKEN)
        if before is None:
            yield from fade(token, 1.0, SECONDS)
        else:
            frogs[before].react(Reaction.SHOCK)
            yield from arc(token, frogs[after].worn, SECONDS, HIGH)
        if self.wearer != after:
            return  # it flies on to somebody else
        self.flies, token.z = False, WORN_Z
        frogs[after].react(Reaction.SMIRK)
        yield from punch(token, 0.3, 0.2)

    def step(self) -> None:
        """Follow the head that wears it."""
        if self.wearer is not None and not self.flies:
            frog = self._frogs()[self.wearer]
            worn = frog, frog.head, frog.body.pose, frog.body.offset, self.token.pose
            if worn != self._worn:
                self.token.move_to(frog.worn)
                self.token.offset = frog.body.offset
                self._worn = *worn[:-1], self.token.pose
        self.back.visible = self.token.visible
        self.back.z = FLYING_Z - 0.5 if self.flies else BACK_Z
        if (self.back.pose, self.back.offset) != (self.token.pose, self.token.offset):
            self.back.move_to(self.token.pose)
            self.back.offset = self.token.offset


def _wearer(leaders: Collection[Seat]) -> Seat | None:
    """The only one of the *leaders*: in a tie nobody wears it."""
    return next(iter(leaders)) if len(leaders) == 1 else None

"""The King on his throne in the middle of the line, and what nobody claimed on the carpet."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import pi, sin, tau

from rules.quabble import CardKind
from scenes.core.script import Script, together
from scenes.games.quabble.components.treasury import TreasuryCards, TreasuryDisplay
from sprites.motion.ease import out_back
from sprites.motion.gestures import gesture
from sprites.motion.motions import glide, spring
from sprites.motion.timestep import Motion, steps_in
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 100.0
LOOK_SECONDS, REACTION_SECONDS = 1.4, 1.6
BLINK_SECONDS, BLINK_PAUSE = 0.14, 4.7
LEAN, LEAN_DEGREES = 0.04, 5.0  # of his width: how far he leans to whom he looks at
GESTURE_SECONDS = 0.9
MOVE_SECONDS = 0.3  # to another place
BANG, BANG_SECONDS, BANGS = 0.12, 0.6, 2  # of his width; seconds; how often
HOP, SHAKE = 0.09, 0.05  # of his width: as high as he may hop without leaving his seat
RISES, FALLS = 0.7, 0.12  # of a bang
CARPET_WIDER = 1.4  # at most, than it is drawn
CARPET_EDGE = (0.11, 0.09)  # of its width and height


class Face(Enum):
    """How the King looks; the value is his drawing."""

    CALM = "king"
    BLINKING = "king-blink"
    LEFT = "king-left"
    RIGHT = "king-right"
    PLEASED = "king-pleased"
    SHOCKED = "king-shocked"
    ANGRY = "king-angry"
    COVERING = "king-covers"


class King:
    """The King, who looks at what everybody sees, and his Treasury. ``step`` has to be called."""

    def __init__(self, stage: Stage, place: Box, hoard: Box) -> None:
        self._stage, self._place = stage, place
        self._left = 0  # steps of his present face
        self._until_blink = steps_in(BLINK_PAUSE)
        middle = Pose(*place.centre)
        self.token = Token(self._art(Face.CALM), middle, Z + 5, "king")
        throne = Token(Art("throne", place.w), middle, Z + 4, "throne")
        seat = Token(Art("throne-seat", place.w), middle, Z + 6, "throne")
        self._seated = (throne, self.token, seat)
        wide = hoard.h / height_ratio("carpet")
        carpet = Box.around(*hoard.centre, min(hoard.w, CARPET_WIDER * wide), hoard.h)
        rug = Token(Art("carpet", wide), Pose(*carpet.centre, sx=carpet.w / wide), Z, "carpet")
        stage.add(*self._seated, rug)
        inside = carpet.inset(CARPET_EDGE[0] * carpet.w, CARPET_EDGE[1] * carpet.h)
        self.treasury = TreasuryDisplay(stage, inside, Z + 1)
        stage.renderer.prefetch(*map(self._art, Face))

    def move_to(self, place: Box) -> Script:
        """Leap to another *place*, in the light, and sit there from now on."""
        larger, self._place = place.w / self._place.w, place
        arts = Art("throne", place.w), self._art(Face.CALM), Art("throne-seat", place.w)
        for token, art in zip(self._seated, arts, strict=True):
            token.claim()
            token.picture, token.pose, token.lit = art, token.pose.scaled(1 / larger), True
        goal = Pose(*place.centre)
        yield from together(*(glide(token, goal, MOVE_SECONDS, out_back) for token in self._seated))

    def expect(self, wide: float) -> None:
        """Have him rendered ahead as he is once he is so *wide*."""
        names = "throne", "throne-seat", *(face.value for face in Face)
        self._stage.renderer.prefetch(*(Art(name, wide) for name in names))

    def leave_light(self) -> None:
        """Be as dark as the hall."""
        for token in self._seated:
            token.lit = False

    def look_at(self, x: float, *, far: float = 1.0) -> None:
        """Lean for a while towards what happens there, so many times as *far* as usual."""
        self._turn(x, far, LOOK_SECONDS)

    def watch(self, x: float) -> None:
        """Look there until something happens."""
        self._turn(x, 1.0, 0)

    def _turn(self, x: float, far: float, seconds: float) -> None:
        away = x - self._place.centre[0]
        side = (away > 0) - (away < 0)
        self._show((Face.LEFT, Face.CALM, Face.RIGHT)[side + 1], seconds)
        self._lean(far * side)

    def react(self, face: Face) -> None:
        """Look like that for a while, with a gesture."""
        self._show(face, REACTION_SECONDS)
        self._lean(0)
        self._stage.run(self._gesture(face))

    def bang(self) -> Script:
        """He rises and bangs on the table before him."""
        self._show(Face.ANGRY, REACTION_SECONDS)
        self._lean(0)
        high = BANG * self._place.w
        yield from gesture(self.token, BANG_SECONDS, lambda t: PoseOffset(dy=-high * _banging(t)))

    def rejoice(self) -> None:
        """Be glad from now on."""
        self.react(Face.PLEASED)
        self._left = 0

    def step(self) -> None:
        """Go on by one fixed step: look calm again in time, and blink now and then."""
        if self._left:
            self._left -= 1
            if not self._left:
                self._show(Face.CALM, 0)
                self._lean(0)
        self._until_blink -= 1
        if self._until_blink <= 0:
            self._until_blink = steps_in(BLINK_PAUSE)
            calm = self.token.picture == self._art(Face.CALM)
            if calm and not self._stage.renderer.reduced_motion:
                self._show(Face.BLINKING, BLINK_SECONDS)

    def _show(self, face: Face, seconds: float) -> None:
        self.token.picture, self._left = self._art(face), steps_in(seconds) if seconds else 0

    def _lean(self, side: float) -> None:
        (x, y), turn = self._place.centre, side * LEAN_DEGREES
        pose = Pose(x + side * LEAN * self._place.w, y, turn)
        if self.token.pose != pose:
            self._stage.run(spring(self.token, pose, hz=3, damping=0.8))

    def _gesture(self, face: Face) -> Motion:
        """He shakes with rage, and hops for joy or once for shock."""
        high, aside = HOP * self._place.w, SHAKE * self._place.w * (face is Face.ANGRY)
        hops = 1 if face in (Face.SHOCKED, Face.COVERING) else 3

        def shape(t: float) -> PoseOffset:
            up = high * (1 - t) * abs(sin(hops * pi * t))
            return PoseOffset(dx=aside * (1 - t) * sin(6 * tau * t), dy=-up)

        return gesture(self.token, GESTURE_SECONDS, shape)

    def show(self, kinds: Sequence[CardKind]) -> None:
        """Have exactly these kinds lie in the King's Treasury."""
        self.treasury.show(TreasuryCards(kinds))

    def _art(self, face: Face) -> Art:
        return Art(face.value, self._place.w)


def _banging(t: float) -> float:
    """How high he is: up slowly, down at once."""
    part = t * BANGS % 1.0
    return part / RISES if part < RISES else max(0.0, 1 - (part - RISES) / FALLS)

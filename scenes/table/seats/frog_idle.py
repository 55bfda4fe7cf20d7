"""What the frog of a seat does by itself: breathe, look at a neighbour, scratch, yawn, gulp."""

from __future__ import annotations

from typing import Protocol

from scenes.table.seats.frog_gestures import (
    GULP_SECONDS,
    STRETCH_SECONDS,
    dart,
    drip,
    gulp,
    scratch,
    stretch,
    tap,
)
from scenes.table.seats.frog_rhythm import BEAT, FrogRhythm, Idle, beats_in
from sprites.motion.gestures import squashed
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art
from sprites.pictures.pose import NO_OFFSET, Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LOOK_SECONDS, PONDER_SECONDS, SCRATCHED_SECONDS = 1.8, 2.2, 1.0
NEIGHBOUR, EYES_UP = 600.0, 0.6  # how far aside a neighbour is looked for; eyes, in widths
BREATH = 0.016  # of its height that it is higher with a deep breath
TONGUE, TONGUE_UP = 0.42, 16.0  # widths long; degrees
TONGUE_Z, DROP_Z = 0.7, 0.8  # over the body
DROP, DROP_ASIDE, DROP_DOWN = 0.15, 0.42, 0.3  # of sweat, in widths: wide, off the head, falls
THINKS, YAWNS, GULPS = "frog-think", "frog-gaze", "frog-shock"
NERVOUS = (Idle.YAWN, Idle.TONGUE, Idle.SCRATCH)  # instead of which it gulps if it is worried
OFFHAND = (Idle.YAWN, Idle.TONGUE, Idle.LOOK_OVER)  # instead of which it thinks if it chooses


class IdleFrog(Protocol):
    """What a frog can do."""

    body: Token

    @property
    def head(self) -> Point:
        """The top of its head."""

    @property
    def mouth(self) -> Point:
        """Where its tongue comes from."""

    def show_face(self, drawing: str) -> None:
        """Be drawn in another way."""

    def sit_up(self) -> None:
        """Sit as before."""

    def lean_to(self, x: float, seconds: float) -> None:
        """Lean towards *x* for some *seconds*."""


class FrogIdle:
    """The idle life of the *frog* of a *seat*, so *wide* and *mirrored* or not."""

    def __init__(
        self, stage: Stage, frog: IdleFrog, seat: int, wide: float, *, mirrored: bool
    ) -> None:
        self._stage, self._frog, self._wide, self._mirrored = stage, frog, wide, mirrored
        self._rhythm = FrogRhythm(seat)
        self._looks_left = bool(seat % 2)
        self._steps = seat  # so that not all frogs have their beat in the same step
        self._sweats = False
        self._left = 0  # beats for which it rests its head, or glances
        self._breath, self._deep = NO_OFFSET, 0.0
        self.glance: Point | None = None
        """Where it looks by itself."""
        self._tongue = self._hidden(Art("tongue", TONGUE * wide), TONGUE_Z, (0.0, 0.5))
        self._drop = self._hidden(Art("drop", DROP * wide), DROP_Z, (0.5, 0.0))

    def _hidden(self, picture: Art, over: float, anchor: Point) -> Token:
        """Something that is seen for a moment now and then."""
        body = self._frog.body
        token = Token(picture, body.pose, body.z + over, body.name, anchor)
        token.visible = False
        self._stage.add(token)
        return token

    @property
    def closed(self) -> bool:
        """Whether it closes its eyes."""
        return self._rhythm.closed

    def step(self, *, busy: bool, chooses: bool = False, worried: bool = False) -> None:
        """Go on by a fixed step; who is *busy* only breathes and blinks."""
        self._steps += 1
        if self._steps % BEAT:
            return
        sweats, self._sweats = self._sweats, worried and chooses
        if self._sweats and not sweats:
            self._rhythm.hasten()
        idle = self._rhythm.step(hurried=self._sweats)
        if self._rhythm.breath != self._deep:
            self._breathe(self._rhythm.breath)
        if self._left:
            self._left -= 1
            if not self._left:
                self.stop()
        if idle and not busy:
            self.stop()
            if worried and (chooses or idle in NERVOUS):
                self._gulp()
            else:
                self._begin(Idle.PONDER if chooses and idle in OFFHAND else idle)

    def stop(self) -> None:
        """Look and sit again as something else says."""
        self._left, self.glance = 0, None
        self._frog.sit_up()

    def rest(self) -> None:
        """Do nothing at all."""
        if self._left:
            self.stop()
        if self._deep:
            self._breathe(0.0)

    def _breathe(self, deep: float) -> None:
        """Be higher with a deep breath, unless a gesture moves it now."""
        body = self._frog.body
        if body.offset is self._breath or body.offset is NO_OFFSET:
            self._deep = deep
            self._breath = squashed(-BREATH * deep) if deep else NO_OFFSET
            body.offset = self._breath

    def _begin(self, idle: Idle) -> None:
        """Do something small, for as long as it takes."""
        body = self._frog.body
        match idle:
            case Idle.TAP:
                self._stage.run(tap(body))
            case Idle.YAWN:
                self._show_face(YAWNS, STRETCH_SECONDS)
                self._stage.run(stretch(body))
            case Idle.PONDER:
                self._show_face(THINKS, PONDER_SECONDS)
            case Idle.SCRATCH:
                self._show_face(THINKS, SCRATCHED_SECONDS)
                self._stage.run(scratch(body))
            case Idle.TONGUE:
                self._show_tongue()
            case Idle.LOOK_OVER:
                self._look_over()

    def _show_face(self, drawing: str, seconds: float) -> None:
        self._left = beats_in(seconds)
        self._frog.show_face(drawing)

    def _gulp(self) -> None:
        """Start, duck, and let a drop of sweat fall beside the head."""
        (x, y), wide = self._frog.head, self._wide
        aside = -DROP_ASIDE if self._mirrored else DROP_ASIDE
        self._show_face(GULPS, GULP_SECONDS)
        self._stage.run(gulp(self._frog.body))
        self._stage.run(drip(self._drop, Pose(x + aside * wide, y), DROP_DOWN * wide))

    def _look_over(self) -> None:
        """Look at a neighbour, and lean over there."""
        pose, aside = self._frog.body.pose, -NEIGHBOUR if self._looks_left else NEIGHBOUR
        self._looks_left = not self._looks_left
        self._left = beats_in(LOOK_SECONDS)
        self.glance = pose.x + aside, pose.y - EYES_UP * self._wide
        self._frog.lean_to(pose.x + aside, LOOK_SECONDS)

    def _show_tongue(self) -> None:
        turn = TONGUE_UP - 180.0 if self._mirrored else -TONGUE_UP
        self._stage.run(dart(self._tongue, Pose(*self._frog.mouth, turn)))

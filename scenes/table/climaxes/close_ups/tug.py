"""Arms of two frogs that pull at one thing between them, until one of them has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sin, tau

from scenes.core.script import Script, advance, together, wait
from scenes.table.climaxes.close_ups.acts import (
    LEAP_SECONDS,
    PULL_TILT,
    RECOIL_SECONDS,
    TUG_SECONDS,
)
from scenes.table.climaxes.headline import HEADLINE_Z
from sprites.motion.gestures import gesture
from sprites.motion.timestep import STEP, steps_in
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.stage import Stage
from sprites.stage.token import Token

ARM_Z, PAW_Z = HEADLINE_Z - 1.6, HEADLINE_Z - 0.6  # over frogs, below and over the thing
# Widths of a frog, as all lengths from here on.
PAW, ARM = 0.24, 0.23  # how wide both are
SHOULDER, HIGHS = 0.22, (0.46, 0.3)  # of its arms: beside its middle, and over its feet
GRIP, HUG = 0.19, 0.16  # from the middle of the thing to paws that pull at it, and beyond it
REACHED = 0.06  # how far an arm reaches into its paw
LEAST = 0.08  # a shorter arm is hidden
TO_AND_FRO, TIMES = 0.12, 1.5  # how far all are pulled to and fro, and how often


@dataclass(frozen=True, slots=True)
class Limb:
    """An arm and its paw, so many widths of a frog over the feet of that."""

    arm: Token
    paw: Token
    high: float

    def reach(self, feet: Pose, x: float, wide: float) -> None:
        """Have the paw lie at *x*, and the arm lead there from a frog with its *feet* there."""
        side = 1 if x > feet.x else -1
        start, y = feet.x + side * SHOULDER * wide, feet.y - self.high * wide
        far = side * (x - start) - REACHED * wide
        tall = ARM * wide * height_ratio("arm")
        _put(self.paw, Pose(x, y, -90.0 * side))
        if far > LEAST * wide:
            _put(self.arm, Pose(start, y, -90.0 * side, sy=far / tall))
        else:
            self.arm.visible = False

    def hide(self) -> None:
        """Let go."""
        self.arm.visible = self.paw.visible = False


class Tug:
    """What a *thief* on the left and who is *robbed* on the right do with a *thing*."""

    def __init__(
        self, stage: Stage, thief: Token, robbed: Token, thing: Token, wide: float
    ) -> None:
        self._stage, self._thief, self._robbed = stage, thief, robbed
        self._thing, self._wide = thing, wide
        self._pulling, self._losing = _limbs(thief, wide), _limbs(robbed, wide)

    @property
    def tokens(self) -> list[Token]:
        """All arms and paws; none is seen before both pull."""
        return [token for limb in (*self._pulling, *self._losing) for token in (limb.arm, limb.paw)]

    def pull(self, seconds: float) -> Script:
        """Pull from both sides for so long; at last the thief has the thing in its arms."""
        yield from wait(LEAP_SECONDS + STEP)  # they have landed
        self._thief.pose = self._thief.pose.turned(PULL_TILT)  # at once: each angle is rotated anew
        self._robbed.pose = self._robbed.pose.turned(-PULL_TILT)
        far, waves = TO_AND_FRO * self._wide, TIMES * tau * seconds / TUG_SECONDS

        def to_and_fro(t: float) -> PoseOffset:
            return PoseOffset(dx=far * sin(t * waves))

        pulled = self._thief, self._robbed, self._thing
        script = together(*(gesture(token, seconds, to_and_fro) for token in pulled))
        while advance(script):
            self._hold(self._pulling, self._thief, -GRIP)
            self._hold(self._losing, self._robbed, GRIP)
            yield
        for limb in self._losing:
            limb.hide()
        steps = steps_in(RECOIL_SECONDS)
        for step in range(1, steps + 1):  # the paws go on round the thing
            self._hold(self._pulling, self._thief, -GRIP + (GRIP + HUG) * step / steps)
            yield
        self._stage.run(self._hold_on())

    def _hold_on(self) -> Script:
        """The thief keeps the thing in its arms for as long as these are there."""
        while self._pulling[0].paw.stage is not None:
            self._hold(self._pulling, self._thief, HUG)
            yield

    def _hold(self, limbs: Sequence[Limb], frog: Token, grip: float) -> None:
        """Have the paws of a *frog* lie on the thing, a *grip* to the right of its middle."""
        for limb in limbs:
            limb.reach(frog.shown(), self._thing.shown().x + grip * self._wide, self._wide)


def _put(token: Token, pose: Pose) -> None:
    """Show a *token* in a *pose*, and what was seen before move there."""
    if token.visible:
        token.move_to(pose)
    else:
        token.pose, token.visible = pose, True


def _limbs(frog: Token, wide: float) -> Sequence[Limb]:
    """Both arms of a *frog*, one over the other."""
    art = frog.picture
    assert isinstance(art, Art)

    def token(name: str, width: float, z: float, anchor: Point) -> Token:
        picture = Art(name, width * wide, art.palette)
        made = Token(picture, Pose(0, 0), z, "arm", anchor, steady=True)
        made.lit, made.visible = True, False
        return made

    return [
        Limb(token("arm", ARM, ARM_Z, (0.5, 0.0)), token("paw", PAW, PAW_Z, (0.5, 0.5)), high)
        for high in HIGHS
    ]

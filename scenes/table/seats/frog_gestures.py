"""Gestures of the frogs at the seats; with reduced motion they are left out."""

from __future__ import annotations

from math import pi, sin

from sprites.motion.ease import in_quad
from sprites.motion.gestures import gesture, squashed
from sprites.motion.motions import glide
from sprites.motion.timestep import Motion
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.token import Token

LEANING_SHARE, LEAN_UP = 0.15, 8.0  # of the time, until it leans; how much higher it is then
TAP_SECONDS, STRETCH_SECONDS = 0.7, 1.4
GULP_SECONDS, GROW_SECONDS, DRIP_SECONDS = 0.9, 0.25, 0.9
SCRATCH_SECONDS, SCRATCH_ASIDE = 0.8, 2.5  # design units
DART_SECONDS, BACK_SECONDS, THIN = 0.09, 0.13, 0.1  # of a tongue; its length while it is in


def jump(token: Token) -> Motion:
    """Two small jumps on the spot."""
    yield from gesture(token, 0.7, lambda t: PoseOffset(dy=-26.0 * abs(sin(2 * pi * t)) * (1 - t)))


def lean(token: Token, degrees: float, seconds: float) -> Motion:
    """Lean to one side, and come back."""

    def shape(t: float) -> PoseOffset:
        share = min(1.0, t / LEANING_SHARE, (1.0 - t) / LEANING_SHARE)
        return PoseOffset(dy=-LEAN_UP * share, angle=degrees * share)

    yield from gesture(token, seconds, shape)


def stretch(token: Token) -> Motion:
    """Rise slowly, and sink back."""
    yield from gesture(token, STRETCH_SECONDS, lambda t: squashed(-0.06 * sin(pi * t)))


def gulp(token: Token) -> Motion:
    """Duck twice."""
    yield from gesture(token, GULP_SECONDS, lambda t: squashed(0.06 * abs(sin(2 * pi * t))))


def drip(drop: Token, top: Pose, far: float) -> Motion:
    """Let a *drop* of sweat appear at *top*, and fall so *far*."""
    drop.pose, drop.visible = top.scaled(THIN), True
    yield from glide(drop, top, GROW_SECONDS)
    yield from glide(drop, top.at(top.x, top.y + far).with_alpha(0.0), DRIP_SECONDS, in_quad)
    drop.visible = False


def start(token: Token) -> Motion:
    """One sudden jump."""
    yield from gesture(token, 0.35, lambda t: PoseOffset(dy=-18.0 * sin(pi * t)))


def slump(token: Token) -> Motion:
    """Sink down a little and come up again."""
    yield from gesture(token, 1.2, lambda t: squashed(0.09 * sin(pi * t)))


def tap(token: Token) -> Motion:
    """Three taps of a foot."""
    yield from gesture(token, TAP_SECONDS, lambda t: squashed(0.025 * abs(sin(3 * pi * t))))


def scratch(token: Token) -> Motion:
    """Rub the head on a hand."""
    yield from gesture(
        token, SCRATCH_SECONDS, lambda t: PoseOffset(dx=SCRATCH_ASIDE * sin(10 * pi * t))
    )


def dart(tongue: Token, mouth: Pose) -> Motion:
    """Let a *tongue* dart out of a *mouth*, and back."""
    short = Pose(mouth.x, mouth.y, mouth.angle, THIN)
    tongue.pose, tongue.visible = short, True
    yield from glide(tongue, mouth, DART_SECONDS)
    yield from glide(tongue, short, BACK_SECONDS)
    tongue.visible = False

"""How winners move from their places at the table to the middle of the screen."""

from __future__ import annotations

from typing import assert_never

from scenes.core.script import Script, together, wait
from scenes.ui.winning.entrance import Entrance
from sprites.motion.ease import in_quad, linear, out_cubic, out_quad
from sprites.motion.gestures import rise
from sprites.motion.motions import glide, hop, settle
from sprites.pictures.anchors import FROG_FEET
from sprites.pictures.pose import Pose
from sprites.stage.token import Token

LEAP_SECONDS, SQUASH = 0.28, 0.2  # how much one is squashed as it lands
UP_SECONDS, UP_SIZE, UP_SHARE = 0.12, 0.8, 0.7  # its size at the top; of the way aside until then
HANGS, FALL_SECONDS, HARD = 0.04, 0.12, 0.3
SLIDE_SECONDS, BEYOND, SLID_SECONDS = 0.26, 0.12, 0.06  # how far it slides too far, of its width
FLY_SECONDS, FLY_UP, HANG_SECONDS = 0.16, 0.2, 0.02  # how high over its place, of its width
DROP_SECONDS, FLAT, FLAT_SECONDS, UPRIGHT = 0.1, 0.3, 0.06, -0.16  # how it gets up again
STEPS, STEP_SECONDS, STEP_HIGH, STEP_SQUASH = 2, 0.14, 0.06, 0.08  # of its width


def enter(winner: Token, entrance: Entrance, place: Pose, wide: float, high: float) -> Script:
    """Let a *winner* so *wide* come to its *place*; a leap rises *high* over the straight way."""
    match entrance:
        case Entrance.LEAP:
            yield from hop(winner, place, LEAP_SECONDS, high, SQUASH, leans=False)
        case Entrance.CANNONBALL:
            yield from _drop(winner, place, wide)
        case Entrance.SLIDE:
            yield from _slide(winner, place, wide)
        case Entrance.FLOP:
            yield from _flop(winner, place, wide)
        case Entrance.STRIDE:
            yield from _stride(winner, place, wide)
        case _:
            assert_never(entrance)


def _drop(winner: Token, place: Pose, wide: float) -> Script:
    top = place.at(
        winner.pose.x + UP_SHARE * (place.x - winner.pose.x), FROG_FEET[1] * UP_SIZE * wide
    )
    yield from glide(winner, top.scaled(UP_SIZE), UP_SECONDS, out_quad)
    yield from wait(HANGS)
    yield from glide(winner, place, FALL_SECONDS, in_quad)
    settle(winner, HARD)


def _slide(winner: Token, place: Pose, wide: float) -> Script:
    side = 1 if place.x >= winner.pose.x else -1
    beyond = place.at(place.x + side * BEYOND * wide, place.y)
    yield from glide(winner, beyond, SLIDE_SECONDS, out_cubic)
    yield from glide(winner, place, SLID_SECONDS, linear)
    settle(winner, UPRIGHT)


def _flop(winner: Token, place: Pose, wide: float) -> Script:
    yield from glide(winner, place.at(place.x, place.y - FLY_UP * wide), FLY_SECONDS, out_quad)
    yield from wait(HANG_SECONDS)
    yield from glide(winner, place, DROP_SECONDS, in_quad)
    settle(winner, FLAT)
    yield from wait(FLAT_SECONDS)
    settle(winner, UPRIGHT)


def _stride(winner: Token, place: Pose, wide: float) -> Script:
    start = winner.pose
    for step in range(1, STEPS + 1):
        to = start.mixed(place, step / STEPS)
        lifted = rise(winner, STEP_HIGH * wide * to.sx, STEP_SECONDS)
        yield from together(glide(winner, to, STEP_SECONDS, linear), lifted)
        settle(winner, STEP_SQUASH)

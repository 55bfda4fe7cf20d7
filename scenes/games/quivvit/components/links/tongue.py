"""The tongue with which a frog catches the value of good links."""

from __future__ import annotations

from dataclasses import replace
from math import atan2, degrees, hypot

from scenes.core.script import Script, together
from scenes.table.seats.seat_frog import SeatFrog
from sprites.motion.ease import in_quad, out_cubic
from sprites.motion.gestures import gesture, squashed
from sprites.motion.motions import glide
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LONG, THICK, SHORT = 320.0, 1.0, 0.08  # of the drawing; share of its height; of its length, inside
UNDER = 0.5  # how far below the value it is
DARTING, PULLING, GULPING = 0.1, 0.22, 0.35  # seconds
SWALLOWED, GULP = 0.45, 0.14  # size of a value as it comes in; how far the frog is squashed


def catch(stage: Stage, frog: SeatFrog, value: Token) -> Script:
    """Dart out to a *value*, and draw it in; the frog gulps."""
    x, y = mouth = frog.mouth
    dx, dy = value.pose.x - x, value.pose.y - y
    angle, share = degrees(atan2(dy, dx)), hypot(dx, dy) / LONG
    short = Pose(x, y, angle, SHORT, THICK)
    tongue = Token(Art("tongue", LONG), short, value.z - UNDER, "tongue", (0.0, 0.5))
    stage.add(tongue)
    yield from glide(tongue, replace(short, sx=share), DARTING, out_cubic)
    inside = replace(value.pose, x=mouth[0], y=mouth[1]).scaled(SWALLOWED)
    yield from together(
        glide(tongue, short, PULLING, in_quad), glide(value, inside, PULLING, in_quad)
    )
    stage.remove(tongue, value)
    stage.run(gesture(frog.body, GULPING, lambda t: squashed(GULP * (1 - t))))

"""A tongue that catches something."""

from __future__ import annotations

from dataclasses import replace
from math import atan2, degrees, hypot

from scenes.core.script import Script, together
from sprites.motion.motions import glide
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

LONG, SHORT = 320.0, 0.08  # how long it is drawn; what is seen of it in the mouth, of that
UNDER = 0.5  # how far below what it catches it is
OUT, BACK = 0.07, 0.12  # seconds
SWALLOWED = 0.3  # the size of what comes in


def catch(stage: Stage, mouth: Point, caught: Token, *, most: float = 1.0) -> Script:
    """A tongue darts out of a *mouth* and draws in what is *caught*; both are gone then.

    It is thinner the shorter it is, and *most* times as thick as drawn at most.
    """
    dx, dy = caught.pose.x - mouth[0], caught.pose.y - mouth[1]
    share = hypot(dx, dy) / LONG
    whole = Pose(*mouth, degrees(atan2(dy, dx)), share, min(share, most))
    short = replace(whole, sx=SHORT)
    tongue = Token(Art("tongue", LONG), short, caught.z - UNDER, "tongue", (0.0, 0.5))
    tongue.lit = caught.lit
    stage.add(tongue)
    yield from glide(tongue, whole, OUT)
    inside = caught.pose.at(*mouth).scaled(SWALLOWED)
    yield from together(glide(tongue, short, BACK), glide(caught, inside, BACK))
    stage.remove(tongue, caught)

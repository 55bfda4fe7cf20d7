"""Acts: what the large frogs of a close-up do, one for each kind of moment."""

from __future__ import annotations

from enum import Enum, auto

from scenes.core.script import Script, together
from sprites.motion.ease import hump, linear
from sprites.motion.gestures import gesture
from sprites.motion.motions import glide
from sprites.pictures.pose import Pose, PoseOffset
from sprites.stage.stage import Stage
from sprites.stage.token import Token

FLIGHT_SECONDS, FLIGHT_FAR, FLIGHT_HIGH = 0.5, 2.4, 0.7  # the lengths in widths of a frog
TUMBLES = (30.0, 75.0, 120.0, 165.0, -150.0, -105.0)  # degrees; each one is rotated once
CENTRE, CENTRE_UP = (0.5, 0.5), 0.375  # what it tumbles about; how far that is over its feet


class Act(Enum):
    """What who is glad does to who is hit."""

    BUMP = auto()
    """Bump into it, so that it is knocked back."""
    FLING = auto()
    """Bump into it, so that it tumbles off the screen."""


def fling(stage: Stage, token: Token, wide: float) -> Script:
    """Tumble in an arc off the screen, to the right and down, if a frog is so *wide*."""
    start, token.anchor = token.pose, CENTRE
    token.pose = start.at(start.x, start.y - CENTRE_UP * wide)
    out = Pose(start.x + FLIGHT_FAR * wide, stage.renderer.height + wide)
    high = FLIGHT_HIGH * wide + (out.y - start.y) / 2  # so that it rises over where it was

    def tumbling(t: float) -> PoseOffset:
        angle = TUMBLES[min(int(t * len(TUMBLES)), len(TUMBLES) - 1)]
        return PoseOffset(dy=-high * hump(t), angle=angle)

    yield from together(
        glide(token, out, FLIGHT_SECONDS, linear), gesture(token, FLIGHT_SECONDS, tumbling)
    )

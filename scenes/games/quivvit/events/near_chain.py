"""A chain of linked cards comes nearer, colour by colour."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.core.script import Script, together, wait
from sprites.motion.ease import out_back
from sprites.motion.gestures import gesture
from sprites.pictures.geometry import Point
from sprites.pictures.pose import PoseOffset
from sprites.stage.token import Token

NEARER, RISING = 0.18, 0.16  # how much it grows; seconds until a colour is near, or back


def bring_near(groups: Sequence[Sequence[Token]], seconds: float, apart: float) -> Script:
    """Tokens of group after group come nearer, so many seconds *apart*; all go back at the end."""
    all_ = [token for group in groups for token in group]
    x = sum(token.pose.x for token in all_) / len(all_)
    y = sum(token.pose.y for token in all_) / len(all_)
    moves = [
        _nearer(token, (x, y), seconds, number * apart)
        for number, group in enumerate(groups)
        for token in group
    ]
    yield from together(*moves, wait(seconds))


def _nearer(token: Token, middle: Point, seconds: float, begin: float) -> Script:
    """Come nearer around the *middle* of all from when it has to *begin*, and go back."""
    dx, dy = token.pose.x - middle[0], token.pose.y - middle[1]

    def shape(t: float) -> PoseOffset:
        here = out_back(min(1.0, max(0.0, (t * seconds - begin) / RISING)))
        much = NEARER * min(here, (1.0 - t) * seconds / RISING)
        return PoseOffset(dx=much * dx, dy=much * dy, sx=1.0 + much, sy=1.0 + much)

    yield from gesture(token, seconds, shape)

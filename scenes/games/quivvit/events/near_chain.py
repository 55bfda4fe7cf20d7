"""A chain of linked cards comes nearer as one, with the lights on it."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin

from scenes.core.script import Script, together, wait
from sprites.motion.gestures import gesture
from sprites.pictures.geometry import Point
from sprites.pictures.pose import PoseOffset
from sprites.stage.token import Token

NEARER, COMES = 0.15, 0.15  # how much it grows; until it is near, of the time
BEAT, SWELL = 0.25, 0.3  # of the time, for which a light swells; how much


def bring_near(cards: Sequence[Token], lights: Sequence[Token], seconds: float) -> Script:
    """All come nearer for some *seconds*, while light after light swells."""
    x = sum(card.pose.x for card in cards) / len(cards)
    y = sum(card.pose.y for card in cards) / len(cards)
    moves = [_nearer(card, (x, y), seconds) for card in cards]
    for number, light in enumerate(lights):
        beat = COMES + (1 - 2 * COMES - BEAT) * number / len(lights)
        moves.append(_nearer(light, (x, y), seconds, beat))
    yield from together(*moves, wait(seconds))


def _nearer(token: Token, middle: Point, seconds: float, beat: float | None = None) -> Script:
    """Come nearer around the *middle* of all for a while, and swell from a *beat* of it on."""
    dx, dy = token.pose.x - middle[0], token.pose.y - middle[1]

    def shape(t: float) -> PoseOffset:
        much = NEARER * min(1.0, t / COMES, (1.0 - t) / COMES)
        own = 0.0 if beat is None else (t - beat) / BEAT
        size = (1.0 + much) * (1.0 + SWELL * sin(pi * min(1.0, max(0.0, own))))
        return PoseOffset(dx=much * dx, dy=much * dy, sx=size, sy=size)

    yield from gesture(token, seconds, shape)

"""An impact: jagged paper that bursts out behind what has just landed or been hit."""

from __future__ import annotations

from scenes.core.script import Script, in_turn, wait
from sprites.motion.ease import out_back
from sprites.motion.motions import fade, glide
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

POP_FROM, POP_SECONDS, FADE_SECONDS = 0.4, 0.14, 0.16
HELD_SECONDS = 0.14


def impact_art(wide: float) -> Art:
    """The paper, *wide* from tip to tip."""
    return Art("impact", wide)


def burst_behind(stage: Stage, token: Token, middle: Point, wide: float) -> Script:
    """Show an impact behind *token* for a moment."""
    burst = Token(impact_art(wide), Pose(*middle), token.z - 0.5, "impact")
    stage.add(burst)
    for _ in in_turn(pop(burst), wait(HELD_SECONDS), fade(burst, 0.0, FADE_SECONDS)):
        burst.lit, burst.z = token.lit, token.z - 0.5
        yield
    stage.remove(burst)


def pop(token: Token) -> Script:
    """Be there all at once, and a little too large at first."""
    rest = token.pose.with_alpha(1.0)
    if token.reduced_motion:
        token.pose = rest.with_alpha(0.0)
        yield from fade(token, 1.0, FADE_SECONDS)
        return
    token.pose = rest.scaled(POP_FROM)
    yield from glide(token, rest, POP_SECONDS, out_back)

"""An impact: a star of the game that bursts out behind what has just landed or been hit."""

from __future__ import annotations

from scenes.core.script import Script, in_turn, wait
from sprites.motion.ease import out_back
from sprites.motion.gestures import rise
from sprites.motion.motions import fade, glide
from sprites.motion.timestep import Motion
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

POP_FROM, POP_SECONDS, FADE_SECONDS = 0.5, 0.12, 0.16
HOVER, HOVER_SECONDS = 10.0, 0.9  # design units up and down again
BURST_SECONDS, HELD_SECONDS, GOING_SECONDS = 0.04, 0.1, 0.08


class Impact(Token):
    """A star of the game, *wide* from tip to tip; it bursts from a smaller drawing of itself.

    There is another *drawing*: that of what is sad droops and has a cold colour.
    """

    def __init__(self, stage: Stage, wide: float, z: float, drawing: str | None = None) -> None:
        drawing = drawing or stage.material.climax.impact
        self._whole, self._small = Art(drawing, wide), Art(drawing, POP_FROM * wide)
        super().__init__(self._whole, Pose(0, 0, alpha=0.0), z, "impact")
        stage.renderer.prefetch(self._whole, self._small)

    def burst(self) -> Script:
        """Be there all at once; to scale what is so large would take too long."""
        self.pose = self.pose.with_alpha(1.0)
        if not self.reduced_motion:
            self.picture = self._small
            yield from wait(BURST_SECONDS)
            self.picture = self._whole
        yield

    def hover(self) -> Motion:
        """Rise and sink for as long as it is there, but not with reduced motion."""
        while self.stage is not None and not self.reduced_motion:
            yield from rise(self, HOVER, HOVER_SECONDS)


def show_impact(stage: Stage, token: Token, middle: Point, wide: float) -> Script:
    """Show an impact behind *token* for a moment."""
    impact = Impact(stage, wide, token.z - 0.5)
    impact.pose = Pose(*middle, alpha=0.0)
    stage.add(impact)
    for _ in in_turn(impact.burst(), wait(HELD_SECONDS), fade(impact, 0.0, GOING_SECONDS)):
        impact.lit, impact.z = token.lit, token.z - 0.5
        yield
    stage.remove(impact)


def pop(token: Token) -> Script:
    """Be there all at once, and a little too large at first."""
    rest = token.pose.with_alpha(1.0)
    if token.reduced_motion:
        token.pose = rest.with_alpha(0.0)
        yield from fade(token, 1.0, FADE_SECONDS)
        return
    token.pose = rest.scaled(POP_FROM)
    yield from glide(token, rest, POP_SECONDS, out_back)

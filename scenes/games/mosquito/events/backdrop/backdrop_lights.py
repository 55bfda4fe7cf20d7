"""Fireflies in the upper part of the backdrop, which go dark in a wave."""

from __future__ import annotations

from scenes.core.script import Script, staggered, together, wait
from scenes.table.climaxes.headline import HEADLINE_Z
from sprites.motion.ease import in_quad
from sprites.motion.gestures import rise
from sprites.motion.motions import glide
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.backdrop import OPENING_SECONDS
from sprites.stage.stage import Stage
from sprites.stage.token import Token

COUNT, FLY, Z = 9, 96.0, HEADLINE_Z - 4  # behind all frogs
LIT, DARK = "firefly-lit", "firefly"
HIGH, LOW = 0.2, 0.27  # of the screen's height: how far down they fly in turn
HOVER, HOVER_SECONDS = 12.0, 0.7
SEEN, WAVE = 0.15, 0.4  # seconds until the first one goes dark; from there to the last one
FALLS, GOING = 70.0, 0.25  # design units; seconds


class BackdropLights:
    """Fireflies in a row across the *stage*."""

    def __init__(self, stage: Stage) -> None:
        self._stage, self._calm = stage, stage.renderer.reduced_motion
        wide, high = stage.renderer.width / COUNT, stage.renderer.height
        downs = ((LOW if i % 2 else HIGH) * high for i in range(COUNT))
        self.tokens = [_token(Pose((i + 0.5) * wide, y)) for i, y in enumerate(downs)]
        stage.renderer.prefetch(Art(LIT, FLY), Art(DARK, FLY))

    def hover(self) -> None:
        """All of them hover for as long as they are there."""
        for token in self.tokens:
            self._stage.run(self._hover(token))

    def go_dark_behind(self) -> Script:
        """One after another goes dark, behind a close-up that comes, from the left to the right."""
        yield from wait(OPENING_SECONDS)
        self._stage.add(*self.tokens)
        self.hover()
        yield from wait(SEEN)
        yield from staggered(map(self._fall, self.tokens), WAVE / COUNT)
        self._stage.remove(*self.tokens)

    def go_dark_over(self, number: int, seats: int) -> Script:
        """Those go dark that are over the frog of a *number* in a row of so many."""
        first, end = number * COUNT // seats, (number + 1) * COUNT // seats
        yield from together(*map(self._fall, self.tokens[first:end]))

    def _fall(self, token: Token) -> Script:
        token.picture = Art(DARK, FLY)
        down = token.pose.at(token.pose.x, token.pose.y + (0.0 if self._calm else FALLS))
        yield from glide(token, down.with_alpha(0.0), GOING, in_quad)

    def _hover(self, token: Token) -> Script:
        while token.stage is not None and not token.reduced_motion:
            yield from rise(token, HOVER, HOVER_SECONDS)


def _token(pose: Pose) -> Token:
    token = Token(Art(LIT, FLY), pose, Z, "close-up", steady=True)
    token.lit = True
    return token

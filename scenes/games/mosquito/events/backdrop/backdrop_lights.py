"""Fireflies, or open pads, in the upper part of the backdrop, which go dark in a wave."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from rules.mosquito import Suit
from scenes.core.script import Script, staggered, together, wait
from scenes.games.mosquito.cards import LATER, later_spot, spot
from scenes.table.climaxes.headline import HEADLINE_Z
from sprites.motion.ease import in_quad
from sprites.motion.gestures import rise
from sprites.motion.motions import glide
from sprites.pictures.pictures import Art, Picture
from sprites.pictures.pose import Pose
from sprites.stage.backdrop import OPENING_SECONDS
from sprites.stage.stage import Stage
from sprites.stage.token import Token

COUNT, FLY, Z = 9, 96.0, HEADLINE_Z - 4  # behind all frogs
LIT, DARK = Art("firefly-lit", FLY), Art("firefly", FLY)
PADS, SHUT = [spot(FLY, (suit,)) for suit in Suit], later_spot(FLY / LATER)
HIGH, LOW = 0.2, 0.27  # of the screen's height: how far down they fly in turn
HOVER, HOVER_SECONDS = 12.0, 0.7
SEEN, WAVE = 0.15, 0.4  # seconds until the first one goes dark; from there to the last one
FALLS, GOING = 70.0, 0.25  # design units; seconds


class BackdropLights:
    """Pictures that are *lit*, one after another, in a row across the *stage*, until *dark*."""

    def __init__(self, stage: Stage, lit: Sequence[Picture] = (LIT,), dark: Picture = DARK) -> None:
        self._stage, self._calm, self._dark = stage, stage.renderer.reduced_motion, dark
        wide, high = stage.renderer.width / COUNT, stage.renderer.height
        downs = ((LOW if i % 2 else HIGH) * high for i in range(COUNT))
        places = [Pose((i + 0.5) * wide, y) for i, y in enumerate(downs)]
        self.tokens = list(map(_token, cycle(lit), places))
        stage.renderer.prefetch(*lit, dark)

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
        token.picture = self._dark
        down = token.pose.at(token.pose.x, token.pose.y + (0.0 if self._calm else FALLS))
        yield from glide(token, down.with_alpha(0.0), GOING, in_quad)

    def _hover(self, token: Token) -> Script:
        while token.stage is not None and not token.reduced_motion:
            yield from rise(token, HOVER, HOVER_SECONDS)


def _token(picture: Picture, pose: Pose) -> Token:
    token = Token(picture, pose, Z, "close-up", steady=True)
    token.lit = True
    return token

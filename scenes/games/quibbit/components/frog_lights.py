"""The light behind frogs on the ring whose people have something to do."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token

Z = 8.0  # over the water and the turtle, under all tiles
WIDE, UP = 1.75, 0.42  # of a frog's width; how far over its feet the middle is


class FrogLights:
    """A light for each of the *frogs*, which are *width* wide, as at their seats."""

    def __init__(self, stage: Stage, frogs: Sequence[Token], width: float) -> None:
        self._frogs, self._up = frogs, UP * width
        light = Art("seat-light", WIDE * width)
        self.tokens = [Token(light, Pose(0, 0), Z, "frog-light") for _ in frogs]
        self.shine(())
        stage.add(*self.tokens)
        stage.renderer.prefetch(light)

    def shine(self, frogs: Collection[int]) -> None:
        """Light these *frogs* alone."""
        for frog, light in enumerate(self.tokens):
            light.visible = frog in frogs
        self.step()

    def step(self) -> None:
        """Go with the frogs."""
        for frog, light in zip(self._frogs, self.tokens, strict=True):
            if light.visible:
                light.pose = Pose(frog.pose.x, frog.pose.y - self._up)

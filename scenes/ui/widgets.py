"""A board of things by name: say what should be there, and it sees to the tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.core.script import Script, advance
from sprites.motion.motions import glide
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.render.background import Background
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token

MOVE_SECONDS = 0.12


@dataclass(frozen=True, slots=True)
class Widget:
    """A picture in the middle of its box; *lift* is how far it hovers over the board.

    ``decor`` may reach under other things and out of the safe area, because nobody has to read it.
    """

    name: str
    picture: Picture
    box: Box
    z: float = 0.0
    lift: float = 0.0
    angle: float = 0.0
    visible: bool = True
    decor: bool = False

    def pose(self) -> Pose:
        """Where its token goes."""
        x, y = self.box.centre
        swell = 1 + self.lift / 400
        return Pose(x, y - self.lift, self.angle, swell, swell, 1.0 if self.visible else 0.0)


class WidgetGroup:
    """The stage of a screen, the tokens of its things, and the motions that are running."""

    def __init__(self, renderer: Renderer, background: Background) -> None:
        self.renderer = renderer
        self.stage = Stage(renderer, background)
        self.things: tuple[Widget, ...] = ()
        self._tokens: dict[str, Token] = {}
        self._scripts: list[Script] = []

    def __getitem__(self, name: str) -> Token:
        return self._tokens[name]

    def show(self, things: Sequence[Widget]) -> None:
        """Have exactly *things* on the board; what has another place now glides there."""
        self.things = tuple(things)
        wanted = {thing.name for thing in things}
        for name in [name for name in self._tokens if name not in wanted]:
            self.stage.remove(self._tokens.pop(name))
        for thing in things:
            self._show(thing)

    def clear(self) -> None:
        """Take everything off at once."""
        self._scripts.clear()
        self.stage.clear()
        self._tokens.clear()

    def release(self) -> None:
        """Take everything off, and give back what it was drawn on."""
        self.clear()
        self.stage.release()

    def run(self, script: Script) -> None:
        """Let *script* run beside the others, its first step at once."""
        if advance(script):
            self._scripts.append(script)

    def step(self) -> None:
        """Live one fixed step."""
        self.stage.tick()
        self._scripts = [script for script in self._scripts if advance(script)]

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        """Paint what changed."""
        return self.stage.draw(screen, ahead)

    def _show(self, thing: Widget) -> None:
        token = self._tokens.get(thing.name)
        pose = thing.pose()
        if token is None:
            token = Token(thing.picture, pose, thing.z, thing.name)
            self._tokens[thing.name] = token
            self.stage.add(token)
        token.picture, token.z = thing.picture, thing.z
        token.visible = thing.visible
        if token.pose != pose:
            self.run(glide(token, pose, MOVE_SECONDS))

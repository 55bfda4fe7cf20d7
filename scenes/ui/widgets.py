"""Named pictures on a screen; those whose place changes glide to the new one."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.core.script import Script, advance
from sprites.motion.ease import out_back
from sprites.motion.gestures import bounce, punch
from sprites.motion.motions import glide
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Picture
from sprites.pictures.pose import Pose
from sprites.render.background import LateBackground
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from values import value

MOVE_SECONDS = 0.12
FOCUS_SECONDS, FOCUS_OVERSHOOT = 0.22, 3.0  # of what changes its size: 25 % too far, and back
LARGE = 100_000.0  # square design units: what is larger is not scaled in frame after frame
JUMP = 200.0  # design units that something large jumps instead of swelling to twice its size
POP_OVERSHOOT = 1.5  # of what grows out of nothing: 8 % too far
NEAR = 40.0  # design units: what is scrolled farther goes straight to its place


@value
class Widget:
    """A picture in the middle of ``box``, in design units.

    ``decor`` may cover other widgets and leave the safe area, because nobody has to read it.
    """

    name: str
    picture: Picture
    box: Box
    z: float = 0.0
    scale: float = 1.0
    angle: float = 0.0
    visible: bool = True
    decor: bool = False

    def pose(self) -> Pose:
        """The pose of its token."""
        alpha = 1.0 if self.visible else 0.0
        return Pose(*self.box.centre, self.angle, sx=self.scale, sy=self.scale, alpha=alpha)


class WidgetGroup:
    """The stage of a screen, a token for each widget, and the scripts that are running."""

    def __init__(self, renderer: Renderer, background: LateBackground) -> None:
        self.renderer = renderer
        self.stage = Stage(renderer, background)
        self.shown: tuple[Widget, ...] = ()
        self._tokens: dict[str, Token] = {}
        self._scripts: list[Script] = []

    def __getitem__(self, name: str) -> Token:
        return self._tokens[name]

    def __contains__(self, name: str) -> bool:
        return name in self._tokens

    def show(self, widgets: Sequence[Widget]) -> None:
        """Show exactly *widgets*; one that has another place than before glides there."""
        self.shown = tuple(widgets)
        wanted = {widget.name for widget in widgets}
        for name in [name for name in self._tokens if name not in wanted]:
            self.stage.remove(self._tokens.pop(name))
        for widget in widgets:
            self._show(widget)

    def clear(self) -> None:
        """Remove all widgets and scripts at once."""
        self._scripts.clear()
        self.stage.clear()
        self._tokens.clear()

    def release(self) -> None:
        """Remove everything and free the memory of the stage."""
        self.clear()
        self.stage.release()

    def run(self, script: Script) -> None:
        """Run *script* beside the others, its first step at once."""
        if advance(script):
            self._scripts.append(script)

    def swell(self, name: str, by: float, seconds: float) -> None:
        """Let a widget grow by that share for a moment; what is large jumps instead."""
        token = self._tokens[name]
        width, height = self.renderer.size(token.picture)
        if width * height > LARGE:
            self.run(bounce(token, by * JUMP, seconds))
        else:
            self.run(punch(token, by, seconds))

    def pop(self, name: str, seconds: float) -> None:
        """Let a widget that is shown grow out of nothing, and a little too far."""
        token = self._tokens[name]
        rest = next(widget for widget in self.shown if widget.name == name).pose()
        token.pose = rest.scaled(0.0)
        self.run(glide(token, rest, seconds, _pop_ease))

    def step(self) -> None:
        """Advance all scripts by one fixed step."""
        self.stage.tick()
        self._scripts = [script for script in self._scripts if advance(script)]

    def draw(self, screen: pygame.Surface, ahead: float) -> Sequence[pygame.Rect]:
        """Draw what changed; where."""
        return self.stage.draw(screen, ahead)

    def _show(self, widget: Widget) -> None:
        token = self._tokens.get(widget.name)
        pose = widget.pose()
        if token is None:
            token = Token(widget.picture, pose, widget.z, widget.name)
            self._tokens[widget.name] = token
            self.stage.add(token)
        token.picture, token.z = widget.picture, widget.z
        token.visible = widget.visible
        scrolled = abs(pose.y - token.pose.y) > NEAR and not widget.decor
        if token.pose.sx != pose.sx and not scrolled:
            if widget.box.w * widget.box.h > LARGE:
                token.pose = pose.at(token.pose.x, token.pose.y)
            self.run(glide(token, pose, FOCUS_SECONDS, _focus_ease))
        elif token.pose != pose:
            self.run(glide(token, pose, MOVE_SECONDS))


def _pop_ease(t: float) -> float:
    return out_back(t, POP_OVERSHOOT)


def _focus_ease(t: float) -> float:
    return out_back(t, FOCUS_OVERSHOOT)

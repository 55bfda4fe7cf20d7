"""The stage: tokens before a background, drawn with as little work as possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from sprites.pictures import Art
from sprites.prints import Print
from sprites.studio import Studio, bucket_of, fade_of, faded, tallness, turned
from sprites.token import Pose, Token

Background: TypeAlias = Art | str | pygame.Surface | tuple[Art, ...]
Rect: TypeAlias = pygame.Rect


class Stage:
    """Tokens by their z before a background: cover art, a colour or a picture of the screen."""

    def __init__(self, studio: Studio, background: Background) -> None:
        self.studio = studio
        self.background = background
        self.shake: tuple[float, float] = (0.0, 0.0)
        self._tokens: list[Token] = []
        self._before: dict[Token, Pose] = {}
        self._stale = True
        self._ground: pygame.Surface | None = None
        self._made_for = -1

    @property
    def tokens(self) -> tuple[Token, ...]:
        """All tokens, in the order they were added."""
        return tuple(self._tokens)

    def add(self, *tokens: Token) -> None:
        """Bring tokens on."""
        for token in tokens:
            token.stage = self
            self._tokens.append(token)
            self._stale = True

    def remove(self, *tokens: Token) -> None:
        """Take tokens off."""
        for token in tokens:
            if token.stage is self:
                token.stage = None
                self._tokens.remove(token)
                self._stale = True

    def clear(self) -> None:
        """Take everything off."""
        self.remove(*self._tokens)

    def touch(self, token: Token) -> None:
        """Hear from a token that it has changed."""
        self._stale = True

    def repaint(self) -> None:
        """Draw everything the next time."""
        self._stale = True

    def tick(self) -> None:
        """Begin a fixed step: remember where everything is."""
        if self._before:
            self._stale = True
        self._before = {token: token.shown() for token in self._tokens}

    def at(
        self, x: float, y: float, wanted: Callable[[Token], bool] = lambda token: True
    ) -> Token | None:
        """The topmost visible token under a point, of those *wanted*."""
        for token in sorted(self._tokens, key=lambda token: token.z)[::-1]:
            if token.visible and wanted(token) and self._covers(token, x, y):
                return token
        return None

    def _covers(self, token: Token, x: float, y: float) -> bool:
        pose = token.shown()
        w, h = self.studio.size(token.picture)
        if not pose.sx or not pose.sy:
            return False
        spot = pygame.Vector2(x - pose.x, y - pose.y).rotate(-pose.angle)
        ax, ay = token.anchor
        return 0 <= spot.x / pose.sx + ax * w < w and 0 <= spot.y / pose.sy + ay * h < h

    def draw(self, screen: pygame.Surface, ahead: float) -> list[pygame.Rect]:
        """Paint what changed, *ahead* of the last step by 0 to 1 steps; tell where."""
        if not self._stale and self._made_for == self.studio.generation:
            return []
        self.studio.begin_frame()
        self._stale = False
        screen.blit(self._backdrop(), (0, 0))
        for token in sorted(self._tokens, key=lambda token: token.z):
            if token.visible:
                before = self._before.get(token, token.shown())
                made, spot = self._posed(token, before.mixed(token.shown(), ahead))
                screen.blit(made.surface, spot)
        return [screen.get_rect()]

    def _posed(self, token: Token, pose: Pose) -> tuple[Print, tuple[int, int]]:
        unit = self.studio.unit
        made = self.studio.printed(token.picture)
        arm = pygame.Vector2(
            (0.5 - token.anchor[0]) * made.width * pose.sx,
            (0.5 - token.anchor[1]) * made.height * pose.sy,
        ).rotate(pose.angle)
        if (pose.sx, pose.sy) != (1.0, 1.0):
            made = _scaled(made, pose.sx, pose.sy)
            made = faded(turned(made, bucket_of(pose.angle)), fade_of(pose.alpha))
        else:
            made = self.studio.turned(made, pose.angle, pose.alpha)
        x, y = (pose.x + self.shake[0]) * unit + arm.x, (pose.y + self.shake[1]) * unit + arm.y
        return made, (round(x) + made.left, round(y) + made.top)

    def _backdrop(self) -> pygame.Surface:
        if self._ground is None or self._made_for != self.studio.generation:
            self._made_for = self.studio.generation
            self._ground = self._painted()
        return self._ground

    def _painted(self) -> pygame.Surface:
        ground = pygame.Surface(self.studio.pixels)
        match self.background:
            case str() as colour:
                ground.fill(colour)
            case pygame.Surface() as picture:
                ground.blit(picture, (0, 0))
            case Art() as art:
                self._cover(ground, art)
            case arts:
                for art in arts:
                    self._cover(ground, art)
        return ground

    def _cover(self, ground: pygame.Surface, art: Art) -> None:
        width = max(self.studio.width, self.studio.height / tallness(art.name)) + 1
        cover = self.studio.surface(Art(art.name, width, art.dye, art.mirrored))
        ground.blit(cover, cover.get_rect(center=ground.get_rect().center))


def _scaled(made: Print, sx: float, sy: float) -> Print:
    w, h = made.surface.get_size()
    size = max(1, round(w * sx)), max(1, round(h * sy))
    surface = pygame.transform.smoothscale(made.surface, size)
    return Print(
        surface, round(made.left * sx), round(made.top * sy), made.width * sx, made.height * sy
    )

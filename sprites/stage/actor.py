"""Actors: what the stage knows of a token, and how it looks at the moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from math import cos, radians, sin
from operator import itemgetter
from typing import TYPE_CHECKING, TypeAlias

import pygame

from sprites.pictures.pose import Pose
from sprites.render.bitmaps import SOFT, Bitmap
from sprites.render.rotation_steps import bucket_of
from sprites.stage.token import Token

if TYPE_CHECKING:
    from sprites.pictures.pictures import Picture
    from sprites.render.renderer import Renderer

FAST = 0.4  # degrees a step from which a turn is seen in coarse steps only
FAINT = 1 / 32  # opacity below which nothing is drawn
Key: TypeAlias = tuple[int, int, int, int, int]


Drawing: TypeAlias = tuple[pygame.Surface, tuple[int, int], int]  # pixels, place, blit flags


def draw_all(target: pygame.Surface, drawings: Iterable[Drawing]) -> None:
    """Draw one above the other, in as few calls as their flags allow."""
    for flags, run in groupby(drawings, key=itemgetter(2)):
        target.fblits([(surface, spot) for surface, spot, _ in run], flags)


@dataclass(slots=True, eq=False)
class Look:
    """Pixels at a place on the screen; equal keys look the same."""

    key: Key
    surface: pygame.Surface
    spot: tuple[int, int]
    flags: int
    rect: pygame.Rect

    @property
    def drawing(self) -> Drawing:
        """What is needed to draw it."""
        return self.surface, self.spot, self.flags


class Actor:
    """A token on the stage: how it looked last, and whether it is drawn live or baked."""

    __slots__ = (
        "_drawn",
        "_generation",
        "_picture",
        "_print",
        "before",
        "live",
        "look",
        "order",
        "quiet",
        "token",
        "waits",
    )

    def __init__(self, token: Token, serial: int) -> None:
        self.token = token
        self.order = (token.z, serial)
        self.before = token.shown()
        self.look: Look | None = None
        self.live = True
        self.quiet = 0
        self.waits = False
        self._drawn: Pose | None = None
        self._picture: Picture | None = None
        self._print: Bitmap | None = None
        self._generation = -1

    def resting(self) -> bool:
        """Whether it lies still, for all that is known."""
        pose = self.token.shown()
        return not self.waits and (self.before is pose or self.before == pose)

    def unprinted(self, renderer: Renderer) -> bool:
        """Whether its picture has yet to be printed."""
        token = self.token
        known = token.picture is self._picture and self._generation == renderer.generation
        seen = token.visible and token.pose.alpha >= FAINT
        return seen and not known and not renderer.ready(token.picture)

    def refresh(self, renderer: Renderer, ahead: float) -> bool:
        """Look as the token is *ahead* of the last step; tell whether that makes a difference."""
        token, old = self.token, self.look
        pose = token.shown()
        if (
            pose is self._drawn
            and pose is self.before
            and token.picture is self._picture
            and token.visible
            and token.z == self.order[0]
            and old is not None
            and not self.waits
            and self._generation == renderer.generation
        ):
            return False  # by far the most: not even a call more
        self.waits = False
        look = self._seen(renderer, pose, ahead) if token.visible else None
        same = look is old or (look is not None and old is not None and look.key == old.key)
        if same and token.z == self.order[0]:
            return False
        self.look, self.order = look, (token.z, self.order[1])
        return True

    def _seen(self, renderer: Renderer, pose: Pose, ahead: float) -> Look | None:
        self._drawn = pose
        fast = abs(pose.angle - self.before.angle) > FAST
        if pose is not self.before and ahead < 1.0 and self.look is not None:
            pose = self._drawn = self.before.mixed(pose, ahead)
        if pose.alpha < FAINT or pose.sx <= 0 or pose.sy <= 0:
            return None
        return self._posed(renderer, pose, fast)

    def _printed(self, renderer: Renderer) -> Bitmap:
        picture = self.token.picture
        if (
            self._print is None
            or picture is not self._picture
            or self._generation != renderer.generation
        ):
            self._picture, self._generation = picture, renderer.generation
            self._print = renderer.printed(picture)
        return self._print

    def _posed(self, renderer: Renderer, pose: Pose, fast: bool) -> Look:
        upright, unit = self._printed(renderer), renderer.unit
        made, size = renderer.shaped(upright, pose, fast)
        self.waits = made.rough or (pose.angle != 0.0 and made.turn != bucket_of(pose.angle))
        x, y = pose.x * unit, pose.y * unit
        ax, ay = self.token.anchor
        if ax != 0.5 or ay != 0.5:
            dx = (0.5 - ax) * upright.width * pose.sx
            dy = (0.5 - ay) * upright.height * pose.sy
            if made.turn:
                turn = radians(made.turn)
                dx, dy = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
            x, y = x + dx, y + dy
        return self._placed(renderer, made, size, x, y)

    def _placed(
        self, renderer: Renderer, made: Bitmap, size: tuple[int, int] | None, x: float, y: float
    ) -> Look:
        """The look of a print around a centre in pixels, scaled to *size*."""
        if size is None:
            left, top = round(x) + made.left, round(y) + made.top
            key = (made.serial, -1, -1, left, top)
        else:
            sx, sy = size[0] / made.surface.get_width(), size[1] / made.surface.get_height()
            left, top = round(x + made.left * sx), round(y + made.top * sy)
            key = (made.serial, *size, left, top)
        old = self.look
        if old is not None and old.key == key:
            return old
        if size is None:
            surface = made.surface
            return Look(
                key, surface, (left, top), made.flags, surface.get_rect(topleft=(left, top))
            )
        known = old is not None and old.key[:3] == key[:3]
        surface = old.surface if old is not None and known else renderer.scaled(made, size)
        return Look(key, surface, (left, top), SOFT, surface.get_rect(topleft=(left, top)))

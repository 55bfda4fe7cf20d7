"""The stage: tokens before a background, drawn with as little work as possible."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import count
from operator import attrgetter, itemgetter
from typing import Protocol

import pygame

from sprites.pictures.pictures import Text
from sprites.render.renderer import Renderer
from sprites.stage.actor import Actor, Drawing, Look, draw_all
from sprites.stage.background import Background, painted
from sprites.stage.layer import Layer, gathered
from sprites.stage.token import Token

__all__ = ["Background", "Stage"]

QUIET = 45  # drawings without a change before a token is baked in: pads that bob stay live
MUCH = 0.30  # share of the screen above which all of it is drawn

_BY_ORDER = attrgetter("order")


class ParticleLayer(Protocol):
    """Many small pictures that come and go between the tokens."""

    order: tuple[float, int]

    @property
    def busy(self) -> bool:
        """Whether there is anything to show."""

    def drawings(self, ahead: float) -> list[Drawing]:
        """Pixels and places of all of them; empty when there are none."""


class Stage:
    """Tokens by their z before a background: cover art, a colour or a picture of the screen."""

    def __init__(self, renderer: Renderer, background: Background) -> None:
        self.renderer = renderer
        self.background = background
        self.shake: tuple[float, float] = (0.0, 0.0)
        self._serials = count()
        self._cast: dict[Token, Actor] = {}
        self._ordered: list[Actor] = []
        self._sorted = True
        self._restless: dict[Actor, None] = {}
        self._stirred: list[Actor] = []  # what looks different since it was last settled
        self._clouds: dict[ParticleLayer, list[pygame.Rect]] = {}
        self._dirty: list[pygame.Rect] = []
        self._layer: Layer | None = None
        self._made_for = -1
        self._whole = True
        self._after: list[Generator[None, None, None]] = []

    @property
    def tokens(self) -> tuple[Token, ...]:
        """All tokens, in the order they were added."""
        return tuple(self._cast)

    def add(self, *tokens: Token) -> None:
        """Bring tokens on."""
        for token in tokens:
            token.stage = self
            actor = self._cast[token] = Actor(token, next(self._serials))
            self._ordered.append(actor)
            self._restless[actor] = None
            self._sorted = False

    def remove(self, *tokens: Token) -> None:
        """Take tokens off; those that are not on do not matter."""
        for token in tokens:
            if (actor := self._cast.pop(token, None)) is not None:
                token.stage = None
                self._ordered.remove(actor)
                self._restless.pop(actor, None)
                self._moved(actor, actor.look, None)

    def clear(self) -> None:
        """Take everything off, and let all clouds go."""
        self.remove(*self._cast)
        self._dirty += [rect for rects in self._clouds.values() for rect in rects]
        self._clouds.clear()

    def release(self) -> None:
        """Take everything off, and give back what it was drawn on."""
        self.clear()
        self._layer = None

    def join(self, cloud: ParticleLayer, z: float) -> tuple[float, int]:
        """Draw *cloud* among the tokens from now on; tell its place in their order."""
        self._clouds[cloud] = []
        return (z, next(self._serials))

    def touch(self, token: Token) -> None:
        """Hear from a token that it has changed."""
        self._restless[self._cast[token]] = None

    def repaint(self) -> None:
        """Draw everything the next time."""
        self._whole = True

    def tick(self) -> None:
        """Begin a fixed step: remember where everything is; what settles goes on."""
        for actor in self._restless:
            actor.before = actor.token.shown()
        if self._after:
            self._after = [motion for motion in self._after if next(motion, motion) is None]

    def run(self, motion: Generator[None, None, None]) -> None:
        """Let *motion* run on by itself from the next step on: a landing that settles."""
        self._after.append(motion)

    def at(
        self, x: float, y: float, wanted: Callable[[Token], bool] = lambda token: True
    ) -> Token | None:
        """The topmost visible token under a point, of those *wanted*."""
        for actor in sorted(self._ordered, key=_BY_ORDER)[::-1]:
            token = actor.token
            if token.visible and wanted(token) and self._covers(token, x, y):
                return token
        return None

    def _covers(self, token: Token, x: float, y: float) -> bool:
        pose = token.shown()
        w, h = self.renderer.size(token.picture)
        if not pose.sx or not pose.sy:
            return False
        spot = pygame.Vector2(x - pose.x, y - pose.y).rotate(-pose.angle)
        ax, ay = token.anchor
        return 0 <= spot.x / pose.sx + ax * w < w and 0 <= spot.y / pose.sy + ay * h < h

    def draw(self, screen: pygame.Surface, ahead: float) -> list[pygame.Rect]:
        """Paint what changed, *ahead* of the last step by 0 to 1 steps; tell where."""
        if self._layer is None or self._made_for != self.renderer.generation:
            return self._draw_first(screen, ahead)
        if self.shake != (0.0, 0.0):
            return self._draw_shaken(screen, ahead)
        self.renderer.begin_frame()
        if self.idle:
            self.renderer.work_ahead()
            return []
        self._refresh(ahead)
        drawings = self._cloudy(ahead)
        self._settle()
        self._layer.mend(self._ordered)
        areas = self._compose(screen, self._layer, drawings)
        self.renderer.work_ahead()
        return areas

    @property
    def unfinished(self) -> bool:
        """Whether something does not look as it should yet: not printed, or turned only nearly."""
        return any(actor.waits for actor in self._restless)

    @property
    def idle(self) -> bool:
        """Whether the next drawing would change nothing, for all that is known."""
        return not (
            self._restless
            or self._dirty
            or self._whole
            or any(rects or cloud.busy for cloud, rects in self._clouds.items())
        )

    def _draw_first(self, screen: pygame.Surface, ahead: float) -> list[pygame.Rect]:
        """Render and bake everything."""
        self._layer = Layer(painted(self.renderer, self.background))
        self._made_for = self.renderer.generation
        self.renderer.begin_frame(lavish=True)
        for actor in self._cast.values():
            actor.refresh(self.renderer, ahead)
            actor.live = not actor.resting()
        self._restless = {actor: None for actor in self._ordered if actor.live}
        self._stirred = list(self._restless)
        self._sorted = False
        self._sort()
        drawings = self._cloudy(ahead)
        self._settle()
        self._layer.tear(screen.get_rect())
        self._layer.mend(self._ordered)
        self._whole = True
        return self._compose(screen, self._layer, drawings)

    def _draw_shaken(self, screen: pygame.Surface, ahead: float) -> list[pygame.Rect]:
        """Draw everything out of place, except words and what is steady."""
        assert self._layer is not None
        self.renderer.begin_frame()
        self._refresh(ahead)
        dx, dy = (round(way * self.renderer.unit) for way in self.shake)
        screen.blit(self._layer.ground, (0, 0))
        everything = [
            (actor.order, [_shifted(actor.look.drawing, 0, 0)])
            if _steady(actor.token)
            else (actor.order, [_shifted(actor.look.drawing, dx, dy)])
            for actor in self._ordered
            if actor.look is not None
        ]
        for cloud, drawings in self._cloudy(ahead):
            everything.append((cloud.order, [_shifted(drawing, dx, dy) for drawing in drawings]))
        everything.sort(key=itemgetter(0))
        draw_all(screen, [drawing for _, drawings in everything for drawing in drawings])
        self._whole = True
        return [screen.get_rect()]

    def _refresh(self, ahead: float) -> None:
        """Look again at all that may have changed, but for what is not printed in time."""
        for actor in self._restless:
            if actor.unprinted(self.renderer) and not self.renderer.due(actor.token.picture):
                actor.waits = True
                continue
            old = actor.look
            if actor.refresh(self.renderer, ahead):
                self._moved(actor, old, actor.look)
                self._stirred.append(actor)
                actor.live, actor.quiet, self._sorted = True, 0, False
            else:
                actor.quiet += 1
        self._sort()

    def _sort(self) -> None:
        if not self._sorted:
            self._ordered.sort(key=_BY_ORDER)
            self._sorted = True

    def _moved(self, actor: Actor, old: Look | None, new: Look | None) -> None:
        """What *actor* leaves and where it comes to has to be drawn again."""
        if old is not None and not actor.live and self._layer is not None:
            self._layer.tear(old.rect)
        if old is not None and new is not None and old.rect.colliderect(new.rect):
            self._dirty.append(old.rect.union(new.rect))
        else:
            self._dirty += [look.rect for look in (old, new) if look is not None]

    def _cloudy(self, ahead: float) -> list[tuple[ParticleLayer, list[Drawing]]]:
        """What the clouds show; where they were and are is dirty."""
        shown = []
        for cloud, rects in self._clouds.items():
            drawings = cloud.drawings(ahead)
            self._dirty += rects
            rects[:] = [surface.get_rect(topleft=spot) for surface, spot, _ in drawings]
            self._dirty += rects
            if drawings:
                shown.append((cloud, drawings))
        return shown

    def _settle(self) -> None:
        """Lift what lies over something live; bake what has been quiet for a while."""
        clouds = sorted((cloud.order, rects) for cloud, rects in self._clouds.items() if rects)
        self._lift_above(clouds)
        below: list[pygame.Rect] = []
        for actor in [actor for actor in self._ordered if actor.live]:
            while clouds and clouds[0][0] < actor.order:
                below += clouds.pop(0)[1]
            look = actor.look
            if look is None:
                continue
            if actor.quiet >= QUIET and actor.resting() and look.rect.collidelist(below) < 0:
                self._bake(actor, look.rect)
            else:
                below.append(look.rect)
        idle = [a for a in self._restless if not (a.live and a.look) and a.resting()]
        for actor in idle:
            del self._restless[actor]

    def _lift_above(self, clouds: Sequence[tuple[tuple[float, int], list[pygame.Rect]]]) -> None:
        """Lift what is baked above clouds, above what stirred, above what is lifted for that."""
        baked = [(a, a.look.rect) for a in self._ordered if a.look is not None and not a.live]
        boxes = [box for _, box in baked]
        moving = [(actor.order, actor.look.rect) for actor in self._stirred if actor.look]
        self._stirred.clear()
        for order, rects in clouds:
            for hit in rects[0].unionall(rects[1:]).collidelistall(boxes):
                actor, box = baked[hit]
                if not actor.live and actor.order > order and box.collidelist(rects) >= 0:
                    moving.append(self._lift(actor, box))
        while moving:
            order, rect = moving.pop()
            for hit in rect.collidelistall(boxes):
                actor, box = baked[hit]
                if not actor.live and actor.order > order:
                    moving.append(self._lift(actor, box))

    def _bake(self, actor: Actor, rect: pygame.Rect) -> None:
        assert self._layer is not None
        self._restless.pop(actor, None)
        actor.live = False
        self._layer.tear(rect)

    def _lift(self, actor: Actor, rect: pygame.Rect) -> tuple[tuple[float, int], pygame.Rect]:
        assert self._layer is not None
        actor.live, actor.quiet = True, 0
        self._restless[actor] = None
        self._layer.tear(rect)
        return actor.order, rect

    def _compose(
        self,
        screen: pygame.Surface,
        layer: Layer,
        clouds: Sequence[tuple[ParticleLayer, list[Drawing]]],
    ) -> list[pygame.Rect]:
        """Bring the screen up to date from the layer and all that is live."""
        bounds = screen.get_rect()
        dirty = gathered(self._dirty, bounds)
        self._dirty = []
        self._whole = self._whole or _much(dirty, bounds)
        if self._whole:
            self._whole = False
            screen.blit(layer.pixels, (0, 0))
            draw_all(screen, self._live(clouds)[0])
            return [bounds]
        drawings, rects = self._live(clouds) if dirty else ([], [])
        for rect in dirty:
            screen.set_clip(rect)
            screen.blit(layer.pixels, rect, rect)
            draw_all(screen, [drawings[i] for i in rect.collidelistall(rects)])
        screen.set_clip(None)
        return dirty

    def _live(
        self, clouds: Sequence[tuple[ParticleLayer, list[Drawing]]]
    ) -> tuple[list[Drawing], list[pygame.Rect]]:
        """What is drawn live, from the lowest to the topmost, and where."""
        looks = [(a.order, a.look) for a in self._ordered if a.live and a.look is not None]
        if not clouds:
            return [look.drawing for _, look in looks], [look.rect for _, look in looks]
        layers = [(order, [look.drawing], [look.rect]) for order, look in looks]
        layers += [(cloud.order, drawn, self._clouds[cloud]) for cloud, drawn in clouds]
        layers.sort(key=itemgetter(0))
        return [one for _, drawn, _ in layers for one in drawn], [
            one for _, _, rects in layers for one in rects
        ]


def _steady(token: Token) -> bool:
    return token.steady or isinstance(token.picture, Text)


def _shifted(drawing: Drawing, dx: int, dy: int) -> Drawing:
    surface, (x, y), flags = drawing
    return surface, (x + dx, y + dy), flags


def _much(dirty: Sequence[pygame.Rect], bounds: pygame.Rect) -> bool:
    return sum(rect.w * rect.h for rect in dirty) > MUCH * bounds.w * bounds.h

"""The stage: tokens before a background, drawn with as little work as possible."""

from __future__ import annotations

from collections.abc import Callable, Generator

import pygame

from sprites.pictures.geometry import Point
from sprites.pictures.material import WOOD, Material
from sprites.render.background import LateBackground, draw_background
from sprites.render.look import Look
from sprites.render.renderer import Renderer
from sprites.stage.actor import Actor
from sprites.stage.actors import Actors
from sprites.stage.baking import update_layer
from sprites.stage.compositor import Compositor, LiveDrawings, live_drawings
from sprites.stage.effects import Effect, Effects, ShownEffect
from sprites.stage.layer import Layer
from sprites.stage.shaking import draw_shaken, patches_without_steady
from sprites.stage.token import Token

FREEZE_STEPS = 7  # 3 frames after the present one, whichever of its 2 steps it is in
HELD_PICTURES = 3  # rendered ahead in a frame of a freeze, in which nothing else is drawn
MOVED = 1.5  # design units in a step, from which on a token draws the eyes to it


class Stage:
    """Tokens by their z before a background: cover art, a colour or what draws a picture.

    *shake* moves everything by so many design units, but for steady tokens. Boards on it are
    of one *material*.
    """

    def __init__(
        self, renderer: Renderer, background: LateBackground, material: Material = WOOD
    ) -> None:
        self.renderer = renderer
        self.material = material
        self.background = background
        self.shake: tuple[float, float] = (0.0, 0.0)
        self._frozen = 0  # steps for which nothing is to move
        self._held = False  # whether the frame in which all stands still was drawn
        self._shaken = False  # whether it was drawn out of its place
        self.moving: Point | None = None
        """Where the token is that has moved farthest in the last step, in design units."""
        self._actors = Actors()
        self._effects = Effects()
        self._compositor = Compositor()
        self._layer: Layer | None = None
        self._generation = -1  # of the renderer, when the layer was made
        self._motions: list[Generator[None, None, None]] = []

    @property
    def tokens(self) -> tuple[Token, ...]:
        """All tokens, in the order they were added."""
        return self._actors.tokens

    def has(self, name: str) -> bool:
        """Whether a token is on that was called *name* when it was put there."""
        return self._actors.has(name)

    def add(self, *tokens: Token) -> None:
        """Put tokens on the stage; those that are on already stay where they are in the order."""
        for token in tokens:
            if token.stage is not self:
                token.stage = self
                self._actors.add(token)

    def remove(self, *tokens: Token) -> None:
        """Take tokens off; those that are not on do not matter."""
        for token in tokens:
            actor = self._actors.remove(token)
            if actor is not None:
                token.stage = None
                self._note_change(actor, actor.look, None)

    def clear(self) -> None:
        """Take all tokens off, and drop all effects."""
        self.remove(*self.tokens)
        self._compositor.invalidate(self._effects.clear())

    def release(self) -> None:
        """Clear the stage and free its surfaces; it can be used again."""
        self.clear()
        self._layer = None

    def add_effect(self, effect: Effect, z: float) -> tuple[float, int]:
        """Draw *effect* among the tokens from now on; tell its place in their order."""
        self._effects.add(effect)
        return self._actors.next_order(z)

    def touch(self, token: Token) -> None:
        """Note that *token* has changed."""
        self._actors.touch(token)

    def note_jump(self, token: Token) -> None:
        """Note that *token* has jumped elsewhere, and is not to be drawn on the way."""
        self._actors.touch(token).before = token.shown()

    def repaint(self) -> None:
        """Draw everything the next time."""
        self._compositor.everything = True

    def freeze(self, frames: int = FREEZE_STEPS) -> None:
        """Show the present moment for so many *frames* more."""
        self._frozen = frames

    @property
    def frozen(self) -> bool:
        """Whether the present moment is held."""
        return self._frozen > 0

    def step_freeze(self) -> bool:
        """Count a fixed step of a freeze; tells whether nothing may move in it."""
        frozen = self.frozen
        self._frozen -= frozen
        return frozen

    def tick(self) -> None:
        """Begin a fixed step: remember all poses, and advance the motions that run."""
        self._held = False
        farthest, self.moving = MOVED, None
        for actor in self._actors.touched:
            pose, before = actor.token.shown(), actor.before
            far = abs(pose.x - before.x) + abs(pose.y - before.y)
            if far > farthest and actor.token.visible:
                farthest, self.moving = far, (pose.x, pose.y)
            actor.before = pose
        self._actors.touched.clear()
        if self._motions:
            self._motions = [motion for motion in self._motions if next(motion, motion) is None]

    def run(self, motion: Generator[None, None, None]) -> None:
        """Advance *motion* on every step from the next one on, until it ends."""
        self._motions.append(motion)

    def at(
        self, x: float, y: float, wanted: Callable[[Token], bool] = lambda token: True
    ) -> Token | None:
        """The topmost visible token under a point, of those *wanted*."""
        for actor in reversed(self._actors.in_order()):
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

    @property
    def unrendered(self) -> bool:
        """Whether something is not rendered yet: what was seen in its place before still is."""
        unfinished = [actor for actor in self._actors.restless if actor.unfinished]
        return any(actor.needs_rendering(self.renderer) for actor in unfinished)

    @property
    def idle(self) -> bool:
        """Whether the next drawing would change nothing, for all that is known."""
        outdated = self._shaken or self._compositor.pending
        return not (self._actors.restless or outdated or self._effects.busy)

    def draw(self, screen: pygame.Surface, ahead: float) -> list[pygame.Rect]:
        """Draw what changed, *ahead* of the last step by 0 to 1 steps; tell where."""
        if self._held and not self._compositor.everything:
            for _ in range(HELD_PICTURES):
                self.renderer.begin_frame()
                self.renderer.render_prefetched()
            return []
        self._held = self._frozen > 0
        if self._layer is None or self._generation != self.renderer.generation:
            return self._draw_first(screen, ahead)
        self.renderer.begin_frame()
        if self.shake != (0.0, 0.0):
            areas = self._draw_shaken(screen, self._layer, ahead)
        else:
            areas = [] if self.idle else self._draw_changes(screen, self._layer, ahead)
            self._shaken = False
        self.renderer.render_prefetched()
        return areas

    def _draw_first(self, screen: pygame.Surface, ahead: float) -> list[pygame.Rect]:
        """Render and draw everything."""
        self.renderer.begin_frame(unlimited=True)
        self._actors.refresh_all(self.renderer, ahead)
        self._layer = layer = Layer(draw_background(self.renderer, self.background))
        self._generation = self.renderer.generation
        self._compositor.everything = True
        return self._compose(screen, layer, self._show_effects(ahead))

    def _draw_changes(
        self, screen: pygame.Surface, layer: Layer, ahead: float
    ) -> list[pygame.Rect]:
        layer.patches = None
        self._compositor.everything |= self._shaken
        self._refresh(layer, ahead)
        return self._compose(screen, layer, self._show_effects(ahead))

    def _compose(
        self, screen: pygame.Surface, layer: Layer, effects: list[ShownEffect]
    ) -> list[pygame.Rect]:
        update_layer(self._actors, layer, effects)

        def live() -> LiveDrawings:
            return live_drawings(self._actors.live(), effects)

        return self._compositor.draw(screen, layer, live)

    def _draw_shaken(self, screen: pygame.Surface, layer: Layer, ahead: float) -> list[pygame.Rect]:
        """Draw everything, what is not steady out of its place."""
        self._refresh(layer, ahead)
        effects, actors = self._show_effects(ahead), self._actors.in_order()
        if layer.patches is None:
            layer.patches = patches_without_steady(layer.background, actors)
        update_layer(self._actors, layer, effects)
        dx, dy = (round(way * self.renderer.unit) for way in self.shake)
        draw_shaken(screen, layer, (dx, dy), self._actors.in_order(), effects)
        self._compositor.note_drawn()  # else outdated places would add up until the shaking ends
        self._shaken = True
        return [screen.get_rect()]

    def _refresh(self, layer: Layer, ahead: float) -> None:
        """Look again at all that may have changed, but for what cannot be rendered in time.

        Then what has not changed since the last time is no longer outdated.
        """
        # in the order of all that is restless: it says which are rotated if not all can be in time
        looked_at = [a for a in self._actors.restless if a in self._actors.outdated]
        self._actors.outdated = {}
        for actor in looked_at:
            if actor.is_unchanged(self.renderer):
                continue
            self._actors.outdated[actor] = None
            old, order = actor.look, actor.order
            if self._has_to_wait(actor):
                actor.unfinished = True
            elif actor.refresh(self.renderer, ahead):
                self._note_change(actor, old, actor.look)
                self._actors.note_change(actor, order, layer.drawings)

    def _has_to_wait(self, actor: Actor) -> bool:
        """Whether its picture cannot be rendered in this frame."""
        return actor.needs_rendering(self.renderer) and not self.renderer.allows(
            actor.token.picture
        )

    def _note_change(self, actor: Actor, old: Look | None, new: Look | None) -> None:
        """What *actor* leaves and where it comes to has to be drawn again."""
        if old is not None and not actor.live and self._layer is not None:
            self._layer.invalidate(old.rect)
        self._compositor.note_change(old, new)

    def _show_effects(self, ahead: float) -> list[ShownEffect]:
        """The effects of this frame; where they were and are has to be drawn again."""
        shown, outdated = self._effects.frame(ahead)
        self._compositor.invalidate(outdated)
        return shown

"""The layer: background and resting tokens, baked into one opaque surface."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from sprites.render.look import draw_all, shifted
from sprites.stage.actor import Actor
from sprites.stage.rectangles import joined


class Layer:
    """Baked *pixels*, brought up to date where an actor was lifted out or baked in.

    They are those of the whole stage or of an *area* of it, without the actors *left_out*.
    ``patches`` are layers of such areas; they follow all its changes. ``drawings`` counts
    those of the stage.
    """

    def __init__(
        self,
        background: pygame.Surface,
        area: pygame.Rect | None = None,
        left_out: frozenset[Actor] = frozenset(),
    ) -> None:
        self.background, self.left_out = background, left_out
        self.area = area or background.get_rect()
        self.patches: Sequence[Layer] | None = None
        self.drawings = 0
        self.pixels = pygame.Surface(self.area.size)
        self._outdated = [self.area]

    def invalidate(self, rect: pygame.Rect) -> None:
        """What is baked here is no longer right."""
        for layer in (self, *(self.patches or ())):
            if rect.colliderect(layer.area):
                layer._outdated.append(rect.clip(layer.area))

    def update(self, actors: Sequence[Actor]) -> None:
        """Bake outdated places anew from those of *actors* (in order) that are not live."""
        for patch in self.patches or ():
            patch.update(actors)
        if not self._outdated:
            return
        baked = [
            (a.look, a.look.rect)
            for a in actors
            if a.look is not None and not a.live and a not in self.left_out
        ]
        dx, dy = -self.area.x, -self.area.y
        for rect in joined(self._outdated):
            self.pixels.set_clip(rect.move(dx, dy))
            self.pixels.blit(self.background, rect.move(dx, dy), rect)
            drawings = [look.drawing for look, box in baked if box.colliderect(rect)]
            draw_all(self.pixels, [shifted(drawing, dx, dy) for drawing in drawings])
        self.pixels.set_clip(None)
        self._outdated.clear()

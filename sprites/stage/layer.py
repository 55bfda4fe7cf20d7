"""The layer: background and resting tokens, baked into one opaque surface."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from sprites.render.look import draw_all
from sprites.stage.actor import Actor
from sprites.stage.rectangles import joined


class Layer:
    """Baked *pixels*, brought up to date where an actor was lifted out or baked in.

    It is without the actors *left_out*. Its *twin* follows all its changes.
    """

    def __init__(
        self, background: pygame.Surface, left_out: frozenset[Actor] = frozenset()
    ) -> None:
        self.background, self.left_out = background, left_out
        self.twin: Layer | None = None
        self.pixels = pygame.Surface(background.get_size())
        self._outdated = [background.get_rect()]

    def invalidate(self, rect: pygame.Rect) -> None:
        """What is baked here is no longer right."""
        self._outdated.append(rect)
        if self.twin is not None:
            self.twin.invalidate(rect)

    def update(self, actors: Sequence[Actor]) -> None:
        """Bake outdated places anew from those of *actors* (in order) that are not live."""
        if self.twin is not None:
            self.twin.update(actors)
        if not self._outdated:
            return
        baked = [
            (a.look, a.look.rect)
            for a in actors
            if a.look is not None and not a.live and a not in self.left_out
        ]
        for rect in joined(self._outdated):
            self.pixels.set_clip(rect)
            self.pixels.blit(self.background, rect, rect)
            draw_all(self.pixels, [look.drawing for look, box in baked if box.colliderect(rect)])
        self.pixels.set_clip(None)
        self._outdated.clear()

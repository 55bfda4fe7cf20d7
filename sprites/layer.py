"""The layer: the background and every still token, baked into one opaque picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from sprites.actor import Actor, draw_all


class Layer:
    """Baked pixels, mended where something was lifted out or laid down."""

    def __init__(self, ground: pygame.Surface) -> None:
        self.ground = ground
        self.pixels = ground.copy()
        self._torn: list[pygame.Rect] = []

    def tear(self, rect: pygame.Rect) -> None:
        """What is baked here is no longer right."""
        self._torn.append(rect)

    def mend(self, actors: Sequence[Actor]) -> None:
        """Bake the torn places anew from those of *actors* (in order) that are not live."""
        if not self._torn:
            return
        still = [(a.look, a.look.rect) for a in actors if a.look is not None and not a.live]
        for rect in together(self._torn):
            self.pixels.set_clip(rect)
            self.pixels.blit(self.ground, rect, rect)
            draw_all(self.pixels, [look.drawing for look, box in still if box.colliderect(rect)])
        self.pixels.set_clip(None)
        self._torn.clear()

    def restore(self, screen: pygame.Surface, rects: Iterable[pygame.Rect]) -> None:
        """Wipe *rects* of the screen clean of whatever is live."""
        pixels = self.pixels
        screen.blits([(pixels, rect, rect) for rect in rects], doreturn=False)


def together(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Fewer rectangles that cover the same: the ones that touch are joined."""
    joined: list[pygame.Rect] = []
    for rect in rects:
        box = rect.copy()
        while (hit := box.collidelist(joined)) >= 0:
            box.union_ip(joined.pop(hit))
        joined.append(box)
    return joined

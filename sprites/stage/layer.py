"""The layer: the background and every still token, baked into one opaque picture."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from sprites.stage.actor import Actor, draw_all

WASTE = 1.2  # how much more two rectangles may cover when joined
CELL = 160  # pixels
FEW = 64  # rectangles up to which it pays to join those that touch


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


def gathered(dirty: Sequence[pygame.Rect], bounds: pygame.Rect) -> list[pygame.Rect]:
    """What has to be drawn again of the screen, in a few rectangles."""
    if len(dirty) > FEW:
        dirty = _by_cells(dirty)
    return together([rect.clip(bounds) for rect in dirty if rect.colliderect(bounds)])


def together(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Fewer rectangles that cover the same: overlapping ones are joined if that wastes little."""
    joined: list[pygame.Rect] = []
    for rect in rects:
        box = rect.copy()
        for i in reversed(box.collidelistall(joined)):
            both = box.union(joined[i])
            if _area(both) <= WASTE * (_area(box) + _area(joined[i])):
                box = both
                del joined[i]
        joined.append(box)
    return joined


def _by_cells(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """A few larger rectangles instead of very many small ones: one for each cell of a grid."""
    cells: dict[tuple[int, int], pygame.Rect] = {}
    for rect in rects:
        cell = rect.x // CELL, rect.y // CELL
        known = cells.get(cell)
        if known is None:
            cells[cell] = rect.copy()
        else:
            known.union_ip(rect)
    return list(cells.values())


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h

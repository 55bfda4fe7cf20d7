"""Fewer rectangles that cover the same area of the screen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

WASTE = 1.2  # how much more two rectangles may cover when joined
CELL = 160  # pixels
FEW = 64  # rectangles up to which it pays to join those that touch


def visible(rects: Sequence[pygame.Rect], bounds: pygame.Rect) -> list[pygame.Rect]:
    """What lies within *bounds*, in a few rectangles."""
    if len(rects) > FEW:
        rects = _by_cells(rects)
    return joined([rect.clip(bounds) for rect in rects if rect.colliderect(bounds)])


def joined(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The same area: overlapping rectangles are joined if that wastes little."""
    found: list[pygame.Rect] = []
    for box in rects:
        for i in reversed(box.collidelistall(found)):
            both = box.union(found[i])
            if area(both) <= WASTE * (area(box) + area(found[i])):
                box = both
                del found[i]
        found.append(box)
    return found


def area(rect: pygame.Rect) -> int:
    """Pixels in a rectangle."""
    return rect.w * rect.h


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

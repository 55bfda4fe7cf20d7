"""Room in which something large is scaled anew in every frame."""

from __future__ import annotations

import pygame

from sprites.render.bitmaps.bitmaps import Bitmap

STEP = 128  # pixels in which a room grows


class ScalingRoom:
    """Surfaces that are used again: new memory takes longer than all else about scaling."""

    def __init__(self) -> None:
        self._is_used = False  # what is scaled only once needs no room
        self._between = self._last = pygame.Surface((0, 0), pygame.SRCALPHA)

    def scaled(self, bitmap: Bitmap, size: tuple[int, int]) -> pygame.Surface:
        """The pixels of a bitmap scaled to *size*, until the next call.

        They are scaled in width, then in height, as pygame does it, but in memory of its own.
        """
        if not self._is_used:
            self._is_used = True
            return pygame.transform.smoothscale(bitmap.surface, size)
        width, rows = size[0], bitmap.surface.get_height()
        self._between = _at_least(self._between, (width, rows))
        self._last = _at_least(self._last, size)
        between = self._between.subsurface((0, 0, width, rows))
        pygame.transform.smoothscale(bitmap.surface, (width, rows), between)
        return pygame.transform.smoothscale(between, size, self._last.subsurface((0, 0, *size)))


def _at_least(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The *surface*, or a larger one if *size* is not within it."""
    had = surface.get_size()
    if had[0] >= size[0] and had[1] >= size[1]:
        return surface
    larger = [max(a, -(-b // STEP) * STEP) for a, b in zip(had, size, strict=True)]
    return pygame.Surface(larger, pygame.SRCALPHA)

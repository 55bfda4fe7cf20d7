"""Room in which something large is scaled, or faded, anew in every frame."""

from __future__ import annotations

from weakref import ref

import pygame

from sprites.render.bitmaps.bitmaps import Bitmap

STEP = 128  # pixels in which a room grows


class Scratch:
    """A surface that grows: new memory takes longer than to draw or scale there."""

    def __init__(self) -> None:
        self._surface = pygame.Surface((0, 0), pygame.SRCALPHA)

    def part(self, size: tuple[int, int]) -> pygame.Surface:
        """So many of its pixels, with whatever was drawn there before."""
        self._surface = _at_least(self._surface, size)
        return self._surface.subsurface((0, 0, *size))


class ScalingRoom:
    """A surface that is used again for what is scaled or faded last.

    What is scaled on the way to that is only needed during a call: all rooms share the memory for
    it, until the last of them is gone.
    """

    _shared: ref[Scratch] | None = None

    def __init__(self) -> None:
        self._is_used = False  # what is scaled only once needs no room
        self._between: Scratch | None = None
        self._last = Scratch()

    def scaled(self, bitmap: Bitmap, size: tuple[int, int]) -> pygame.Surface:
        """The pixels of a bitmap scaled to *size*, until the next call.

        They are scaled in width, then in height, as pygame does it, but in memory of its own.
        """
        if not self._is_used:
            self._is_used = True
            return pygame.transform.smoothscale(bitmap.surface, size)
        if self._between is None:
            self._between = _shared_scratch()
        rows = bitmap.surface.get_height()
        between = self._between.part((size[0], rows))
        pygame.transform.smoothscale(bitmap.surface, (size[0], rows), between)
        return pygame.transform.smoothscale(between, size, self._last.part(size))

    def faded(self, bitmap: Bitmap, alpha: float) -> pygame.Surface:
        """The pixels of a bitmap at an opacity of *alpha*, 0 to 1, until the next call."""
        opacity = round(255 * alpha)
        made = self._last.part(bitmap.surface.get_size())
        made.fill((opacity, opacity, opacity, opacity))
        made.blit(bitmap.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made


def _shared_scratch() -> Scratch:
    """The one of all rooms that are there."""
    shared = ScalingRoom._shared() if ScalingRoom._shared else None
    if shared is None:
        shared = Scratch()
        ScalingRoom._shared = ref(shared)
    return shared


def _at_least(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The *surface*, or a larger one if *size* is not within it."""
    had = surface.get_size()
    if had[0] >= size[0] and had[1] >= size[1]:
        return surface
    larger = [max(a, -(-b // STEP) * STEP) for a, b in zip(had, size, strict=True)]
    return pygame.Surface(larger, pygame.SRCALPHA)

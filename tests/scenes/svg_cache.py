"""Keeps what pygame rasterised, as the tests of scenes show the same drawings over and over."""

from __future__ import annotations

from io import BytesIO

import pygame

LARGEST = 1280 * 720  # pixels of what is kept
LIMIT = 256 << 20  # bytes; the oldest make room


class SvgCache:
    """``load_sized_svg`` of pygame, which returns what it returned before for the same drawing."""

    def __init__(self) -> None:
        self._load = pygame.image.load_sized_svg
        self._kept: dict[tuple[bytes, tuple[int, int]], pygame.Surface] = {}
        self._bytes = 0

    def load_sized_svg(self, file: BytesIO, size: tuple[int, int]) -> pygame.Surface:
        """The drawing in *file*, at most as large as *size*; not to be changed."""
        key = file.getvalue(), size
        if key not in self._kept:
            surface = self._load(file, size)
            if size[0] * size[1] > LARGEST:
                return surface
            self._kept[key] = surface
            self._bytes += _bytes(surface)
            self._make_room()
        return self._kept[key]

    def _make_room(self) -> None:
        while self._bytes > LIMIT:
            oldest = next(iter(self._kept))
            self._bytes -= _bytes(self._kept.pop(oldest))


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()

"""Keeps what was rasterised, as the tests of scenes show the same drawings over and over.

What one worker has rasterised lies in a folder for the others. Most time of rasterising a small
drawing goes to reading it, so it is read once and scaled down to each size.
"""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from struct import Struct

import pygame

from sprites.render.bitmaps.bitmaps import rasterise

LARGEST = 1950 * 1100  # pixels of what is kept: a background at 1080p
SHARED = 3900 * 2200  # pixels of what other workers find too: one at 4K
SMALL = 64  # pixels: what is nowhere larger is scaled down from a drawing of that size
SIZE = Struct("<2I")  # at the beginning of a file; the pixels follow
LIMIT = 256 << 20  # bytes; what was not used for longest makes room


class RasterisedDrawings:
    """``rasterise``, which returns what it returned before for the same drawing."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self._folder = folder
        self._kept: dict[tuple[str, int, int], pygame.Surface] = {}
        self._bytes = 0
        self._whole: dict[str, pygame.Surface] = {}  # small drawings

    def rasterise(self, svg: str, width: int, height: int) -> pygame.Surface:
        """The drawing in *svg* in so many pixels; not to be changed."""
        key = svg, width, height
        kept = self._kept.pop(key, None)
        surface = self._shared(svg, width, height) if kept is None else kept
        if width * height <= LARGEST:
            self._kept[key] = surface  # the last one again
            self._bytes += 0 if kept else _bytes(surface)
            self._make_room()
        return surface

    def scaled(self, svg: str, width: int, height: int) -> pygame.Surface:
        """The same, with colours that may differ by a shade where it is small."""
        if max(width, height) > SMALL:
            return self.rasterise(svg, width, height)
        if svg not in self._whole:
            drawn = pygame.image.load_sized_svg(BytesIO(svg.encode()), (SMALL, SMALL))
            self._whole[svg] = drawn.premul_alpha_ip()
        return pygame.transform.smoothscale(self._whole[svg], (width, height))

    def _shared(self, svg: str, width: int, height: int) -> pygame.Surface:
        """What any worker has rasterised, or this one does now."""
        path = self._folder / f"{sha256(svg.encode()).hexdigest()}-{width}-{height}"
        if path.exists():
            return _read(path)
        surface = rasterise(svg, width, height)
        if width * height <= SHARED:
            _write(path, surface)
        return surface

    def _make_room(self) -> None:
        while self._bytes > LIMIT:
            oldest = next(iter(self._kept))
            self._bytes -= _bytes(self._kept.pop(oldest))


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def _read(path: Path) -> pygame.Surface:
    """A surface that uses the bytes as they were read: a copy takes as long as reading them."""
    content = memoryview(path.read_bytes())
    return pygame.image.frombuffer(content[SIZE.size :], SIZE.unpack_from(content), "BGRA")


def _write(path: Path, surface: pygame.Surface) -> None:
    kept = path.with_name(f"{path.name}-{os.getpid()}")
    with suppress(OSError):  # a test has filled the disk: each worker then rasterises it
        kept.write_bytes(SIZE.pack(*surface.get_size()) + pygame.image.tobytes(surface, "BGRA"))
        kept.replace(path)  # at once, so that nobody reads a part

"""Surfaces as files of raw pixels, which are the fastest to read."""

from __future__ import annotations

from pathlib import Path
from struct import Struct
from zlib import adler32

import pygame

_HEADER = Struct("<4sIII")  # mark, width, height, checksum
_MARK = b"CRK1"


def write_pixels(path: Path, surface: pygame.Surface) -> None:
    """Write the pixels of *surface* to a file.

    :raises OSError: if it cannot be written.
    """
    pixels = pygame.image.tobytes(surface, "BGRA")
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        file.write(_HEADER.pack(_MARK, *surface.get_size(), adler32(pixels)))
        file.write(pixels)
    part.replace(path)


def read_pixels(path: Path, size: tuple[int, int] | None = None) -> pygame.Surface | None:
    """The surface that a file holds, if the file is whole and of that size."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    if len(content) < _HEADER.size:
        return None
    mark, width, height, checksum = _HEADER.unpack_from(content)
    pixels = memoryview(content)[_HEADER.size :]
    if mark != _MARK or len(pixels) != width * height * 4 or adler32(pixels) != checksum:
        return None
    if size not in (None, (width, height)):
        return None
    return pygame.image.frombuffer(pixels, (width, height), "BGRA")

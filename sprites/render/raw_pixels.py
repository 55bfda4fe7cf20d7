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


def read_pixels(path: Path, size: tuple[int, int]) -> pygame.Surface | None:
    """The surface that a file holds, if the file is whole and of that size."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    pixels = memoryview(content)[_HEADER.size :]
    if len(pixels) != size[0] * size[1] * 4:
        return None
    if _HEADER.unpack_from(content) != (_MARK, *size, adler32(pixels)):
        return None
    return pygame.image.frombuffer(pixels, size, "BGRA")

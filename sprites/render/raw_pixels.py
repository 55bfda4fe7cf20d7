"""Pictures as files of raw pixels: the fastest to read there are."""

from __future__ import annotations

from pathlib import Path
from struct import Struct
from zlib import adler32

import pygame

_HEAD = Struct("<4sIII")  # mark, width, height, checksum
_MARK = b"CRK1"


def keep(path: Path, surface: pygame.Surface) -> None:
    """Write the pixels of *surface* to a file.

    :raises OSError: if it cannot be written.
    """
    pixels = pygame.image.tobytes(surface, "BGRA")
    aside = path.with_suffix(".part")
    with aside.open("wb") as file:
        file.write(_HEAD.pack(_MARK, *surface.get_size(), adler32(pixels)))
        file.write(pixels)
    aside.replace(path)


def fetched(path: Path, size: tuple[int, int]) -> pygame.Surface | None:
    """The pixels kept in a file, if it is whole and of that size."""
    try:
        content = path.read_bytes()
    except OSError:
        return None
    pixels = memoryview(content)[_HEAD.size :]
    if len(pixels) != size[0] * size[1] * 4:
        return None
    if _HEAD.unpack_from(content) != (_MARK, *size, adler32(pixels)):
        return None
    return pygame.image.frombuffer(pixels, size, "BGRA")

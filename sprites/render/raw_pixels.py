"""Surfaces as files of raw pixels, which are the fastest to read. Most are premultiplied."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from struct import Struct
from zlib import crc32

import pygame

from files.reading import check_regular, read_parsed

PIXELS, PART = ".pixels", ".part"  # how whole files end, and those that are being written
LARGEST = 7680 * 4320 * 4 + 64  # bytes: a whole screen
_HEADER = Struct("<4sIII")  # mark, width, height, checksum
_MARK = b"CRK3"


def file_size(surface: pygame.Surface) -> int:
    """The number of bytes of a file with *surface*."""
    return _HEADER.size + surface.get_width() * surface.get_height() * 4


def write_pixels(path: Path, surface: pygame.Surface) -> None:
    """Write the pixels of *surface* to a file, which appears whole or not at all.

    :raises OSError: if it cannot be written.
    """
    pixels = pygame.image.tobytes(surface, "BGRA")
    part = path.with_suffix(PART)
    check_regular(part)
    try:
        with part.open("wb") as file:
            file.write(_HEADER.pack(_MARK, *surface.get_size(), crc32(pixels)))
            file.write(pixels)
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise


def read_pixels(path: Path, size: tuple[int, int] | None = None) -> pygame.Surface | None:
    """The surface that a file holds, if the file is whole and of that size."""
    try:
        surface = read_parsed(path, LARGEST, _surface)
    except (OSError, ValueError):
        return None
    return surface if size in (None, surface.get_size()) else None


def _surface(content: bytes) -> pygame.Surface:
    if len(content) < _HEADER.size:
        raise ValueError("there is no header")
    mark, width, height, checksum = _HEADER.unpack_from(content)
    pixels = memoryview(content)[_HEADER.size :]
    whole = 0 < len(pixels) == width * height * 4
    if mark != _MARK or not whole or crc32(pixels) != checksum:
        raise ValueError("it is not whole")
    return pygame.image.frombuffer(pixels, (width, height), "BGRA")

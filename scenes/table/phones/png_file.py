"""PNG files of drawings with few colours, smaller than those that SDL writes."""

from __future__ import annotations

import struct
import zlib

import pygame

COARSER = bytes((level & 0xF8) | level >> 5 for level in range(256))
"""Five bits of each colour: a card looks the same, and its file has two thirds of the size."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
RGBA = bytes((8, 6, 0, 0, 0))  # bits, colours with alpha, and no choice of methods
UNFILTERED = b"\0"  # before each row: equal pixels stay equal, of which drawings have many


def png_file(surface: pygame.Surface) -> bytes:
    """The file of *surface*, with its transparent corners."""
    width, high = surface.get_size()
    pixels = pygame.image.tobytes(surface, "RGBA").translate(COARSER)
    rows = (pixels[start : start + 4 * width] for start in range(0, len(pixels), 4 * width))
    header = struct.pack(">II", width, high) + RGBA
    packed = zlib.compress(b"".join(UNFILTERED + row for row in rows))
    return SIGNATURE + _chunk(b"IHDR", header) + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, content: bytes) -> bytes:
    checksum = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", checksum)

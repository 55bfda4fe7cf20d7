"""Premultiplied pixels as image files have them, with straight alpha."""

from __future__ import annotations

import re

import pygame

SEE_THROUGH = rb"[^\x00\xff]"  # opacities of shadows and soft edges


def straight_alpha(premultiplied: pygame.Surface) -> pygame.Surface:
    """The same pixels, their colours no longer multiplied by their opacity."""
    before = pygame.image.tobytes(premultiplied, "RGBA")
    after = bytearray(before)
    for found in re.finditer(SEE_THROUGH, before[3::4]):
        first = 4 * found.start()
        opacity = before[first + 3]
        for place in range(first, first + 3):
            after[place] = min(255, before[place] * 255 // opacity)
    return pygame.image.frombytes(bytes(after), premultiplied.get_size(), "RGBA")

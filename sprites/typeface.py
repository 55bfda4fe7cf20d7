"""The house font, measured and drawn large, so that small letters keep their distances."""

from __future__ import annotations

from functools import cache, lru_cache
from io import BytesIO
from math import ceil
from pathlib import Path

import font_fredoka_one
import pygame

FINE = 72  # pixels from which the font's own grid does no harm
RULED = 96  # pixels of the one face by which the others are guessed


@cache
def _letters() -> bytes:
    # Read once: a font that is opened by its name keeps the file open, at every size again.
    return Path(font_fredoka_one.FredokaOne).read_bytes()


class Face:
    """The house font at one size in pixels."""

    def __init__(self, pixels: int) -> None:
        pygame.font.init()
        self.pixels = pixels
        self._times = max(1, min(4, ceil(FINE / pixels)))
        self._font = pygame.font.Font(BytesIO(_letters()), pixels * self._times)
        self.height = round(self._font.get_height() / self._times)

    @property
    def usable(self) -> bool:
        """Whether pygame's fonts have not been closed since."""
        try:
            self._font.get_height()
        except pygame.error:
            return False
        return True

    def width(self, words: str) -> float:
        """How wide a line is, in pixels."""
        return self._font.size(words)[0] / self._times

    def drawn(self, words: str, colour: str) -> pygame.Surface:
        """A line on a transparent ground."""
        ink = self._font.render(words, True, colour)
        if self._times == 1:
            return ink
        size = ceil(ink.get_width() / self._times), self.height
        return pygame.transform.smoothscale(ink, size)


class Guess:
    """How large the house font would be at a size, without opening it there."""

    def __init__(self, pixels: int) -> None:
        self._ruler = face(RULED)
        self._share = pixels / RULED
        self.height = round(self._ruler.height * self._share)

    def width(self, words: str) -> float:
        """About how wide a line would be, in pixels."""
        return self._ruler.width(words) * self._share


def face(pixels: int) -> Face:
    """The house font at a size in pixels."""
    opened = _opened(pixels)
    if not opened.usable:  # opened before the house was closed and opened again
        _opened.cache_clear()
        opened = _opened(pixels)
    return opened


@lru_cache(maxsize=64)
def _opened(pixels: int) -> Face:
    return Face(pixels)

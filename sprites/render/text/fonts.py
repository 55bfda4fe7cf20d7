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
SIZES = 32  # faces that stay open: a third of a MiB each


@cache
def _letters() -> bytes:
    # Read once: a font that is opened by its name keeps the file open, at every size again.
    return Path(font_fredoka_one.FredokaOne).read_bytes()


class Font:
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
        sheet = _scratch(size[0] * self._times, size[1] * self._times)
        sheet.fill((*pygame.Color(colour)[:3], 0))
        sheet.blit(ink, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)  # a copy, without blending
        return pygame.transform.smoothscale(sheet, size)


_SCRATCH: list[pygame.Surface] = []


def _scratch(width: int, height: int) -> pygame.Surface:
    """Pixels to draw on for a moment: to be given fresh ones takes longer than the drawing."""
    if not _SCRATCH or _SCRATCH[0].get_width() < width or _SCRATCH[0].get_height() < height:
        old = _SCRATCH[0].get_size() if _SCRATCH else (0, 0)
        _SCRATCH[:] = [pygame.Surface(tuple(map(max, old, (width, height))), pygame.SRCALPHA)]
    return _SCRATCH[0].subsurface((0, 0, width, height))


class Guess:
    """How large the house font would be at a size, without opening it there."""

    def __init__(self, pixels: int) -> None:
        self._ruler = font_of(RULED)
        self._share = pixels / RULED
        self.height = round(self._ruler.height * self._share)

    def width(self, words: str) -> float:
        """About how wide a line would be, in pixels."""
        return self._ruler.width(words) * self._share


def font_of(pixels: int) -> Font:
    """The house font at a size in pixels."""
    opened = _opened(pixels)
    if not opened.usable:  # opened before the house was closed and opened again
        _opened.cache_clear()
        opened = _opened(pixels)
    return opened


@lru_cache(maxsize=SIZES)
def _opened(pixels: int) -> Font:
    return Font(pixels)

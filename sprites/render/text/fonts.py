"""The font, measured and drawn large, so that small letters keep their distances.

Letters that it lacks come one by one from the fallback fonts.
"""

from __future__ import annotations

from functools import cache, lru_cache
from io import BytesIO
from math import ceil
from pathlib import Path

import font_fredoka_one
import pygame

from sprites.render.text.fallback_font import fallback_glyph, fallback_width

FINE = 72  # pixels from which on the font's rounding does no harm
REFERENCE = 96  # pixels of the size from which the others are estimated
SCRATCH_SIZE = 4096, 192  # pixels: any line of text, but for very long ones
# These are not in the font.
SHOWN_AS = str.maketrans(
    {"\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " "}
    | {"\N{SOFT HYPHEN}": "", "\N{NON-BREAKING HYPHEN}": "-"}
)
OPEN_SIZES = 16  # that stay open: a third of a MiB each


@cache
def _font_file() -> bytes:
    # Read once: a font that is opened by its name keeps the file open, at every size again.
    return Path(font_fredoka_one.FredokaOne).read_bytes()


class Font:
    """The font at one size in pixels."""

    condensed = 1.0

    def __init__(self, pixels: int) -> None:
        pygame.font.init()
        self.pixels = pixels
        self._times = max(1, min(4, ceil(FINE / pixels)))
        self._size = pixels * self._times
        self._font = pygame.font.Font(BytesIO(_font_file()), self._size)
        self.height = round(self._font.get_height() / self._times)

    @property
    def usable(self) -> bool:
        """Whether pygame's fonts have not been closed since."""
        try:
            self._font.get_height()
        except pygame.error:
            return False
        return True

    def metrics(self, words: str) -> list[tuple[int, int, int, int, int] | None]:
        """The box and the advance of each letter in full size."""
        return self._font.metrics(words)

    def width(self, words: str) -> float:
        """How wide a line is, in pixels."""
        return _width(self.pixels, words)

    def measured(self, words: str) -> float:
        """How wide a line is, in pixels, measured anew."""
        words = words.translate(SHOWN_AS)
        if is_in_font(words):
            return self._font.size(words)[0] / self._times
        return sum(map(self._run_width, runs(words))) / self._times

    def drawn(self, words: str, colour: str) -> pygame.Surface:
        """A line on a transparent ground."""
        ink = self._ink(words.translate(SHOWN_AS), colour)
        if self._times == 1:
            return ink
        size = ceil(ink.get_width() / self._times), self.height
        sheet = _scratch(size[0] * self._times, size[1] * self._times)
        sheet.fill((*pygame.Color(colour)[:3], 0))
        sheet.blit(ink, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)  # a copy, without blending
        return pygame.transform.smoothscale(sheet, size)

    def _ink(self, words: str, colour: str) -> pygame.Surface:
        """A line in the size of pygame's font, before it is made smaller."""
        if is_in_font(words):
            return self._font.render(words, True, colour)
        size = ceil(sum(map(self._run_width, runs(words)))), self._font.get_height()
        sheet, x = pygame.Surface(size, pygame.SRCALPHA), 0.0
        sheet.fill((*pygame.Color(colour)[:3], 0))
        for run in runs(words):
            if is_in_font(run):
                ink, at = self._font.render(run, True, colour), (round(x), 0)
            else:
                glyph = fallback_glyph(run, self._size, colour)
                ink = glyph.ink
                at = round(x) + glyph.left, self._font.get_ascent() - glyph.above
            sheet.blit(ink, at, special_flags=pygame.BLEND_RGBA_MAX)
            x += self._run_width(run)
        return sheet

    def _run_width(self, run: str) -> float:
        if _lacks(run[0]):
            return fallback_width(run, self._size)
        return self._font.size(run)[0]


@lru_cache(maxsize=4096)  # the same lines are measured over and over while they are broken
def runs(words: str) -> tuple[str, ...]:
    """*words* in parts: those that the font has whole, and each letter that it lacks."""
    parts = [""]
    for letter in words:
        if _lacks(letter):
            parts += [letter, ""]
        else:
            parts[-1] += letter
    return tuple([part for part in parts if part])


def is_in_font(words: str) -> bool:
    """Whether the font has all letters of *words*."""
    return words.isascii() or not any(map(_lacks, words))


@cache
def _lacks(letter: str) -> bool:
    """Whether the font has no ink for *letter*: it draws an empty box instead."""
    if letter.isspace():
        return False
    (metrics,) = font_of(REFERENCE).metrics(letter)
    return metrics is None or not any(metrics[:4])


def _scratch(width: int, height: int) -> pygame.Surface:
    """Pixels to draw on for a moment: to make new ones takes longer than the drawing."""
    if width > SCRATCH_SIZE[0] or height > SCRATCH_SIZE[1]:
        return pygame.Surface((width, height), pygame.SRCALPHA)
    return _scratch_surface().subsurface((0, 0, width, height))


@cache
def _scratch_surface() -> pygame.Surface:
    return pygame.Surface(SCRATCH_SIZE, pygame.SRCALPHA)


class CondensedFont:
    """A font whose letters have a *share* of their width, and all of their height."""

    def __init__(self, font: Font, share: float) -> None:
        self._font, self.condensed, self.height = font, share, font.height

    def width(self, words: str) -> float:
        """How wide a line is, in pixels."""
        return self._font.width(words) * self.condensed

    def drawn(self, words: str, colour: str) -> pygame.Surface:
        """A line on a transparent ground."""
        ink = self._font.drawn(words, colour)
        return pygame.transform.smoothscale(ink, (ceil(self.width(words)), self.height))


def condensed(pixels: int, share: float) -> Font | CondensedFont:
    """The font at a size in pixels, with a *share* of its width."""
    font = font_of(pixels)
    return font if share == 1.0 else CondensedFont(font, share)


class FontEstimate:
    """How large the font would be at a size, without opening it there."""

    condensed = 1.0

    def __init__(self, pixels: int) -> None:
        self._share = pixels / REFERENCE
        self.height = round(font_of(REFERENCE).height * self._share)

    def width(self, words: str) -> float:
        """About how wide a line would be, in pixels."""
        return _width(REFERENCE, words) * self._share


@lru_cache(maxsize=2048)  # a text is tried in one size and width after another
def _width(pixels: int, words: str) -> float:
    """How wide a line is in the font at a size in pixels."""
    return font_of(pixels).measured(words)


def font_of(pixels: int) -> Font:
    """The font at a size in pixels."""
    opened = _opened(pixels)
    if not opened.usable:  # opened before pygame was closed and opened again
        _opened.cache_clear()
        opened = _opened(pixels)
    return opened


@lru_cache(maxsize=OPEN_SIZES)
def _opened(pixels: int) -> Font:
    return Font(pixels)

"""Letters that the first font lacks, from fallback fonts, which are opened when they are needed.

Each is opened once for all sizes: one for Japanese takes half a MiB, and a file that stays open.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from sprites.render.language_fonts import FONTS, FontFile

TRIED = 32  # pixels: any size will do to see which letters a font has


class FallbackGlyph(NamedTuple):
    """A letter as it is drawn: its pixels, where they begin, and how far it is to the next one."""

    ink: pygame.Surface
    left: int
    above: int
    """How high the ink begins over the baseline."""
    advance: float


@lru_cache(maxsize=128)  # large ones take 50 KiB each
def fallback_glyph(letter: str, pixels: int, colour: str) -> FallbackGlyph:
    """A *letter* in the font that has it, at a size in pixels."""
    ink, box = _opened(_font_with(letter)).render(letter, colour, size=pixels)
    return FallbackGlyph(ink, box.x, box.y, fallback_width(letter, pixels))


@lru_cache(maxsize=4096)
def fallback_width(letter: str, pixels: int) -> float:
    """How wide a *letter* is in the font that has it, in pixels."""
    (metrics,) = _opened(_font_with(letter)).get_metrics(letter, pixels)
    return float(metrics[4]) if metrics else pixels / 2


def has_fallback(letter: str) -> bool:
    """Whether one of the fonts that are installed has a *letter*."""
    return any(_has(font, letter) for font in FONTS)


@cache
def _font_with(letter: str) -> FontFile:
    return next((font for font in FONTS if _has(font, letter)), FONTS[0])


def _has(font: FontFile, letter: str) -> bool:
    if find_spec(font.package) is None:
        return False
    return bool(_opened(font).get_metrics(letter, TRIED) != [None])


def _opened(font: FontFile) -> Any:
    opened = _open(font)
    try:
        opened.get_sized_height(TRIED)
    except pygame.error:  # opened before pygame was closed and opened again
        _open.cache_clear()
        opened = _open(font)
    return opened


@cache
def _open(font: FontFile) -> Any:
    # The module of pygame.font knows no instances of variable fonts, and few texts need this one.
    freetype: Any = import_module("pygame.freetype")
    if not freetype.get_init():
        freetype.init()
    folder = Path(str(import_module(font.package).__file__)).parent
    opened = freetype.Font(str(folder / font.file), font_index=font.instance)
    opened.pad = False
    return opened

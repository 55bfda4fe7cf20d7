"""A second font for the letters that the first one lacks, opened when a text has one of them."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

import fontpkg_nunito
import pygame

FILE = fontpkg_nunito.ROOT / "files" / "Nunito[wght].ttf"
BLACK = 8 << 16  # the instance of this variable font that is as heavy as the first font
OPEN_SIZES = 16


class Glyph(NamedTuple):
    """A letter as it is drawn: its pixels, where they begin, and how far it is to the next one."""

    ink: pygame.Surface
    left: int
    above: int
    """How high the ink begins over the baseline."""
    advance: float


@lru_cache(maxsize=1024)
def fallback_glyph(letter: str, pixels: int, colour: str) -> Glyph:
    """A *letter* in the second font, at a size in pixels."""
    font = _opened(pixels)
    ink, box = font.render(letter, colour)
    return Glyph(ink, box.x, box.y, fallback_width(letter, pixels))


def fallback_width(letter: str, pixels: int) -> float:
    """How wide a *letter* is in the second font, in pixels."""
    (metrics,) = _opened(pixels).get_metrics(letter)
    return float(metrics[4]) if metrics else pixels / 2


def has_fallback(letter: str) -> bool:
    """Whether the second font has a *letter*."""
    return bool(_opened(32).get_metrics(letter) != [None])


@lru_cache(maxsize=OPEN_SIZES)
def _opened(pixels: int) -> Any:
    # The module of pygame.font knows no instances of variable fonts, and few texts need this one.
    freetype: Any = import_module("pygame.freetype")
    if not freetype.get_init():
        freetype.init()
    font = freetype.Font(str(FILE), pixels, font_index=BLACK)
    font.pad = False
    return font

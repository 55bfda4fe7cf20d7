"""How many lie or sit in one place: a number on a disc or a plate."""

from __future__ import annotations

from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.render.renderer import Renderer
from words import say

ROOM = 0.86  # of a disc is as wide as its number, at most
TIMES_X = 9.0  # left and right of the words on a plate


def number_disc(count: int, wide: float) -> Collage:
    """How many there are, on a disc so *wide*."""
    disc = Paper(wide, wide, theme.PAPER_BRIGHT, wide / 2, theme.CURTAIN, shadow=False)
    number = Text(str(count), theme.BODY, theme.INK, ROOM * wide, wide)
    return Collage(wide, wide, (Part(disc, wide / 2, wide / 2), Part(number, wide / 2, wide / 2)))


def times_plate(renderer: Renderer, count: int, high: float) -> Collage:
    """How many frogs there are, as "×6" on a plate so *high*."""
    words = Text(say("frogger.crowd_count", count=count), theme.BODY, theme.INK, height=high)
    wide = max(high, renderer.size(words)[0] + 2 * TIMES_X)
    sheet = Paper(wide, high, theme.PAPER_BRIGHT, high / 2, theme.CURTAIN, shadow=False)
    return Collage(wide, high, (Part(sheet, wide / 2, high / 2), Part(words, wide / 2, high / 2)))

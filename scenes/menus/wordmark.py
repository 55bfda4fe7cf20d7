"""The name of the program, cut out of paper letter by letter."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from scenes.ui.widgets import Widget
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import CachedCollage, Collage, Part, Text, Tilted
from sprites.render.renderer import Renderer
from words import say

RIM_COPIES = 16  # copies of a letter around it that make its paper rim
RIM = 0.055  # of the letter's size
SHADOW = 0.035
TILTS = (-5, 3, -2, 4, -4, 2, -3, 5)  # degrees
RISES = (0.02, -0.03, 0.03, -0.02)  # of the letter's size
COLOURS = tuple(theme.SEATS[seat].ink for seat in (1, 0, 3, 4))


def wordmark(renderer: Renderer, area: Box) -> Widget:
    """The letters side by side in the middle of *area*, as large as it allows."""
    name = say("title.name")
    size = area.h * 0.8
    widths = _widths(renderer, name, size)
    if sum(widths) > area.w * 0.96:
        size *= area.w * 0.96 / sum(widths)
        widths = _widths(renderer, name, size)
    box = Box.around(*area.centre, sum(widths), min(area.h, size * 1.2))

    def make() -> Collage:
        return _letters(name, widths, size, renderer.text_scale, box.h)

    picture = CachedCollage(f"wordmark {name}", box.w, box.h, make)
    return Widget("wordmark", picture, box, 10, decor=True)


def _widths(renderer: Renderer, name: str, size: float) -> list[float]:
    unscaled = size / renderer.text_scale
    return [renderer.size(Text(letter, unscaled))[0] + size * RIM for letter in name]


def _letters(
    name: str, widths: Sequence[float], size: float, text_scale: float, height: float
) -> Collage:
    """All letters, each tilted and a little higher or lower than the one before."""
    x, parts = 0.0, []
    for i, (letter, wide) in enumerate(zip(name, widths, strict=True)):
        colour, angle = COLOURS[i % len(COLOURS)], TILTS[i % len(TILTS)]
        upright = _letter(letter, size / text_scale, Box(0, 0, wide, height), colour)
        y = height / 2 + RISES[i % len(RISES)] * size
        parts.append(Part(Tilted(upright, angle), x + wide / 2, y))
        x += wide
    return Collage(sum(widths), height, tuple(parts))


def _letter(letter: str, size: float, box: Box, colour: str) -> Collage:
    """A letter on a rim of paper with a shadow; *size* is before the setting of the text size."""
    x, y = box.w / 2, box.h / 2
    rim, drop = RIM * box.h / 1.2, SHADOW * box.h
    paper = Text(letter, size, theme.PAPER_BRIGHT)
    shadow = Text(letter, size, theme.DAWN_DEEP)
    turns = [2 * pi * i / RIM_COPIES for i in range(RIM_COPIES)]
    offsets = [(cos(turn) * rim, sin(turn) * rim) for turn in turns]
    shadows = [Part(shadow, x + dx + drop * 0.4, y + dy + drop) for dx, dy in offsets]
    rims = [Part(paper, x + dx, y + dy) for dx, dy in offsets]
    face = Part(Text(letter, size, colour), x, y)
    return Collage(box.w, box.h, (*shadows, *rims, face))

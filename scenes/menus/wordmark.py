"""The name of the program, cut out of paper letter by letter."""

from __future__ import annotations

from math import cos, pi, sin

from scenes.ui.widgets import Widget
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part, Text, cached
from sprites.render.renderer import Renderer
from words import say

RIM_COPIES = 16  # copies of a letter around it that make its paper rim
RIM = 0.055  # of the letter's size
SHADOW = 0.035
TILTS = (-5.0, 3.0, -2.0, 4.0, -4.0, 2.0, -3.0, 5.0)  # degrees
RISES = (0.02, -0.03, 0.03, -0.02)  # of the letter's size
COLOURS = tuple(theme.SEATS[seat].ink for seat in (1, 0, 3, 4))


def wordmark(renderer: Renderer, area: Box) -> list[Widget]:
    """The letters side by side in the middle of *area*, as large as it allows."""
    name = say("title.name")
    size = area.h * 0.8
    widths = _widths(renderer, name, size)
    if sum(widths) > area.w * 0.96:
        size *= area.w * 0.96 / sum(widths)
        widths = _widths(renderer, name, size)
    x = area.centre[0] - sum(widths) / 2
    widgets = []
    for i, (letter, wide) in enumerate(zip(name, widths, strict=True)):
        y = area.centre[1] + RISES[i % len(RISES)] * size
        box = Box.around(x + wide / 2, y, wide, min(area.h, size * 1.2))
        colour = COLOURS[i % len(COLOURS)]
        picture = cached(
            f"letter {letter} {colour}", _letter(letter, size / renderer.text_scale, box, colour)
        )
        angle = TILTS[i % len(TILTS)]
        widgets.append(Widget(f"letter-{i}", picture, box, 10 + i, angle=angle, decor=True))
        x += wide
    return widgets


def _widths(renderer: Renderer, name: str, size: float) -> list[float]:
    unscaled = size / renderer.text_scale
    return [renderer.size(Text(letter, unscaled))[0] + size * RIM for letter in name]


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

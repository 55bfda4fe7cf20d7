"""The name of the house, cut out letter by letter."""

from __future__ import annotations

from math import cos, pi, sin

from scenes.ui.widgets import Widget
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part, Text
from sprites.render.renderer import Renderer
from words import say

ROUND = 16  # places round a letter from which its paper rim is cut
RIM = 0.055  # of the letter's size
SHADE = 0.035
TILTS = (-5.0, 3.0, -2.0, 4.0, -4.0, 2.0, -3.0, 5.0)
RISES = (0.02, -0.03, 0.03, -0.02)
COLOURS = tuple(theme.SEATS[seat].ink for seat in (1, 0, 3, 4))


def wordmark(renderer: Renderer, room: Box) -> list[Widget]:
    """The letters side by side in the middle of *room*, as large as it allows."""
    name = say("title.name")
    size = room.h * 0.8
    widths = _widths(renderer, name, size)
    if sum(widths) > room.w * 0.96:
        size *= room.w * 0.96 / sum(widths)
        widths = _widths(renderer, name, size)
    x = room.centre[0] - sum(widths) / 2
    things = []
    for place, (letter, wide) in enumerate(zip(name, widths, strict=True)):
        y = room.centre[1] + RISES[place % len(RISES)] * size
        box = Box.around(x + wide / 2, y, wide, min(room.h, size * 1.2))
        picture = _letter(letter, size / renderer.text_scale, box, COLOURS[place % len(COLOURS)])
        tilt = TILTS[place % len(TILTS)]
        things.append(Widget(f"letter-{place}", picture, box, 10 + place, angle=tilt, decor=True))
        x += wide
    return things


def _widths(renderer: Renderer, name: str, size: float) -> list[float]:
    fixed = size / renderer.text_scale
    return [renderer.size(Text(letter, fixed))[0] + size * RIM for letter in name]


def _letter(letter: str, size: float, box: Box, colour: str) -> Collage:
    """A letter on a rim of paper with a shadow; its size already allows for the text scale."""
    x, y = box.w / 2, box.h / 2
    rim, drop = RIM * box.h / 1.2, SHADE * box.h
    paper = Text(letter, size, theme.PAPER_BRIGHT)
    shade = Text(letter, size, theme.DAWN_DEEP)
    places = [(cos(2 * pi * i / ROUND) * rim, sin(2 * pi * i / ROUND) * rim) for i in range(ROUND)]
    shades = [Part(shade, x + dx + drop * 0.4, y + dy + drop) for dx, dy in places]
    rims = [Part(paper, x + dx, y + dy) for dx, dy in places]
    face = Part(Text(letter, size, colour), x, y)
    return Collage(box.w, box.h, (*shades, *rims, face))

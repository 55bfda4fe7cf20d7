"""The name of the program, cut out of paper letter by letter."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from scenes.ui.widgets import Widget
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, CachedCollage, Collage, Part, Text, Tilted
from sprites.pictures.theme import SeatLook
from sprites.render.renderer import Renderer
from words import say

RIM_COPIES = 16  # copies of a letter around it that make its paper rim
RIM = 0.055  # of the letter's size
THICKNESS = (0.02, 0.045)  # where the copies of the rim lie that make it thick, of the height
BEVEL = 0.018  # how far the lit and the dark edge of a letter reach, of its size
TILTS = (-5, 3, -2, 4, -4, 2, -3, 5)  # degrees
RISES = (0.02, -0.03, 0.03, -0.02)  # of the letter's size
FROG_LETTER, FROG_SEAT = 2, 2  # the letter that a frog looks over, and whose colours it has
FROG, FROG_UP = 0.5, 0.4  # how wide it is, and how far over the middle of the letter; of its size
COLOURS = tuple(theme.SEATS[seat] for seat in (1, 0, 3, 4))
INKED = tuple(look._replace(body=look.ink, dark=look.ink) for look in COLOURS)
"""Those for high contrast, dark on the paper of the rim."""


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
        return _letters(renderer, name, widths, size, box.h)

    kind = "inked wordmark" if renderer.high_contrast else "wordmark"
    picture = CachedCollage(f"{kind} {name}", box.w, box.h, make)
    return Widget("wordmark", picture, box, 10, decor=True)


def _widths(renderer: Renderer, name: str, size: float) -> list[float]:
    unscaled = size / renderer.text_scale
    return [renderer.size(Text(letter, unscaled))[0] + size * RIM for letter in name]


def _letters(
    renderer: Renderer, name: str, widths: Sequence[float], size: float, height: float
) -> Collage:
    """All letters, each tilted and a little higher or lower than the one before."""
    looks = INKED if renderer.high_contrast else COLOURS
    x, parts = 0.0, list[Part]()
    for i, (letter, wide) in enumerate(zip(name, widths, strict=True)):
        colour, angle = looks[i % len(looks)], TILTS[i % len(TILTS)]
        upright = _letter(letter, size / renderer.text_scale, Box(0, 0, wide, height), colour)
        y = height / 2 + RISES[i % len(RISES)] * size
        if i == FROG_LETTER:
            parts.append(Part(_frog(size), x + wide / 2, y - FROG_UP * size))
        parts.append(Part(Tilted(upright, angle), x + wide / 2, y))
        x += wide
    return Collage(sum(widths), height, tuple(parts))


def _frog(size: float) -> Art:
    """The head that looks over a letter of that *size*."""
    return Art("frog-head", FROG * size, palette_of(FROG_SEAT))


def _letter(letter: str, size: float, box: Box, colour: SeatLook) -> Collage:
    """A letter on a thick rim of paper; *size* is before the setting of the text size."""
    rim, bevel = RIM * box.h / 1.2, BEVEL * size
    turns = [2 * pi * i / RIM_COPIES for i in range(RIM_COPIES)]
    around = [(cos(turn) * rim, sin(turn) * rim) for turn in turns]
    edges = [
        (theme.DAWN_DEEP, [(dx, dy + down * box.h) for dx, dy in around for down in THICKNESS]),
        (theme.PAPER_BRIGHT, around),
        (colour.dark, [(bevel * 0.5, bevel)]),
        (colour.light, [(-bevel * 0.5, -bevel)]),
        (colour.body, [(0.0, 0.0)]),
    ]
    x, y = box.w / 2, box.h / 2
    parts = (
        Part(Text(letter, size, ink), x + dx, y + dy) for ink, places in edges for dx, dy in places
    )
    return Collage(box.w, box.h, tuple(parts))

"""A small card with its number, in words on the table."""

from __future__ import annotations

from rules.quibbit import Frog
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.render.renderer import Renderer

PAD, EDGE, ROUND = 5.0, 4.0, 6.0
TALL, TALLEST = 1.2, 1.44  # how high it is at least and at most, of its width


def small_card(renderer: Renderer, frog: Frog, card: int, size: float) -> Collage:
    """A card of *frog*, upright, as high as its number of that *size*."""
    number = Text(str(card), size)
    wide, high = renderer.size(number)
    room, edge = max(wide + 2 * PAD, high / TALLEST), palette_of(frog).dark
    tall = max(high, TALL * room)
    sheet = Paper(room, tall, theme.PAPER_BRIGHT, ROUND, edge=edge, edge_width=EDGE, shadow=False)
    middle = room / 2, tall / 2
    return Collage(room, tall, (Part(sheet, *middle), Part(number, *middle)))

"""A number on a disc, for what lies or sits in one place."""

from __future__ import annotations

from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text

DISC = 42.0


def number_disc(count: int, wide: float = DISC, colour: str = theme.PAPER_BRIGHT) -> Picture:
    """How many there are, on a disc so *wide*."""
    disc = Paper(wide, wide, colour, wide / 2, theme.CURTAIN, shadow=False)
    number = Text(str(count), theme.BODY, theme.INK, wide, wide)
    return Collage(wide, wide, (Part(disc, wide / 2, wide / 2), Part(number, wide / 2, wide / 2)))

"""The colours of the great moments of a game."""

from __future__ import annotations

from typing import Final, NamedTuple

from sprites.pictures import theme
from sprites.pictures.lettering import LetterFill, Lettering


class ClimaxColours(NamedTuple):
    """What is dimmed comes nearer to the colour *dark*; headlines have a *lettering*."""

    dark: theme.Colour
    lettering: Lettering


def _colours(
    dark: theme.Colour, top: theme.Colour, base: theme.Colour, outline: theme.Colour
) -> ClimaxColours:
    return ClimaxColours(dark, Lettering(LetterFill(top, base), outline))


PLAIN: Final = _colours(theme.NIGHT, theme.PAPER_BRIGHT, theme.FOCUS, theme.NIGHT)
POND: Final = _colours("#003e4a", "#fbffe6", "#a8e05f", "#0b3a2b")
STREET: Final = _colours("#06243c", "#fffdf0", "#ffc928", "#14202e")
HALL: Final = _colours("#3a0c3c", "#fff6d8", "#f3b93f", "#3a1160")
DUSK: Final = _colours("#160c50", "#fffde8", "#f0e052", "#16124a")
MEADOW: Final = _colours("#082e4a", "#fffdf2", "#ffe6a6", "#0c2a3f")
ALL: Final = (PLAIN, POND, STREET, HALL, DUSK, MEADOW)

NAMES: Final = (
    LetterFill("#ffc49a", "#f0854a"),
    LetterFill("#b4f0d4", "#4fcf9f"),
    LetterFill("#fff6bd", "#f7dc3f"),
    LetterFill("#bfe0fb", "#6aaeea"),
    LetterFill("#fbd9e8", "#ee93c1"),
    LetterFill("#def5ff", "#82ccf0"),
)
"""The fills of the names of all seats in headlines: their colours, light on each dark outline."""

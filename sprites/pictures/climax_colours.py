"""The colours of the great moments of a game."""

from __future__ import annotations

from typing import Final, NamedTuple

from sprites.pictures import theme
from sprites.pictures.lettering import LetterFill, Lettering


class ClimaxColours(NamedTuple):
    """What is dimmed comes nearer to the colour *dark*; headlines have a *lettering*.

    Behind close-ups is the drawing *backdrop*, behind what lands or is glad that of an *impact*.
    """

    dark: theme.Colour
    lettering: Lettering
    backdrop: str
    impact: str


def _colours(
    dark: theme.Colour, top: theme.Colour, base: theme.Colour, outline: theme.Colour,
    world: str,
) -> ClimaxColours:  # fmt: skip
    lettering = Lettering(LetterFill(top, base), outline)
    return ClimaxColours(dark, lettering, f"backdrop-{world}", f"impact-{world}")


PLAIN: Final = _colours(theme.NIGHT, theme.PAPER_BRIGHT, theme.FOCUS, theme.NIGHT, "dusk")
POND: Final = _colours("#003e4a", "#fbffe6", "#a8e05f", "#0b3a2b", "pond")
STREET: Final = _colours("#06243c", "#fffdf0", "#ffc928", "#14202e", "street")
HALL: Final = _colours("#3a0c3c", "#fff6d8", "#f3b93f", "#3a1160", "hall")
DUSK: Final = _colours("#160c50", "#fffde8", "#f0e052", "#16124a", "dusk")
MEADOW: Final = _colours("#082e4a", "#fffdf2", "#ffe6a6", "#0c2a3f", "meadow")
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

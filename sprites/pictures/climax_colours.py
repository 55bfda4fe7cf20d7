"""The colours of the great moments of a game."""

from __future__ import annotations

from typing import Final, NamedTuple

from sprites.pictures import theme


class ClimaxColours(NamedTuple):
    """What is dimmed in a game's great moments comes nearer to the colour *dark*."""

    dark: theme.Colour


PLAIN: Final = ClimaxColours(theme.NIGHT)
POND: Final = ClimaxColours("#003e4a")
STREET: Final = ClimaxColours("#06243c")
HALL: Final = ClimaxColours("#3a0c3c")
DUSK: Final = ClimaxColours("#160c50")
MEADOW: Final = ClimaxColours("#082e4a")
ALL: Final = (PLAIN, POND, STREET, HALL, DUSK, MEADOW)

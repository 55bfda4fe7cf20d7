"""Materials: what boards are made of."""

from __future__ import annotations

from typing import Literal

from sprites.pictures import climax_colours, theme
from sprites.pictures.climax_colours import ClimaxColours
from values import value

TILE = 12.0  # the side of a weave's drawing, in design units


@value
class Material:
    """The colours of boards, and the names of what is drawn on them.

    The drawing *weave* is repeated all over, *corner* is that of the upper left. Along the rim is a
    *line* in one stroke or in stitches, grain near the upper and lower side, or none. *climax* has
    the colours of great moments.
    """

    colours: theme.BoardColours
    weave: str = ""
    corner: str = ""
    line: Literal["grain", "stroke", "stitches", "none"] = "stroke"
    climax: ClimaxColours = climax_colours.PLAIN

    @property
    def period(self) -> float:
        """After how many design units a board repeats itself, 0 if it is the same all along."""
        return TILE if self.weave or self.line == "stitches" else 0.0


WOOD = Material(theme.WOOD_BOARD, line="grain")

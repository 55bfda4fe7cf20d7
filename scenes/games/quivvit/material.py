"""What the boards of Quivvit are made of: gingham with seams and buttons."""

from __future__ import annotations

from dataclasses import replace

from sprites.pictures import climax_colours, theme
from sprites.pictures.material import Material

MATERIAL = Material(
    theme.GINGHAM_BOARD,
    weave="board-check",
    corner="board-button",
    line="stitches",
    climax=climax_colours.MEADOW,
)
PLAIN = replace(MATERIAL, line="none")  # where letters fill the board

"""What the boards of Quabble are made of: velvet with golden cord."""

from __future__ import annotations

from sprites.pictures import climax_colours, theme
from sprites.pictures.material import Material

MATERIAL = Material(
    theme.VELVET_BOARD,
    weave="board-damask",
    corner="board-stud",
    climax=climax_colours.HALL,
)

"""What the boards of Quibbit are made of: leaves of lilies, wet with dew."""

from __future__ import annotations

from sprites.pictures import climax_colours, theme
from sprites.pictures.material import Material

MATERIAL = Material(
    theme.LEAF_BOARD,
    weave="board-vein",
    corner="board-dew",
    climax=climax_colours.POND,
)

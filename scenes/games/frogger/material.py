"""What the boards of Frogger are made of: road signs of enamel, bolted to their posts."""

from __future__ import annotations

from sprites.pictures import climax_colours, theme
from sprites.pictures.material import Material

MATERIAL = Material(
    theme.ENAMEL_BOARD,
    weave="board-enamel",
    corner="board-bolt",
    climax=climax_colours.STREET,
)

"""What the boards of Mosquito are made of: mats of reed, bound with dark cord."""

from __future__ import annotations

from dataclasses import replace

from sprites.pictures import climax_colours, theme
from sprites.pictures.material import Material

MATERIAL = Material(
    theme.REED_BOARD,
    weave="board-reed",
    corner="board-knot",
    climax=climax_colours.DUSK,
)
PLAIN = replace(MATERIAL, weave="")  # behind small letters

"""Boards of some material that carry words and signs. All lengths are design units."""

from __future__ import annotations

from sprites.pictures.material import WOOD, Material
from sprites.pictures.pictures import Collage, Paper, Part, Picture
from sprites.render.renderer import Renderer

RADIUS, EDGE = 18.0, 4.0
PAD_X, PAD_Y = 14.0, 4.0


def board(
    width: float, height: float, material: Material = WOOD, *, lit: bool = False,
    dim: bool = False, edge: str | None = None,
) -> Paper:  # fmt: skip
    """An empty board; *edge* is the colour of its rim, if it is not that of its *material*."""
    colours = material.colours
    body = colours.dim if dim else colours.body
    return Paper(
        width,
        height,
        colours.lit if lit and not dim else body,
        min(RADIUS, height / 2),
        edge=edge or colours.edge,
        edge_width=EDGE if edge is None else 2 * EDGE,
        material=material,
    )


def on_board(
    renderer: Renderer, picture: Picture, pad_y: float = PAD_Y, material: Material = WOOD
) -> tuple[Collage, float]:
    """*picture* on a board that is a little larger; both, and how wide the board is."""
    w, h = renderer.size(picture)
    wide, high = w + 2 * PAD_X, h + 2 * pad_y
    sheet = board(wide, high, material)
    pieces = Part(sheet, wide / 2, high / 2), Part(picture, wide / 2, high / 2)
    return Collage(wide, high, pieces), wide

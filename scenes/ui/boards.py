"""Boards of wood that carry words and signs. All lengths are design units."""

from __future__ import annotations

from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture
from sprites.render.renderer import Renderer

RADIUS, EDGE = 18.0, 4.0
PAD_X, PAD_Y = 14.0, 4.0


def board(width: float, height: float, *, lit: bool = False, edge: str | None = None) -> Paper:
    """An empty board; *edge* is the colour of its rim, if it is not that of wood."""
    return Paper(
        width,
        height,
        theme.WOOD_LIT if lit else theme.WOOD,
        min(RADIUS, height / 2),
        edge=edge or theme.WOOD_EDGE,
        edge_width=EDGE if edge is None else 2 * EDGE,
        grain=theme.WOOD_GRAIN,
    )


def on_board(renderer: Renderer, picture: Picture, pad_y: float = PAD_Y) -> tuple[Collage, float]:
    """*picture* on a board that is a little larger; both, and how wide the board is."""
    w, h = renderer.size(picture)
    wide, high = w + 2 * PAD_X, h + 2 * pad_y
    pieces = Part(board(wide, high), wide / 2, high / 2), Part(picture, wide / 2, high / 2)
    return Collage(wide, high, pieces), wide

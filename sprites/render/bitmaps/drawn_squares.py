"""Squares as pixels: sharp, and all of the same size, so that a camera can read them."""

from __future__ import annotations

import pygame

from sprites.pictures.pictures import Squares


def drawn_squares(squares: Squares, unit: float) -> pygame.Surface:
    """The squares at *unit* pixels to a design unit, or a little smaller: on whole pixels."""
    columns, rows = len(squares.rows[0]), len(squares.rows)
    side = max(1, int(squares.width * unit / columns))
    small = pygame.Surface((columns, rows), pygame.SRCALPHA)
    small.fill(squares.light)
    for y, row in enumerate(squares.rows):
        for x, dark in enumerate(row):
            if dark:
                small.set_at((x, y), squares.dark)
    return pygame.transform.scale(small, (columns * side, rows * side))

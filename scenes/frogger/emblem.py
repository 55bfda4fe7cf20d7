"""The small scene that stands for Frogger on the title."""

from __future__ import annotations

from sprites import theme
from sprites.dye import dye_of
from sprites.pictures import Art, Paper, Piece


def emblem(width: float, height: float) -> list[Piece]:
    """Three cards of the path; a frog leaps over the crocodile between the others."""
    side = min(width / 4.2, height * 0.62)
    pieces = []
    for place, suit in enumerate(("moons", "waves", "leaves")):
        x = width / 2 + (place - 1) * side * 1.12
        sheet = Paper(side, 0.84 * side, theme.PAPER_BRIGHT, 0.16 * side)
        pieces += [
            Piece(sheet, x, 0.7 * height),
            Piece(Art(f"suit-{suit}", 0.7 * side), x, 0.7 * height),
        ]
    pieces.append(Piece(Art("croc", 0.96 * side), width / 2, 0.72 * height))
    pieces.append(
        Piece(Art("frog-sit", 0.92 * side, dye_of(0)), width / 2 - 1.12 * side, 0.5 * height)
    )
    pieces.append(Piece(Art("frog-leap", side, dye_of(1)), width / 2 + 0.62 * side, 0.3 * height))
    return pieces

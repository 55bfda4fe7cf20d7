"""The picture of Quivvit on the title."""

from __future__ import annotations

from rules.quivvit import lying
from scenes.games.quivvit.cards import face
from sprites.pictures.geometry import grid
from sprites.pictures.pictures import Art, Part

CARDS = (1, 110, 140, 70)
APART = 1.08
TILT = 0.16  # how far the kite hangs over the corner, of a card


def emblem(width: float, height: float) -> list[Part]:
    """Four cards of the grid, and a kite over their corner."""
    side = min(width / 2.7, height / 2.25)
    pieces = []
    slots = grid(2, 2, (side, side), (APART - 1) * side, (width * 0.46, height * 0.5))
    for number, slot in enumerate(slots):
        card = face(lying(CARDS[number], number), side, upright=True)
        pieces.append(Part(card, slot.x, slot.y))
    kite = Art("kite", 0.62 * side)
    return [*pieces, Part(kite, width * 0.46 + (1 + TILT) * side, height * 0.5 - 0.5 * side)]

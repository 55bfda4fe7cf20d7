"""The small scene that stands for Quivvit on the title."""

from __future__ import annotations

from rules.quivvit import lying
from scenes.quivvit.faces import face
from sprites.pictures import Art, Piece
from sprites.slots import row

CARDS = (1, 110, 140)


def emblem(width: float, height: float) -> list[Piece]:
    """Cards of the grid side by side, and a kite over them."""
    side = min(width / 4.4, height * 0.6)
    pieces = []
    slots = row(len(CARDS), side, 0.1 * side, width * 0.46, height * 0.56, room=width)
    for number, slot in enumerate(slots):
        card = face(lying(CARDS[number], number), side, upright=True)
        pieces.append(Piece(card, slot.x, slot.y))
    return [*pieces, Piece(Art("kite", 0.56 * side), width * 0.46 + 1.9 * side, 0.5 * height)]

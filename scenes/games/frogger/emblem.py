"""The picture of Frogger on the title."""

from __future__ import annotations

from rules.decktet import Suit
from scenes.games.frogger.decktet_cards import TINTS, suit_sign
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Paper, Part


def emblem(width: float, height: float) -> list[Part]:
    """Three spaces of the path: one frog sits, one leaps over a crocodile."""
    side = min(width / 3.4, height * 0.5)
    pieces, low = [], 0.5 * height + 0.46 * side
    for place, suit in enumerate((Suit.MOONS, Suit.WAVES, Suit.LEAVES)):
        x = width / 2 + (place - 1) * 1.06 * side
        sheet = Paper(side, side, TINTS[suit], 0.16 * side)
        pieces += [Part(sheet, x, low), Part(suit_sign(suit, 0.76 * side), x, low)]
    left, right = width / 2 - 1.06 * side, width / 2 + 0.5 * side
    return [
        *pieces,
        Part(Art("croc", 1.16 * side), width / 2, low + 0.3 * side),
        Part(Art("frog-sit", side, palette_of(0)), left, low - 0.3 * side),
        Part(Art("frog-leap", 1.2 * side, palette_of(1)), right, low - 0.95 * side),
    ]

"""Pictures for the help pages of Mosquito: a placing, fireflies."""

from __future__ import annotations

from rules.mosquito import Card
from scenes.games.mosquito.cards import wordless
from scenes.games.mosquito.layout import CARD_TALL
from sprites.pictures.pictures import Art, Part

THREE = (Card.KING_OF_HEARTS, Card.NINE_OF_SPADES, Card.QUEEN_OF_DIAMONDS)
FOURTH = Card.ACE_OF_CLUBS
LIGHTS = (
    (0.12, 0.3, 0.17),
    (0.9, 0.24, 0.2),
    (0.78, 0.86, 0.15),
    (0.2, 0.84, 0.2),
    (0.34, 0.2, 0.14),
)


def placing(x: float, y: float, card: float) -> list[Part]:
    """Three lit cards around a point, and the fourth above the middle one, *card* wide."""
    high, pieces = card * CARD_TALL, []
    for i, one in enumerate(THREE):
        at = x + (i - 1) * card * 1.06
        pieces.append(Part(Art("halo", card * 1.2), at, y + high / 2))
        pieces.append(Part(wordless(one, card), at, y + high / 2))
    fly = Part(Art("firefly-lit", card * 0.5), x + card * 0.36, y - high * 0.94)
    return [*pieces, Part(wordless(FOURTH, card), x, y - high * 0.54), fly]


def lights(width: float, height: float) -> list[Part]:
    """Fireflies all around."""
    return [Part(Art("firefly", size * height), x * width, y * height) for x, y, size in LIGHTS]

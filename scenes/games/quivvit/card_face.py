"""The picture of a Quivvit! card, made of names of drawings: the title needs no rules for it."""

from __future__ import annotations

from functools import lru_cache

from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture

PATCH = 0.44  # a square of a card, of the card
INSET = 0.232  # from a card's middle to that of its squares, of the card
RADIUS = 0.13  # of a corner, of the card
DISC = 0.37  # the disc with the value
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))  # clockwise from the top left


@lru_cache(maxsize=256)
def card_face(cloths: tuple[str, ...], disc: str, wide: float) -> Picture:
    """A card with *cloths*, clockwise from the top left, and the drawing *disc* of its value.

    A cloth is its colour, after "pale-" with light colours and a pattern that hardly shows.
    """
    middle = wide / 2
    pieces = [Part(Paper(wide, wide, theme.PAPER_BRIGHT, RADIUS * wide), middle, middle)]
    for cloth, (dx, dy) in zip(cloths, CORNERS, strict=True):
        x, y = middle + dx * INSET * wide, middle + dy * INSET * wide
        pieces.append(Part(Art(f"patch-{cloth}", PATCH * wide), x, y))
    value = Art(disc, DISC * wide)
    return Collage(wide, wide, (*pieces, Part(value, middle, middle)))

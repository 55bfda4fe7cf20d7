"""What Quivvit's cards look like from above and from below."""

from __future__ import annotations

from functools import lru_cache

from rules.quivvit import ARRANGEMENTS, Colour, Corner, Lying, card_value, lying
from scenes.games.quivvit.layout import INSET, PATCH, away
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture

RADIUS = 0.13  # of a corner, of the card
DISC = 0.42  # the disc with the value
CLOTHS = {
    Colour.RED: "red",
    Colour.GREEN: "green",
    Colour.BLUE: "blue",
    Colour.YELLOW: "yellow",
}
VALUES = {1: "value-1", 2: "value-2", 3: "value-3", -1: "value-minus"}


def cloth(colour: Colour) -> str:
    """What a colour is called in words and drawings."""
    return CLOTHS[colour]


def back(wide: float) -> Picture:
    """A card's lower side, the same whichever way it lies."""
    sheet = Paper(wide, wide, theme.PAPER_BRIGHT, RADIUS * wide)
    kites = Art("kite-back", 0.96 * wide)
    return Collage(wide, wide, (Part(sheet, wide / 2, wide / 2), Part(kites, wide / 2, wide / 2)))


def face(card: Lying, wide: float, upright: bool) -> Picture:
    """A card's upper side, to be turned to its facing; an *upright* one is so already."""
    kind = card.card % len(ARRANGEMENTS)
    return _face(kind, card_value(card.card), card.facing if upright else 0, wide)


@lru_cache(maxsize=256)
def _face(kind: int, points: int, facing: int, wide: float) -> Picture:
    colours = lying(kind, facing).colours
    middle = wide / 2
    pieces = [Part(Paper(wide, wide, theme.PAPER_BRIGHT, RADIUS * wide), middle, middle)]
    for corner in Corner:
        dx, dy = away(corner)
        patch = Art(f"patch-{CLOTHS[colours[corner]]}", PATCH * wide)
        pieces.append(Part(patch, middle + dx * INSET * wide, middle + dy * INSET * wide))
    disc = Art(VALUES[points], DISC * wide)
    return Collage(wide, wide, (*pieces, Part(disc, middle, middle)))

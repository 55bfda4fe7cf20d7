"""What Quivvit's cards look like from above and from below."""

from __future__ import annotations

from rules.quivvit import Colour, Lying, card_value, lying
from scenes.games.quivvit.card_face import RADIUS, card_face
from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture

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


def face(card: Lying, wide: float, upright: bool, *, only: Colour | None = None) -> Picture:
    """A card's upper side, to be turned to its facing; an *upright* one is so already.

    If there is an *only* colour, all others are pale.
    """
    colours = lying(card.card, card.facing if upright else 0).colours
    looks = ["" if only in (None, one) else "pale-" for one in colours]
    cloths = [look + cloth(colour) for look, colour in zip(looks, colours, strict=True)]
    return card_face(tuple(cloths), VALUES[card_value(card.card)], wide)

"""The leaves and flowers of Lilies: what they look like, and a leaf for the contact sheet."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.table.card_sample import CardSample
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text

TALL = 1.4  # height of a leaf's card, in widths


def samples() -> Sequence[CardSample]:
    """One leaf: all others differ in nothing but their number."""
    return [CardSample("leaf 24", lambda high: face(24, high / TALL))]


def face(leaf: int | None, width: float) -> Picture:
    """A leaf's card as it is seen: its number, or the back of a secret one."""
    w, h = width, width * TALL
    if leaf is None:
        return Art("card-back", w, palette_of(0))
    number = Part(Text(str(leaf), 0.5 * w, theme.INK, 0.8 * w, 0.6 * h), w / 2, h / 2)
    return Collage(w, h, (Part(Art("card-face", w, palette_of(0)), w / 2, h / 2), number))


def flower(points: int, height: float) -> Picture:
    """A flower, and how many points it is worth."""
    side = 1.2 * height
    number = Part(Text(str(points), 0.6 * height, theme.PAPER), 1.25 * side, height / 2)
    return Collage(1.5 * side, height, (Part(Art("flower", side), side / 2, height / 2), number))

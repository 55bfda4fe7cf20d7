"""The picture of Quabble on the title."""

from __future__ import annotations

from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Part


def emblem(width: float, height: float) -> list[Part]:
    """The King over a card that two frogs want, one on each side."""
    side = min(width / 3.4, height * 0.8)
    x, y = width / 2, height * 0.5
    return [
        Part(Art("king", side * 0.94), x, y - side * 0.1),
        Part(Art("frog-think", side, palette_of(3)), x - side, y),
        Part(Art("frog-think", side, palette_of(0), mirrored=True), x + side, y),
        Part(Art("asset-egg", side * 0.5), x, y + side * 0.3),
    ]

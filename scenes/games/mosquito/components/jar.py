"""A jar before the frog of a seat, in which a firefly shines for each of its points."""

from __future__ import annotations

from scenes.games.mosquito.layout import LANTERN_TALL, LANTERN_WIDE
from sprites.pictures.pictures import Art, Collage, Part

Z = 299.4  # before the frog, behind the lantern of who deals
WIDE, TALL = LANTERN_WIDE, LANTERN_TALL
FLY = 0.36  # of the jar's width: small enough to be counted
ROWS = (0.81, 0.67, 0.53, 0.39)  # from below, of its height
ACROSS = (0.26, 0.5, 0.74)  # of its width
PLACES = [(x, y) for y in ROWS for x in ACROSS]


def jar(points: int) -> Collage:
    """A jar with so many fireflies, as far as there is room."""
    flies = [Part(Art("firefly-lit", FLY * WIDE), x * WIDE, y * TALL) for x, y in PLACES[:points]]
    return Collage(WIDE, TALL, (Part(Art("point-jar", WIDE), WIDE / 2, TALL / 2), *flies))

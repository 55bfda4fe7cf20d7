"""A jar before the frog of a seat, in which a firefly shines for each of its points."""

from __future__ import annotations

from scenes.games.mosquito.layout import LANTERN_TALL, LANTERN_WIDE
from sprites.pictures.pictures import Art, Collage, Part

Z = 299.4  # before the frog, behind the lantern of who deals
WIDE, TALL = LANTERN_WIDE, LANTERN_TALL
FLY = 0.42  # of the jar's width
ROWS = (0.83, 0.69, 0.55, 0.42)  # from below, of its height
ACROSS = ((0.27, 0.5, 0.73), (0.38, 0.62), (0.27, 0.5, 0.73), (0.38, 0.62))  # of its width
PLACES = [(x, y) for y, row in zip(ROWS, ACROSS, strict=True) for x in row]
BRIGHT = 3  # points from which the whole jar shines


def jar(points: int) -> Collage:
    """A jar with so many fireflies, as far as there is room."""
    shine = [Part(Art("point-jar-light", WIDE), WIDE / 2, TALL / 2)] if points >= BRIGHT else []
    flies = [Part(Art("firefly-lit", FLY * WIDE), x * WIDE, y * TALL) for x, y in PLACES[:points]]
    return Collage(WIDE, TALL, (Part(Art("point-jar", WIDE), WIDE / 2, TALL / 2), *shine, *flies))

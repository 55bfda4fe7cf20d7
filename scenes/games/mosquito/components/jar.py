"""A jar before the frog of a seat, in which a firefly shines for each of its points."""

from __future__ import annotations

from scenes.games.mosquito.layout import LANTERN_TALL, LANTERN_WIDE
from scenes.table.climaxes.great_score import large_number
from sprites.pictures.climax_colours import DUSK
from sprites.pictures.pictures import Art, Collage, Part

Z = 299.4  # before the frog, behind the lantern of who deals
WIDE, TALL = LANTERN_WIDE, LANTERN_TALL
FLY = 0.36  # of the jar's width: small enough to be counted
ROWS = (0.81, 0.67, 0.53, 0.39)  # from below, of its height
ACROSS = (0.26, 0.5, 0.74)  # of its width
NUMBER = 0.8  # how high a number over it is, of its width
PLACES = [(x, y) for y in ROWS for x in ACROSS]


def jar(points: int, wide: float = WIDE, top: float = 0.0) -> Collage:
    """A jar with so many fireflies, as far as there is room; over it is room so high."""
    tall = wide * TALL / WIDE
    flies = [
        Part(Art("firefly-lit", FLY * wide), x * wide, top + y * tall) for x, y in PLACES[:points]
    ]
    glass = Part(Art("point-jar", wide), wide / 2, top + tall / 2)
    return Collage(wide, top + tall, (glass, *flies))


def counted_jar(points: int, wide: float) -> Collage:
    """A jar *wide* with its fireflies, and over it their number in large letters."""
    high = NUMBER * wide
    number = large_number(str(points), wide, high, DUSK.lettering)
    below = jar(points, wide, high)
    pieces = *below.pieces, Part(number, wide / 2, high / 2)
    return Collage(below.width, below.height, pieces)

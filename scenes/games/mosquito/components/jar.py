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
NUMBER, NUMBER_AT = 0.72, 0.63  # of one on it: how high, of its width; how far down, of its height
PLACES = [(x, y) for y in ROWS for x in ACROSS]


def jar(points: int, wide: float = WIDE) -> Collage:
    """A jar with so many fireflies, as far as there is room."""
    tall = wide * TALL / WIDE
    flies = [Part(Art("firefly-lit", FLY * wide), x * wide, y * tall) for x, y in PLACES[:points]]
    glass = Part(Art("point-jar", wide), wide / 2, tall / 2)
    return Collage(wide, tall, (glass, *flies))


def counted_jar(points: int, wide: float) -> Collage:
    """A jar *wide* with its fireflies, and on it their number in large letters."""
    number = large_number(str(points), NUMBER * wide, NUMBER * wide, DUSK.lettering)
    full = jar(points, wide)
    pieces = *full.pieces, Part(number, wide / 2, NUMBER_AT * full.height)
    return Collage(full.width, full.height, pieces)

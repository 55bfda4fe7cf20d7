"""A jar before the frog of a seat, in which a firefly shines for each of its points."""

from __future__ import annotations

from scenes.games.mosquito.layout import LANTERN_TALL, LANTERN_WIDE, MosquitoLayout
from scenes.table.climaxes.great_score import large_number
from sprites.pictures.climax_colours import DUSK
from sprites.pictures.geometry import Slot
from sprites.pictures.pictures import Art, Collage, Part

Z = 299.4  # before the frog, behind the lantern of who deals
WIDE, TALL = 90.0, 120.0
FLY = 0.5  # of the jar's width: small enough to be counted
GLOWS = 6  # how often the light in it grows, with every second firefly
ROWS = (0.8, 0.65, 0.5, 0.35)  # from below, of its height
ACROSS = (0.27, 0.5, 0.73)  # of its width
NUMBER, NUMBER_AT = 0.72, 0.63  # of one on it: how high, of its width; how far down, of its height
PLACES = [(x, y) for y in ROWS for x in ACROSS]


def stand(layout: MosquitoLayout, seat: int) -> Slot:
    """Where the jar of a seat stands: behind the lantern, at the edge of its tag."""
    lantern, wider = layout.lantern(seat), (WIDE - LANTERN_WIDE) / 2
    x = lantern.x + (wider if layout.at_left(seat) else -wider)
    return Slot(x, lantern.y + (LANTERN_TALL - TALL) / 2)


def jar(points: int, wide: float = WIDE) -> Collage:
    """A jar with so many fireflies, as far as there is room, and their light."""
    tall = wide * TALL / WIDE
    flies = [Part(Art("firefly-lit", FLY * wide), x * wide, y * tall) for x, y in PLACES[:points]]
    glass, glow = (Part(Art(name, wide), wide / 2, tall / 2) for name in ("point-jar", "jar-glow"))
    light = [glow] * min(GLOWS, (points + 1) // 2)
    return Collage(wide, tall, (glass, *light, *flies))


def counted_jar(points: int, wide: float) -> Collage:
    """A jar *wide* with its fireflies, and on it their number in large letters."""
    number = large_number(str(points), NUMBER * wide, NUMBER * wide, DUSK.lettering)
    full = jar(points, wide)
    pieces = *full.pieces, Part(number, wide / 2, NUMBER_AT * full.height)
    return Collage(full.width, full.height, pieces)

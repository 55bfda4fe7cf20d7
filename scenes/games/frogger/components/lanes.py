"""The strips of land that the path crosses: road with cars, verge, river with lilies and logs.

Every card of the path is one strip; each of its spaces is a thing on it that carries a suit.
"""

from __future__ import annotations

from colorsys import hls_to_rgb, rgb_to_hls
from dataclasses import replace
from enum import Enum, auto
from math import ceil

from rules.decktet import Suit
from sprites.pictures import theme
from sprites.pictures.drawings import height_ratio
from sprites.pictures.palette import Palette
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text, Tilted

MARK = 1.12  # of a strip's width is a mark high, many of which lie along it
SEAM = 0.1  # of a strip is the shade at its right end
PLATE_Y = 4.0  # what a plate is lower than its row
MARGIN = 2.0  # between a thing and the next one
ROUND = {"path-lily", "path-turtle"}  # which leave less room to a sign
SIGN, ROUND_SIGN = 0.64, 0.6  # of a thing's width
SHADE = 1.14  # how wide a shade is, of that width
# How far it lies aside and down, of that width: the farther, the higher the thing stands.
CAST = {"path-car": (0.1, 0.13), "path-truck": (0.13, 0.16), "path-bus": (0.13, 0.16)}
LOW = 0.06, 0.075  # of what floats or lies on the ground
SATURATION, LIGHTNESS = 0.6, 0.96  # of what is quiet, of its full colour


class Lane(Enum):
    """What a strip is."""

    ROAD = auto()
    VERGE = auto()
    RIVER = auto()


GROUND = {Lane.ROAD: theme.ROAD, Lane.VERGE: theme.VERGE, Lane.RIVER: theme.RIVER}
PLATES = {Lane.ROAD: theme.ROAD_DARK, Lane.VERGE: theme.VERGE_DARK, Lane.RIVER: theme.RIVER_DARK}
EDGES = {Lane.ROAD: theme.WATERLINE, Lane.VERGE: theme.KERB, Lane.RIVER: theme.WATERLINE}  # left
DEPTHS = {
    Lane.ROAD: "lane-depth-road",
    Lane.RIVER: "lane-depth-river",
}  # light and shade over all of one
CARS = {
    Suit.MOONS: "path-car",
    Suit.LEAVES: "path-car",
    Suit.SUNS: "path-truck",
    Suit.KNOTS: "path-truck",
    Suit.WAVES: "path-bus",
    Suit.WYRMS: "path-bus",
}
FLOATS = {
    Suit.MOONS: "path-lily",
    Suit.LEAVES: "path-lily",
    Suit.SUNS: "path-log",
    Suit.KNOTS: "path-log",
    Suit.WAVES: "path-turtle",
    Suit.WYRMS: "path-turtle",
}
STONES = dict.fromkeys(Suit, "path-stone")
COLOURS = {
    Suit.MOONS: theme.MOONS,
    Suit.SUNS: theme.SUNS,
    Suit.WAVES: theme.WAVES,
    Suit.LEAVES: theme.LEAVES,
    Suit.WYRMS: theme.WYRMS,
    Suit.KNOTS: theme.KNOTS,
}


def lane_of(number: int, cards: int) -> Lane:
    """What card *number* of a path of *cards* cards is: first the road, at last the river."""
    middle = (cards - 1) // 2
    if number == middle:
        return Lane.VERGE
    return Lane.ROAD if number < middle else Lane.RIVER


def strip(lane: Lane, width: float, height: float) -> list[Part]:
    """The marks on the ground of a strip."""
    marks = max(1, round(height / (MARK * width)))
    parts = []
    for i in range(marks):
        turned = lane is not Lane.ROAD and i % 2 == 1  # its line is at the left of every mark
        mark = Art(f"lane-{lane.name.lower()}", width, mirrored=turned)
        parts.append(Part(mark, width / 2, height * (i + 0.5) / marks))
    seam = SEAM * width
    shades = from_bottom("lane-seam", seam, height)
    return [*parts, *(replace(shade, x=width - seam / 2) for shade in shades)]


def from_bottom(art: str, width: float, height: float) -> list[Part]:
    """A drawing of that *width* again and again, from the bottom of a strip so high to its top."""
    high = width * height_ratio(art)
    count = ceil(height / high)
    return [Part(Art(art, width), width / 2, height - (i + 0.5) * high) for i in range(count)]


def thing(
    lane: Lane, suit: Suit, size: tuple[float, float], *, down: bool, quiet: bool = False
) -> tuple[Picture, float]:
    """What carries *suit* on a strip, within *size*, and how large the sign on it is.

    Cars drive up their strip, or *down*. A *quiet* one is less colourful than what stands on it.
    """
    name = {Lane.ROAD: CARS, Lane.RIVER: FLOATS}.get(lane, STONES)[suit]
    w, h = size[0] - 2 * MARGIN, size[1] - 2 * MARGIN
    wide = min(w, h / height_ratio(name))
    turned = down and lane is Lane.ROAD
    # Mirrored as well, it is lit from the left again.
    palette = suit_palette(suit)
    if quiet:
        palette = replace(palette, body=_quiet(palette.body))
    drawn = Art(name, wide, palette, mirrored=turned)
    carrier = Tilted(drawn, 180) if turned else drawn
    return carrier, (ROUND_SIGN if name in ROUND else SIGN) * wide


def shade(carrier: Picture) -> Part:
    """What a thing around 0, 0 keeps the light from, which comes from the upper left."""
    drawn = carrier.upright if isinstance(carrier, Tilted) else carrier
    assert isinstance(drawn, Art)
    art = "path-shade-round" if drawn.name in ROUND else "path-shade"
    right, down = CAST.get(drawn.name, LOW)
    return Part(Art(art, SHADE * drawn.width), right * drawn.width, down * drawn.width)


def plate(words: Text, width: float, height: float, colour: str) -> Picture:
    """Light *words* on the ground over a column, in a darker *colour* of that."""
    high = height - PLATE_Y
    sheet = Paper(width, high, colour, high / 2, shadow=False)
    middle = width / 2, high / 2
    return Collage(width, high, (Part(sheet, *middle), Part(words, *middle)))


def suit_palette(suit: Suit) -> Palette:
    """The colours of what carries a suit; the light one is the ground of its sign."""
    look = COLOURS[suit]
    return Palette(look.body, look.edge, look.ground, look.edge, "")


def _quiet(colour: theme.Colour) -> theme.Colour:
    """A *colour* with less saturation and a little darker."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    hue, lightness, saturation = rgb_to_hls(red, green, blue)
    parts = hls_to_rgb(hue, LIGHTNESS * lightness, SATURATION * saturation)
    return "#" + "".join(f"{round(255 * part):02x}" for part in parts)

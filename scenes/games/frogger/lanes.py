"""The strips of land that the path crosses: road with cars, verge, river with lilies and logs.

Every card of the path is one strip; each of its spaces is a thing on it that carries a suit.
"""

from __future__ import annotations

from enum import Enum, auto

from rules.decktet import Suit
from sprites.pictures import theme
from sprites.pictures.material import Material
from sprites.pictures.pictures import Art, Paper, Part

LOG = Material(theme.LOG_BOARD, line="grain")
MARK = 0.56  # of a strip's width is a mark high, many of which lie along it
FLOATING_LOGS = {Suit.SUNS, Suit.WYRMS, Suit.KNOTS}  # the other suits float on lilies


class Lane(Enum):
    """What a strip is."""

    ROAD = auto()
    VERGE = auto()
    RIVER = auto()


GROUND = {Lane.ROAD: theme.ROAD, Lane.VERGE: theme.VERGE, Lane.RIVER: theme.RIVER}


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
    return parts


def thing(lane: Lane, suit: Suit, tint: str, size: tuple[float, float]) -> list[Part]:
    """What carries *suit* on a strip, its parts around the point 0, 0; *size* in design units."""
    w, h = size
    match lane:
        case Lane.ROAD:
            return _car(tint, w, h)
        case Lane.RIVER if suit in FLOATING_LOGS:
            return _log(tint, w, h)
        case Lane.RIVER:
            return _lily(tint, w, h)
        case Lane.VERGE:
            return [Part(Paper(w, h, tint, 0.3 * h, edge=theme.VERGE_DARK), 0, 0)]


def _car(tint: str, w: float, h: float) -> list[Part]:
    """A car seen from above, driving along the strip."""
    tyre = Paper(0.2 * w, 0.24 * h, theme.TYRE, 4, shadow=False)
    tyres = [Part(tyre, dx * 0.41 * w, dy * 0.29 * h) for dx in (-1, 1) for dy in (-1, 1)]
    body = Paper(0.88 * w, h, tint, 0.24 * w, edge=theme.WINDOW, edge_width=3)
    window = Paper(0.5 * w, 0.1 * h, theme.WINDOW, 4, shadow=False)
    return [*tyres, Part(body, 0, 0), Part(window, 0, -0.4 * h), Part(window, 0, 0.4 * h)]


def _lily(tint: str, w: float, h: float) -> list[Part]:
    """A round leaf with a flower's colour in its middle."""
    leaf = Paper(w, h, theme.LILY, 0.48 * h, edge=theme.LILY_DARK, edge_width=3)
    middle = Paper(0.84 * w, 0.84 * h, tint, 0.42 * h, shadow=False)
    return [Part(leaf, 0, 0), Part(middle, 0, 0)]


def _log(tint: str, w: float, h: float) -> list[Part]:
    """A log across the strip, cut flat in its middle."""
    log = Paper(w, h, theme.LOG, 0.22 * h, edge=theme.LOG_DARK, material=LOG)
    middle = Paper(0.8 * w, 0.84 * h, tint, 0.2 * h, shadow=False)
    return [Part(log, 0, 0), Part(middle, 0, 0)]

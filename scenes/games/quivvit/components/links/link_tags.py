"""The slip of paper that says what links bring, and where it lies."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import dist

from rules.quivvit import INNER_POINTS, Grid, Link, Square, linked_places, total_value
from scenes.games.quivvit.layout import QuivvitLayout
from sprites.pictures import theme
from sprites.pictures.geometry import Point
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.render.renderer import Renderer
from words import say

WIDE, HIGH = 112.0, 60.0
PREVIEW, FINAL = 0.85, 1.35  # sizes: at a card in the hand, and of what is taken
PADDING = 16.0


def gain(grid: Grid, found: Sequence[Link]) -> int:
    """What the linked cards are worth together."""
    return worth(grid, linked_places(found))


def worth(grid: Grid, places: Iterable[int]) -> int:
    """What the cards of some places are worth together."""
    return total_value(card.card for place in places if (card := grid[place]))


def tag(points: int, scale: float = 1.0) -> Collage:
    """A slip with the points of all links."""
    wide, high = WIDE * scale, HIGH * scale
    text = Text(signed(points), theme.PROMPT, theme.INK, wide - 12, high)
    return _slip(text, (wide, high), ground(points), theme.PAPER_BRIGHT)


def signed(points: int) -> str:
    """What is written of points that a turn brings."""
    if not points:
        return "0"
    return say("quivvit.gain" if points > 0 else "quivvit.loss", points=abs(points))


def ground(points: int) -> str:
    """The colour under points: bright only if a turn brings any."""
    return theme.FOCUS if points > 0 else theme.PAPER_EDGE


def note(renderer: Renderer, words: str) -> Collage:
    """A slip with *words* about a turned card."""
    text = Text(words, theme.FLOOR, theme.INK)
    wide, high = renderer.size(text)
    return _slip(text, (wide + 2 * PADDING, high + PADDING), theme.PAPER_BRIGHT, theme.FOCUS)


def _slip(text: Text, size: tuple[float, float], colour: str, edge: str) -> Collage:
    (wide, high), middle = size, (size[0] / 2, size[1] / 2)
    sheet = Paper(wide, high, colour, 0.3 * high, edge)
    return Collage(wide, high, (Part(sheet, *middle), Part(text, *middle)))


def beside(
    layout: QuivvitLayout, place: int, lit: Collection[Square], size: tuple[float, float]
) -> Point:
    """The middle of a slip near the card of a place: it covers no number and no *lit* square.

    It lies where the corners of four cards meet, of which none is lit.
    """
    slot, (wide, _) = layout.places[place], size
    dark = [crossing for crossing in INNER_POINTS if not {*crossing} & {*lit}]
    points = [layout.crossing(crossing) for crossing in dark or INNER_POINTS]
    x, y = min(points, key=lambda point: (round(dist(point, (slot.x, slot.y))), -point[1]))
    return min(max(x, layout.mat.x + wide / 2), layout.mat.right - wide / 2), y

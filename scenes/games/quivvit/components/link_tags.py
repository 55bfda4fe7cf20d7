"""Slips of paper that say what links bring: one for each colour, and one for all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.quivvit import Colour, Grid, Link, linked_places, total_value
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from words import say

LOOKS: Mapping[Colour, tuple[theme.Colour, theme.Colour]] = {  # of the paper and of the ink
    Colour.RED: (theme.LINK_RED, theme.PAPER_BRIGHT),
    Colour.GREEN: (theme.LINK_GREEN, theme.PAPER_BRIGHT),
    Colour.BLUE: (theme.LINK_BLUE, theme.PAPER_BRIGHT),
    Colour.YELLOW: (theme.LINK_YELLOW, theme.INK),
}
TAG, COLOUR_TAG = (112.0, 60.0), (66.0, 52.0)


def gain(grid: Grid, found: Sequence[Link]) -> int:
    """What the linked cards are worth together."""
    return total_value(card.card for place in linked_places(found) if (card := grid[place]))


def gains(grid: Grid, found: Sequence[Link]) -> dict[Link, int]:
    """What the cards are worth that each link adds to those before it, if several add any."""
    shares: dict[Link, int] = {}
    counted: set[int] = set()
    for link in found:
        added = {square.place for square in link.squares} - counted
        if added:
            counted |= added
            shares[link] = total_value(card.card for place in added if (card := grid[place]))
    return shares if len(shares) > 1 else {}


def tag(points: int, scale: float = 1.0) -> Picture:
    """A slip with the points of all links."""
    return _slip(points, (TAG[0] * scale, TAG[1] * scale), (theme.FOCUS, theme.INK))


def colour_tag(colour: Colour, points: int, scale: float = 1.0) -> Picture:
    """A slip in a colour, with the points that it adds."""
    return _slip(points, (COLOUR_TAG[0] * scale, COLOUR_TAG[1] * scale), LOOKS[colour])


def _slip(points: int, size: tuple[float, float], look: tuple[str, str]) -> Picture:
    (wide, high), (paper, ink) = size, look
    key = "quivvit.gain" if points >= 0 else "quivvit.loss"
    sheet = Paper(wide, high, paper, 0.3 * high, theme.PAPER_BRIGHT)
    text = Text(say(key, points=abs(points)), theme.PROMPT, ink, wide - 12, high)
    return Collage(wide, high, (Part(sheet, wide / 2, high / 2), Part(text, wide / 2, high / 2)))

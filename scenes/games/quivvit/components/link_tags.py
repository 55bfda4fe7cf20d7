"""The slip of paper that says what links bring."""

from __future__ import annotations

from collections.abc import Sequence

from rules.quivvit import Grid, Link, linked_places, total_value
from sprites.pictures import theme
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from words import say

WIDE, HIGH = 112.0, 60.0
PREVIEW, FINAL = 0.85, 1.35  # sizes: on a card in the hand, and of what is taken


def gain(grid: Grid, found: Sequence[Link]) -> int:
    """What the linked cards are worth together."""
    return total_value(card.card for place in linked_places(found) if (card := grid[place]))


def tag(points: int, scale: float = 1.0) -> Picture:
    """A slip with the points of all links."""
    wide, high = WIDE * scale, HIGH * scale
    key = "quivvit.gain" if points >= 0 else "quivvit.loss"
    sheet = Paper(wide, high, theme.FOCUS, 0.3 * high, theme.PAPER_BRIGHT)
    text = Text(say(key, points=abs(points)), theme.PROMPT, theme.INK, wide - 12, high)
    return Collage(wide, high, (Part(sheet, wide / 2, high / 2), Part(text, wide / 2, high / 2)))

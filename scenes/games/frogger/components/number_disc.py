"""How many lie or sit in one place: a number on a disc or a plate, or pegs."""

from __future__ import annotations

from rules.core import Seat
from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Collage, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer
from words import say

ROOM = 0.86  # of a disc is as wide as its number, at most
TIMES_X = 9.0  # left and right of the words on a plate
PEG, HOLE, EDGE = 0.84, 0.5, 3.0  # how wide a peg is, of its room, and a hole; their edges


def number_disc(count: int, wide: float, *, more: bool = False) -> Collage:
    """How many there are, or how many *more* than lie beside it, on a disc so *wide*."""
    disc = Paper(wide, wide, theme.PAPER_BRIGHT, wide / 2, theme.CURTAIN, shadow=False)
    number = Text(f"+{count}" if more else str(count), theme.BODY, theme.INK, ROOM * wide, wide)
    return Collage(wide, wide, (Part(disc, wide / 2, wide / 2), Part(number, wide / 2, wide / 2)))


def times_plate(renderer: Renderer, count: int, high: float) -> Collage:
    """How many frogs there are, as "×6" on a plate so *high*."""
    words = Text(say("frogger.crowd_count", count=count), theme.BODY, theme.INK, height=high)
    wide = max(high, renderer.size(words)[0] + 2 * TIMES_X)
    sheet = Paper(wide, high, theme.PAPER_BRIGHT, high / 2, theme.CURTAIN, shadow=False)
    return Collage(wide, high, (Part(sheet, wide / 2, high / 2), Part(words, wide / 2, high / 2)))


def home_count(width: float, height: float, seat: Seat, count: int, goal: int) -> Collage:
    """A peg for each of the *count* frogs of a *seat* at home, and a hole for each other.

    They are as large as there is room for the *goal*; the last hole is gold.
    """
    columns = max(range(1, goal + 1), key=lambda some: _side(width, height, some, goal))
    rows, side = -(-goal // columns), _side(width, height, columns, goal)
    left, top = (width - columns * side) / 2, (height - rows * side) / 2
    middles = [
        (left + (i % columns + 0.5) * side, top + (i // columns + 0.5) * side) for i in range(goal)
    ]
    look, empty = palette_of(seat), theme.GOLD if count >= goal - 1 else theme.PAPER_BRIGHT
    peg, hole = _round(PEG * side, look.body, theme.INK), _round(HOLE * side, empty, look.body)
    parts = [Part(peg if i < count else hole, *at) for i, at in enumerate(middles)]
    return Collage(width, height, tuple(parts))


def _side(width: float, height: float, columns: int, goal: int) -> float:
    """How wide the room of a peg is in so many *columns*."""
    return min(width / columns, height / -(-goal // columns))


def _round(wide: float, colour: str, edge: str) -> Picture:
    return Paper(wide, wide, colour, wide / 2, edge, EDGE, shadow=False)

"""The grid: which squares adjoin, which cards a rotation links, and where a free link is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rules.quivvit.cards import Colour, Corner, Lying
from rules.quivvit.types import Block
from values import value

SIDE = 5
PLACES = range(SIDE * SIDE)

Grid: TypeAlias = "Sequence[Lying | None]"  # 25 places row by row; None is an empty one


@value
class Square:
    """A corner of the card at a place."""

    place: int
    corner: Corner


@value
class Link:
    """Squares of one colour round one point where cards meet, the rotated card's first."""

    colour: Colour
    squares: tuple[Square, ...]


SQUARES = tuple(tuple(Square(place, corner) for corner in Corner) for place in PLACES)


def _around(row: int, column: int) -> list[Square | None]:
    """The squares round the point at the top left of a place, clockwise; ``None`` off the grid."""
    cards = ((row - 1, column - 1), (row - 1, column), (row, column), (row, column - 1))
    return [
        SQUARES[y * SIDE + x][(turn + 2) % 4] if 0 <= x < SIDE and 0 <= y < SIDE else None
        for turn, (y, x) in enumerate(cards)
    ]


_POINTS = [_around(row, column) for row in range(SIDE + 1) for column in range(SIDE + 1)]
INNER_POINTS = tuple((a, b, c, d) for a, b, c, d in _POINTS if a and b and c and d)
"""The four squares round each point inside the grid."""

_Corner: TypeAlias = tuple[Square, tuple[Square, ...], Square | None]


def _corners() -> list[list[_Corner]]:
    """The squares round the point at each corner of each place."""
    found = {}
    for point in _POINTS:
        for at, square in enumerate(point):
            if square:
                adjoining = tuple(other for other in (point[at - 1], point[(at + 1) % 4]) if other)
                found[square.place, square.corner] = square, adjoining, point[at - 2]
    return [[found[place, corner] for corner in Corner] for place in PLACES]


CORNERS = _corners()
"""Of each corner of each place: its square, those that adjoin it, and the diagonal one."""


def colour_at(grid: Grid, square: Square) -> Colour | None:
    """The colour of a square of the grid."""
    card = grid[square.place]
    return None if card is None else card.colours[square.corner]


def uncovered(grid: Grid, blocks: Sequence[Block]) -> Grid:
    """The grid without the covered cards, whose colours do not exist."""
    if not blocks:
        return grid
    covered = {block.place for block in blocks}
    return [None if place in covered else card for place, card in enumerate(grid)]


def links(grid: Grid, place: int, only: Colour | None = None) -> list[Link]:
    """The links of the card at *place*, which has just been rotated; in one colour *only*, if any.

    They are in the order of the card's corners.
    """
    found: list[Link] = []
    card = grid[place]
    if card is None:
        return found
    for (square, adjoining, diagonal), colour in zip(CORNERS[place], card.colours, strict=True):
        if only is not None and colour is not only:
            continue
        linked = [other for other in adjoining if colour_at(grid, other) is colour]
        if linked:
            if diagonal and colour_at(grid, diagonal) is colour:
                linked.append(diagonal)
            found.append(Link(colour, (square, *linked)))
    return found


def linked_places(found: Iterable[Link]) -> list[int]:
    """The places of all linked cards, each once, the rotated card's first."""
    return list(dict.fromkeys(square.place for link in found for square in link.squares))


def free_link_places(grid: Grid, only: Colour | None = None) -> list[int]:
    """The places of all cards with a free link: four squares of one colour round a point."""
    found: set[int] = set()
    for point in INNER_POINTS:
        colours = {colour_at(grid, square) for square in point}
        if len(colours) == 1 and None not in colours and (only is None or only in colours):
            found.update(square.place for square in point)
    return sorted(found)

"""Links of Quivvit, and their celebration."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Seat
from rules.quivvit import Colour, Corner, Link, Square
from scenes.core.script import Script
from scenes.games.quivvit.components.links.link_tags import final
from scenes.games.quivvit.events.celebration import link_size
from scenes.games.quivvit.table import QuivvitTable

PLACES = 12, 13


def links_of(colours: int) -> list[Link]:
    """Links of the cards of two places by so many colours."""
    return [
        Link(colour, tuple(Square(place, Corner.TOP_LEFT) for place in PLACES))
        for colour in list(Colour)[:colours]
    ]


def celebrate(table: QuivvitTable, found: Sequence[Link], points: int) -> Script:
    """Celebrate links of the first seat."""
    marks = table.tokens.highlights
    values = dict(zip(PLACES, marks.shine(PLACES, table.tokens.grid.cards), strict=True))
    lights = [
        marks.light(link, square, table.tokens.grid.cards)
        for link in found
        for square in link.squares[:1]
    ]
    total = marks.tag(12, points, final(points), found)
    show, size = table._animator._links._celebration.show, link_size(points, found)
    return show(size, found, Seat(0), points, total, values, lights)

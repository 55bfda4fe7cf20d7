"""A podium: who stands where, and what the plate below each frog says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from scenes.core.ending import ResultRow
from scenes.players.seat_names import seat_name
from scenes.ui.boards import board
from scenes.ui.labels import GAP, PADDING, limited_size, line_height
from scenes.ui.widgets import Widget
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.material import WOOD, Material
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.render.renderer import Renderer
from words import say

PLATE_WIDTH = 326.0  # the widest a plate gets with text at 100 %
WINNER, WINNER_SHARE = 560.0, 0.8  # the widest the first gets; of the height over the plates
BROAD = 1.25  # how wide the only first may be, of a plate
OTHERS = 0.64  # how wide the others are, of the first
LOWEST, HIGHEST = 0.05, 0.22  # of that height: how far the stumps of the last and the first rise
NUMBER, MEDAL = (38.0, 48.0), 1.3  # size of a number, and the largest it gets; of its height
NAME, DETAIL = (theme.BODY, 56.0), (theme.FLOOR, 46.0)  # the same of names and what is below
TIE_Z, TIE, TIE_DOWN = 7.0, 96.0, 0.4  # how wide the sign of a tie is; how far down it hangs
STUMP = 0.96  # of a frog's width


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """Where one frog stands: in the middle of its stump's top. *frog* is how wide it is.

    ``tie`` is the sign between it and its right neighbour, if they are on the same place.
    """

    row: ResultRow
    x: float
    top: float
    frog: float
    plate: Widget
    tie: Widget | None = None


def podium(
    renderer: Renderer, rows: Sequence[ResultRow], area: Box, material: Material = WOOD
) -> list[PodiumPlace]:
    """A place for each of *rows* in *area*, the first in the middle; equal ones are neighbours."""
    widest = PLATE_WIDTH * (0.7 + 0.3 * renderer.text_scale)
    wide = min(widest, (area.w + GAP) / len(rows) - GAP)
    texts = {row.frog: _texts(renderer, row, wide) for row in rows}
    medal = MEDAL * line_height(renderer, limited_size(renderer, *NUMBER))
    high = max(sum(high for _, high in lines) for lines in texts.values()) + medal + GAP
    room = area.h - high
    alone = sum(row.number == 1 for row in rows) == 1
    winner = min(WINNER, BROAD * wide if alone else wide + GAP, room * WINNER_SHARE)
    order = _side_by_side(rows)
    left = area.centre[0] + GAP / 2 - len(order) * (wide + GAP) / 2
    places = []
    for i, row in enumerate(order):
        box = Box(left + i * (wide + GAP), area.bottom - high, wide, high)
        plate = Widget(
            f"plate-{row.frog}",
            _plate(renderer, texts[row.frog], row, box, medal, material),
            box,
            6,
        )
        rise = LOWEST + (HIGHEST - LOWEST) * _height(row, rows)
        frog = winner if row.number == 1 else OTHERS * winner
        ties = i + 1 < len(order) and order[i + 1].number == row.number
        tie = _tie(row, box) if ties else None
        places.append(PodiumPlace(row, box.centre[0], box.y - rise * room, frog, plate, tie=tie))
    return places


def _tie(row: ResultRow, plate: Box) -> Widget:
    """A sign that joins *plate* with the one to its right."""
    box = Box.around(plate.right + GAP / 2, plate.y + TIE_DOWN * TIE, TIE, TIE)
    return Widget(f"tie {row.frog}", Art("tie", TIE), box, TIE_Z, decor=True)


def _side_by_side(rows: Sequence[ResultRow]) -> list[ResultRow]:
    """The first in the middle, the others left and right of them in turn."""
    order: list[ResultRow] = []
    for i, (_, tied) in enumerate(groupby(rows, lambda row: row.number)):
        order = [*tied, *order] if i % 2 else [*order, *tied]
    return order


def _height(row: ResultRow, rows: Sequence[ResultRow]) -> float:
    """How high a stump is, from 0 for the last place to 1 for the first."""
    numbers = sorted({each.number for each in rows}, reverse=True)
    return numbers.index(row.number) / (len(numbers) - 1) if len(numbers) > 1 else 1.0


def _texts(renderer: Renderer, row: ResultRow, wide: float) -> list[tuple[Text, float]]:
    """The lines on a plate, and how high each is."""
    name = say("results.dummy") if row.seat is None else seat_name(row.seat)
    width = wide - PADDING
    texts = [Text(name, limited_size(renderer, *NAME), theme.INK, width=width)]
    if row.words:
        texts.append(Text(row.words, limited_size(renderer, *DETAIL), theme.INK, width=width))
    return [(text, renderer.size(text)[1]) for text in texts]


def _plate(
    renderer: Renderer, lines: Sequence[tuple[Text, float]], row: ResultRow, box: Box, medal: float,
    material: Material,
) -> Collage:  # fmt: skip
    """A board with *lines*, and the number of the place on a *medal* half above it."""
    middle, high = box.w / 2, box.h - medal / 2
    sheet = board(box.w, high, material, lit=row.number == 1, edge=theme.SEATS[row.frog].body)
    colour = theme.GOLD if row.number == 1 else material.colours.lit
    disc = Paper(medal, medal, colour, medal / 2, edge=material.colours.edge, shadow=False)
    number = Text(f"{row.number}", limited_size(renderer, *NUMBER))
    pieces = [
        Part(sheet, middle, medal / 2 + high / 2),
        Part(disc, middle, medal / 2),
        Part(number, middle, medal / 2),
    ]
    y = medal + 0.2 * GAP
    for text, text_high in lines:
        pieces.append(Part(text, middle, y + text_high / 2))
        y += text_high
    return Collage(box.w, box.h, tuple(pieces))

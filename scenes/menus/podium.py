"""A podium of tree stumps: who stands where, and what the plate below each frog says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from scenes.core.ending import ResultRow
from scenes.players.seat_names import seat_name
from scenes.ui.labels import GAP, PADDING
from scenes.ui.widgets import Widget
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part, Text
from sprites.render.renderer import Renderer
from words import say

PLATE_WIDTH = 326.0  # the widest a plate gets with text at 100 %
FROG, FROG_SHARE = 320.0, 0.54  # the widest a frog gets; of the height over the plates, at most
LOWEST, HIGHEST = 0.13, 0.45  # of that height: how far the stumps of the last and the first rise
STUMP = 0.96  # of a frog's width
EDGE = 6.0


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """Where one frog stands: in the middle of its stump's top. *frog* is how wide it is."""

    row: ResultRow
    x: float
    top: float
    frog: float
    plate: Widget


def podium(renderer: Renderer, rows: Sequence[ResultRow], area: Box) -> list[PodiumPlace]:
    """A place for each of *rows* in *area*, the first in the middle; equal ones are neighbours."""
    widest = PLATE_WIDTH * (0.7 + 0.3 * renderer.text_scale)
    wide = min(widest, (area.w + GAP) / len(rows) - GAP)
    texts = {row.frog: _texts(renderer, row, wide) for row in rows}
    high = max(sum(high for _, high in lines) for lines in texts.values()) + 1.2 * GAP
    room = area.h - high
    frog = min(FROG, wide, room * FROG_SHARE)
    order = _side_by_side(rows)
    left = _left(order, wide + GAP, area)
    places = []
    for i, row in enumerate(order):
        box = Box(left + i * (wide + GAP), area.bottom - high, wide, high)
        plate = Widget(f"plate-{row.frog}", _plate(texts[row.frog], row, wide, high), box, 6)
        rise = LOWEST + (HIGHEST - LOWEST) * _height(row, rows)
        places.append(PodiumPlace(row, box.centre[0], box.y - rise * room, frog, plate))
    return places


def _side_by_side(rows: Sequence[ResultRow]) -> list[ResultRow]:
    """The first in the middle, the others left and right of them in turn."""
    order: list[ResultRow] = []
    for i, (_, tied) in enumerate(groupby(rows, lambda row: row.number)):
        order = [*tied, *order] if i % 2 else [*order, *tied]
    return order


def _left(order: Sequence[ResultRow], pitch: float, area: Box) -> float:
    """Where the first plate begins, so that the winners are as near to the middle as can be."""
    firsts = [i for i, row in enumerate(order) if row.number == 1]
    left = area.centre[0] + GAP / 2 - (sum(firsts) / len(firsts) + 0.5) * pitch
    return max(area.x, min(left, area.right + GAP - len(order) * pitch))


def _height(row: ResultRow, rows: Sequence[ResultRow]) -> float:
    """How high a stump is, from 0 for the last place to 1 for the first."""
    numbers = sorted({each.number for each in rows}, reverse=True)
    return numbers.index(row.number) / (len(numbers) - 1) if len(numbers) > 1 else 1.0


def _texts(renderer: Renderer, row: ResultRow, wide: float) -> list[tuple[Text, float]]:
    """The lines on a plate, and how high each is."""
    name = say("results.dummy") if row.seat is None else seat_name(row.seat)
    placed, width = say("results.place", number=row.number, name=name), wide - PADDING
    texts = [Text(placed, theme.BODY, theme.SEATS[row.frog].ink, width=width)]
    if row.words:
        texts.append(Text(row.words, theme.FLOOR, theme.INK, width=width))
    return [(text, renderer.size(text)[1]) for text in texts]


def _plate(
    lines: Sequence[tuple[Text, float]], row: ResultRow, wide: float, high: float
) -> Collage:
    edge = theme.SEATS[row.frog].body
    sheet = Paper(wide, high, theme.PAPER_BRIGHT, 18, edge=edge, edge_width=EDGE)
    pieces, y = [Part(sheet, wide / 2, high / 2)], 0.6 * GAP
    for text, text_high in lines:
        pieces.append(Part(text, wide / 2, y + text_high / 2))
        y += text_high
    return Collage(wide, high, tuple(pieces))

"""A podium: the first place highest, a frog on each step."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.core.ending import ResultRow
from scenes.players.seat_names import seat_name
from scenes.ui.labels import GAP, PADDING, limited_size
from scenes.ui.widgets import Widget
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.render.renderer import Renderer
from words import say

FROG = 300.0  # the largest a frog gets, in design units
STEP_WIDTH = 400.0  # the widest a step gets with text at 100 %
NUMBER = 56.0, 80.0  # the size of a place's number, and the largest it gets
HIGHEST = 150.0  # how much higher than the last the first place is


def podium(renderer: Renderer, rows: Sequence[ResultRow], area: Box) -> list[Widget]:
    """A step for each of *rows*, side by side, as large as *area* allows."""
    widest = STEP_WIDTH * (0.7 + 0.3 * renderer.text_scale)
    wide = min(widest, (area.w + GAP) / len(rows) - GAP)
    texts = [_texts(renderer, row, wide) for row in rows]
    lowest = max(sum(high for _, high in lines) for lines in texts) + 1.5 * GAP
    side = min(FROG, wide, (area.h - lowest) * 0.8)
    most = min(HIGHEST, area.h - lowest - side)
    x = area.centre[0] - ((wide + GAP) * len(rows) - GAP) / 2
    last = max(row.number for row in rows)
    widgets = []
    for i, (row, lines) in enumerate(zip(rows, texts, strict=True)):
        high = lowest + most * _height(row, last)
        box = Box(x + i * (wide + GAP), area.bottom - high, wide, high)
        widgets.append(Widget(f"card-{i}", _step(lines, wide, high), box, 3))
        widgets += _frog(row, last, box, side)
    return widgets


def _height(row: ResultRow, last: int) -> float:
    """How high a step is, from 0 for the *last* place to 1 for the first."""
    return (last - row.number) / (last - 1) if last > 1 else 1.0


def _texts(renderer: Renderer, row: ResultRow, wide: float) -> list[tuple[Text, float]]:
    """The lines on a step, and how high each is."""
    name = say("results.dummy") if row.seat is None else seat_name(row.seat)
    number, size = say("results.place", number=row.number), limited_size(renderer, *NUMBER)
    width = wide - PADDING
    texts = [
        Text(number, size, theme.SEATS[row.frog].ink, width=width),
        Text(name, theme.BODY, width=width),
    ]
    if row.words:
        texts.append(Text(row.words, theme.FLOOR, theme.INK_SOFT, width=width))
    return [(text, renderer.size(text)[1]) for text in texts]


def _step(lines: Sequence[tuple[Text, float]], wide: float, high: float) -> Collage:
    pieces = [Part(Paper(wide, high, theme.PAPER, 24), wide / 2, high / 2)]
    y = GAP
    for text, text_high in lines:
        pieces.append(Part(text, wide / 2, y + text_high / 2))
        y += text_high
    return Collage(wide, high, tuple(pieces))


def _frog(row: ResultRow, last: int, step: Box, side: float) -> list[Widget]:
    """A frog on its leaf on a *step*, with a crown on the first place."""
    x, palette = step.centre[0], palette_of(row.frog)
    leaf = Box.around(x, step.y - side * 0.04, side * 1.04, side * 0.72)
    frog = Box.around(x, step.y - side * 0.38, side, side)
    art = Art(_frog_art(row, last), side, palette)
    widgets = [
        Widget(f"pad-{row.frog}", Art("pad", leaf.w, palette), leaf, 1, decor=True),
        Widget(f"frog-{row.frog}", art, frog, 4, decor=True),
    ]
    if row.number == 1:
        crown = Box.around(x + side * 0.03, frog.y + side * 0.06, side * 0.36, side * 0.3)
        widgets.append(Widget(f"crown-{row.frog}", Art("crown", crown.w), crown, 5, decor=True))
    return widgets


def _frog_art(row: ResultRow, last: int) -> str:
    if row.seat is None:
        return "frog-toy-sit"
    if row.number == 1:
        return "frog-cheer"
    return "frog-sad" if row.number == last else "frog-think"

"""A table of points: a column for each seat, and what its rows are about at the left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core import Seat
from scenes.players.seat_names import seat_name
from scenes.ui.boards import board
from scenes.ui.labels import GAP, PADDING, line_height, text_width
from scenes.ui.widgets import Widget
from sprites.pictures import theme
from sprites.pictures.builds import crown_shift
from sprites.pictures.drawings import height_ratio
from sprites.pictures.geometry import Box
from sprites.pictures.material import WOOD, Material
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Paper, Part, Text
from sprites.render.renderer import Renderer

HEADS = 110.0, 200.0  # the least and the largest frog's head over its column, in design units
HEAD = "frog-head"
# Of a head: how wide a laurel is, and where its middle is, beside what the frog wears at its head.
LAUREL, LAUREL_X, LAUREL_Y = 0.5, 0.57, 0.17
COLUMN_WIDTH = 300.0  # the widest a column gets
LABELS_SHARE = 0.36  # of the width, at most
ROW, LEAST_ROW = 1.7, 0.8  # the highest a row gets, and the least, in lines
TOTAL = 48.0  # the size of totals
RULE = 4.0  # how thick the line over a total is
NOTE = 0.6  # of a line, what stands before a number


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """One seat: what stands in each row, from the top, and below them its ``total``, if any.

    ``notes`` stand before them, if there are any: a number is then at the right of its row.
    What is ``below`` the total stands in smaller type.
    """

    seat: Seat
    cells: Sequence[str]
    total: str | None
    leads: bool = False
    notes: Sequence[str] = ()
    below: Sequence[str] = ()


def score_table(
    renderer: Renderer, labels: Sequence[str], columns: Sequence[ScoreColumn], area: Box, *,
    hidden: range = range(0), material: Material = WOOD,
) -> list[Widget]:  # fmt: skip
    """The table in *area*; *labels* are those of the rows, of any totals and of what is below.

    There is room for the *hidden* ones, which are not written yet. Its boards are of a *material*.
    """
    wide = _labels_width(renderer, labels, area)
    pitch = min(COLUMN_WIDTH + GAP, (area.w - wide) / len(columns))
    left = area.centre[0] - (wide + pitch * len(columns)) / 2
    label, rows = line_height(renderer) + GAP, ROW * line_height(renderer) * len(labels)
    side = min(max(HEADS[0], area.h - label - rows - 2 * GAP), HEADS[1], max(HEADS[0], pitch - GAP))
    head = side + label
    row = min(ROW * line_height(renderer), (area.h - head - 2 * GAP) / len(labels))
    high = head + row * len(labels) + 2 * GAP
    top = area.y + (area.h - high) / 2
    written = ["" if i in hidden else label for i, label in enumerate(labels)]
    last = len(labels) - 1 - len(columns[0].below)
    widgets = [_labels(written, last, Box(left, top + head, wide, high - head), row, material)]
    for i, column in enumerate(columns):
        box = Box(left + wide + i * pitch, top, pitch - GAP, high)
        picture = _column(column, box, (side, head), row, material)
        widgets.append(Widget(f"column-{column.seat}", picture, box))
    return widgets


def least_height(renderer: Renderer, rows: int) -> float:
    """How high a table of so many *rows* is at least, if all of it is to be read."""
    line = line_height(renderer)
    return HEADS[0] + line + LEAST_ROW * line * rows + 3 * GAP


def _labels_width(renderer: Renderer, labels: Sequence[str], area: Box) -> float:
    widest = max(text_width(renderer, label) for label in labels) + 2 * PADDING
    return min(widest, LABELS_SHARE * area.w)


def _row_y(number: int, last: int, top: float, row: float) -> float:
    """The middle of a row; there is a gap before the *last* one, which has the totals."""
    return top + (number + 0.5) * row + (GAP if number >= last else 0.0)


def _labels(labels: Sequence[str], last: int, box: Box, row: float, material: Material) -> Widget:
    sheet = board(box.w - GAP, box.h, material)
    pieces = [Part(sheet, (box.w - GAP) / 2, box.h / 2)]
    for i, label in enumerate(labels):
        if not label:
            continue
        text = Text(
            label, theme.BODY, theme.INK, box.w - GAP - 1.5 * PADDING, row - 4, align="left"
        )
        pieces.append(Part(text, (box.w - GAP) / 2, _row_y(i, last, 0.4 * GAP, row)))
    return Widget("labels", Collage(box.w, box.h, tuple(pieces)), box)


def _column(
    column: ScoreColumn, box: Box, heads: tuple[float, float], row: float, material: Material
) -> Collage:
    """What stands in one column, under a head; *heads* are how high that is, alone and named."""
    look, middle, (side, head) = theme.SEATS[column.seat], box.w / 2, heads
    low = box.h - head
    sheet = board(box.w, low, material, lit=column.leads, edge=look.body)
    name = Text(seat_name(column.seat), theme.BODY, theme.INK, box.w - GAP, head - side - 4)
    label = board(box.w, head - side, material, lit=column.leads)
    pieces = [
        Part(sheet, middle, head + low / 2),
        Part(label, middle, side + (head - side) / 2 - 4),
        Part(Art(HEAD, side, palette_of(column.seat)), middle, side / 2),
        Part(name, middle, side + (head - side) / 2 - 4),
    ]
    if column.leads:
        dx, dy = crown_shift(HEAD, palette_of(column.seat))
        at = middle + (LAUREL_X - 0.5 + dx) * side, (LAUREL_Y + dy * height_ratio(HEAD)) * side
        pieces.append(Part(Art("laurel", LAUREL * side), *at))
    totals = [] if column.total is None else [column.total]
    rows = [*column.cells, *totals, *column.below]
    last = len(rows) - 1 - len(column.below)
    for i, words in enumerate(rows):
        y = _row_y(i, last, head + 0.4 * GAP, row)
        line = Box(GAP / 2, y - row / 2 + 1, box.w - GAP, row - 2)
        size = TOTAL if totals and i == last else theme.BODY
        pieces += _cell(words, size, column.notes[i] if column.notes else None, line)
    if column.total is not None:
        rule = Paper(box.w - 2 * PADDING, RULE, theme.INK, RULE / 2, shadow=False)
        y = _row_y(last, last, head + 0.4 * GAP, row)
        pieces.append(Part(rule, middle, y - row / 2 - GAP / 2))
    return Collage(box.w, box.h, tuple(pieces))


def _cell(words: str, size: float, note: str | None, line: Box) -> list[Part]:
    """A number in the middle of its line, or at the right of what it is from."""
    if not words:
        return []
    if note is None:
        return [Part(Text(words, size, theme.INK, line.w, line.h), *line.centre)]
    before, after = line.inset(GAP / 2, 0).split_columns(NOTE, 1 - NOTE)
    pieces = [Part(Text(words, size, theme.INK, after.w, after.h, align="right"), *after.centre)]
    if note:
        text = Text(note, theme.FLOOR, theme.INK, before.w, before.h, align="left")
        pieces.append(Part(text, *before.centre))
    return pieces

"""The signs over a podium: a few words, and below them who has how much of something."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from rules.core import Seat
from scenes.players.seat_names import seat_name
from scenes.ui.boards import board
from scenes.ui.labels import GAP, PADDING, limited_size, text_width
from scenes.ui.widgets import Widget
from sprites.pictures.geometry import Box
from sprites.pictures.material import Material
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture, Text
from sprites.render.renderer import Renderer
from values import value

WORDS_Z = 6.0
SIDE, BESIDE = 1.3, 6.0  # how high a row is, of its type; from a head to what is said of it
MOST_NAMED = 2  # beside more heads names would be too small to read
SMALLER, LEAST = 0.92, 0.4  # how type is made smaller until it fits, and the least of its size


@value
class PodiumScore:
    """How much each of some seats has, the most first; *drawing* shows what, if there is one."""

    amounts: tuple[tuple[Seat, str], ...]
    drawing: str = ""


def podium_sign(
    renderer: Renderer, name: str, words: str, size: tuple[float, float], room: Box,
    material: Material, *, lit: bool = False, score: PodiumScore | None = None,
) -> Widget:  # fmt: skip
    """A board with *words* and a *score* in the top left corner of *room*."""
    points = limited_size(renderer, *size)
    wide, high = min(room.w, text_width(renderer, words, points) + 3 * PADDING), room.h - GAP
    row = _fitting_row(renderer, score, points, room.w - 2 * PADDING) if score else None
    row_wide, row_high = renderer.size(row) if row else (0.0, 0.0)
    wide = max(wide, row_wide + 2 * PADDING)
    text = Text(words, points, width=wide - 2 * PADDING, height=high - row_high)
    text_high = renderer.size(text)[1]
    whole = text_high + row_high + GAP
    parts = [Part(board(wide, whole, material, lit=lit), wide / 2, whole / 2)]
    parts.append(Part(text, wide / 2, (GAP + text_high) / 2))
    if row:
        parts.append(Part(row, wide / 2, whole - (GAP + row_high) / 2))
    return Widget(
        name, Collage(wide, whole, tuple(parts)), Box(room.x, room.y, wide, whole), WORDS_Z
    )


def _fitting_row(renderer: Renderer, score: PodiumScore, size: float, width: float) -> Collage:
    """The row of *score* in the largest type up to *size* that fits, or else in the least."""
    row, least = _row(renderer, score, size), LEAST * size
    while row.width > width and size > least:
        size *= SMALLER
        row = _row(renderer, score, size)
    return row


def _row(renderer: Renderer, score: PodiumScore, size: float) -> Collage:
    """The head of each seat, of a few the name, with its amount; the drawing after the first."""
    side, named = SIDE * size * renderer.text_scale, len(score.amounts) <= MOST_NAMED
    pieces: list[Picture] = []
    for number, (seat, amount) in enumerate(score.amounts):
        if score.drawing and number == 1:
            pieces.append(Art(score.drawing, 0.8 * side))
        pieces += [
            Art("frog-head", side, palette_of(seat)),
            Text(f"{seat_name(seat)} {amount}" if named else amount, size),
        ]
    return _side_by_side(renderer, pieces, side)


def _side_by_side(renderer: Renderer, pieces: Sequence[Picture], high: float) -> Collage:
    widths = [renderer.size(piece)[0] for piece in pieces]
    gaps = [GAP if isinstance(piece, Text) else BESIDE for piece in pieces]
    ends = list(accumulate((w + gap for w, gap in zip(widths, gaps, strict=True)), initial=0.0))
    parts = [
        Part(piece, x + wide / 2, high / 2)
        for piece, x, wide in zip(pieces, ends, widths, strict=False)
    ]
    return Collage(ends[-1] - gaps[-1], high, tuple(parts))

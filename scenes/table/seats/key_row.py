"""What a seat can press, in a line or two: what gives way where there is no room for all of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TypeAlias

from scenes.ui.control_signs import LabelledSign, labelled_signs
from seats.glyphs import Glyph
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Part
from sprites.render.renderer import Renderer

Signs: TypeAlias = Sequence[LabelledSign]

LINES_APART = 4.0
LINES_ASIDE = 8.0  # from the bolts at the corners of a board with two
ROUNDING = 0.001


def shorter_and_shorter(signs: Signs, essential: Glyph | None = None) -> Iterator[Signs]:
    """*signs*, and then fewer and fewer of them: each that is left keeps its word, if it needs one.

    First what moves loses its word, then it goes, then the last ones go, then the first ones. The
    *essential* one always stays; unless it is told it is the second one, behind what moves.
    """
    entries = _entries(signs)
    kept = next(
        (i for i, entry in enumerate(entries) if entry[-1].glyph == essential),
        min(1, len(entries) - 1),
    )
    bare = [[LabelledSign(glyph) for glyph, *_ in entries[0]], *entries[1:]]
    shortened = (entries, bare, entries[1:]) if kept else (entries,)
    for gone in range(len(entries) - kept):
        for shown in shortened:
            yield list(chain(*shown[: len(shown) - gone]))
    for start in range(2, kept + 1):
        yield list(chain(*entries[start : kept + 1]))


def in_lines(signs: Signs) -> list[list[Signs]]:
    """*signs* in one line, and in two in every way that parts none from the next one's words."""
    cuts = [i for i in range(1, len(signs)) if signs[i - 1].words]
    return [[signs], *([signs[:cut], signs[cut:]] for cut in cuts)]


def stacked(renderer: Renderer, lines: Sequence[Signs], key_size: float) -> Collage:
    """Lines of signs, one below the other."""
    rows = [labelled_signs(renderer, line, key_size)[0] for line in lines]
    sizes = [renderer.size(row) for row in rows]
    aside = LINES_ASIDE if len(lines) > 1 else 0.0
    wide, high = max(w for w, _ in sizes) + 2 * aside, sizes[0][1]
    parts = [Part(row, wide / 2, (i + 0.5) * high + i * LINES_APART) for i, row in enumerate(rows)]
    return Collage(wide, len(rows) * (high + LINES_APART) - LINES_APART, tuple(parts))


def shrinking(picture: Collage, room: Box) -> float:
    """By what *picture* has to be multiplied to fit into *room*."""
    return min(1.0, room.w / picture.width, room.h / picture.height)


def is_legible(renderer: Renderer, shrunk: float) -> bool:
    """Whether words that are *shrunk* are no smaller than usual ones."""
    return shrunk * renderer.text_scale >= 1.0 - ROUNDING


def _entries(signs: Signs) -> list[Signs]:
    """Keys with the word that belongs to them, which stands behind the last one."""
    ends = [i + 1 for i, sign in enumerate(signs) if sign.words or i == len(signs) - 1]
    return [signs[start:end] for start, end in zip([0, *ends], ends, strict=False)]

"""The frame around what a scan points at. All lengths are design units."""

from __future__ import annotations

from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Collage, Paper, Part

OUTER, INNER = 14.0, 6.0  # how wide the two strips of the frame are
AROUND = 8.0  # between the frame and what is in it


def scan_frame(box: Box) -> tuple[Collage, Box]:
    """Two hollow frames, dark and bright, around *box*; and where that picture lies."""
    around = box.inset(-AROUND - OUTER)
    dark = _strips(around.w, around.h, OUTER, 0.0, theme.FOCUS_EDGE)
    edge = (OUTER - INNER) / 2
    bright = _strips(around.w, around.h, INNER, edge, theme.FOCUS)
    return Collage(around.w, around.h, (*dark, *bright)), around


def _strips(w: float, h: float, thick: float, edge: float, colour: str) -> list[Part]:
    """The four sides, *edge* away from those of a sheet of that size."""
    wide = Paper(w - 2 * edge, thick, colour, thick / 2, shadow=False)
    high = Paper(thick, h - 2 * edge, colour, thick / 2, shadow=False)
    near = edge + thick / 2
    return [
        Part(wide, w / 2, near),
        Part(wide, w / 2, h - near),
        Part(high, near, h / 2),
        Part(high, w - near, h / 2),
    ]

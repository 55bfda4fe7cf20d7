"""A cursor that covers nothing: four corners round what it points at."""

from __future__ import annotations

from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Part

SHARE, SMALLEST, LARGEST = 0.42, 34.0, 60.0  # of the shorter side of a box is that of a corner
INK = 0.16  # of a corner's side, from its edges to the middle of its stroke


def cursor_frame(box: Box) -> Collage:
    """Corners whose strokes lie on the edges of *box*."""
    side = max(SMALLEST, min(LARGEST, SHARE * min(box.w, box.h)))
    w, h, half = box.w + 2 * INK * side, box.h + 2 * INK * side, side / 2
    corners = [
        Part(Art(name, side, mirrored=x > half), x, y)
        for name, y in (("cursor-corner", half), ("cursor-corner-low", h - half))
        for x in (half, w - half)
    ]
    return Collage(w, h, tuple(corners))

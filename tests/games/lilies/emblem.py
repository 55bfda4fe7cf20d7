"""The picture of Lilies on the title."""

from __future__ import annotations

from sprites.pictures.pictures import Art, Part
from tests.games.lilies.leaves import TALL, face


def emblem(width: float, height: float) -> list[Part]:
    """A flower between two leaves."""
    w, y = min(width / 4, height / TALL), height / 2
    leaves = [Part(face(leaf, w), width / 2 + x, y) for leaf, x in ((7, -1.4 * w), (21, 1.4 * w))]
    return [*leaves, Part(Art("flower", 1.6 * w), width / 2, y)]

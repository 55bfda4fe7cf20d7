"""The heads of the frogs of some seats, side by side."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core import Seat
from scenes.ui.labels import GAP
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Collage, Part, Picture


def frog_heads(seats: Iterable[Seat], side: float, icon: str) -> Picture:
    """A head in the colour of each of *seats*, then *icon*; each fits a square of *side*."""
    pictures = [Art("frog-head", side, palette_of(seat)) for seat in seats]
    pictures.append(Art(icon, side))
    step = side + GAP
    parts = [Part(art, side / 2 + place * step, side / 2) for place, art in enumerate(pictures)]
    return Collage(len(pictures) * step - GAP, side, tuple(parts))

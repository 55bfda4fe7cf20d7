"""Drawings at places of a picture."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Part


@dataclass(frozen=True, slots=True)
class DrawingAt:
    """A drawing with its centre at (x, y), *width* wide, in the colours of a seat."""

    name: str
    x: float
    y: float
    width: float
    seat: int | None = None
    mirrored: bool = False


def drawing_parts(drawings: Iterable[DrawingAt], scale: float) -> list[Part]:
    """*drawings* as parts of a picture, enlarged by *scale*."""
    return [
        Part(
            Art(
                one.name,
                one.width * scale,
                None if one.seat is None else palette_of(one.seat),
                one.mirrored,
            ),
            one.x * scale,
            one.y * scale,
        )
        for one in drawings
    ]

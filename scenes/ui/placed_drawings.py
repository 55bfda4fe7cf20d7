"""Drawings and other pictures at places of a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import Art, Part, Picture


@dataclass(frozen=True, slots=True)
class DrawingAt:
    """A drawing with its centre at (x, y), *width* wide, in the colours of a seat."""

    name: str
    x: float
    y: float
    width: float
    seat: int | None = None
    mirrored: bool = False

    def part(self, scale: float) -> Part:
        """The drawing as part of a picture, enlarged by *scale*."""
        palette = None if self.seat is None else palette_of(self.seat)
        art = Art(self.name, self.width * scale, palette, self.mirrored)
        return Part(art, self.x * scale, self.y * scale)


@dataclass(frozen=True, slots=True)
class PictureAt:
    """A picture with its centre at (x, y); *enlarged* makes it, enlarged by a scale.

    It is *width* wide, where that matters.
    """

    enlarged: Callable[[float], Picture]
    x: float
    y: float
    width: float = 0.0

    def part(self, scale: float) -> Part:
        """The picture as part of another one, enlarged by *scale*."""
        return Part(self.enlarged(scale), self.x * scale, self.y * scale)

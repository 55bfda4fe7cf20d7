"""Pictures as values: what to show, but not where; equal pictures are rendered once.

All lengths are in design units: the window is 1080 of them high or 1920 wide, whichever leaves
more room in the other direction.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Literal, TypeAlias

from sprites.pictures import theme
from sprites.pictures.lettering import Lettering
from sprites.pictures.material import Material
from sprites.pictures.palette import Palette
from values import value


@value
class Art:
    """A drawing of ``sprites/art`` by name, as wide as asked."""

    name: str
    width: float
    palette: Palette | None = None
    mirrored: bool = False


@value
class Text:
    """Words, wrapped at *width*, and shrunk to keep to *height*, but not below ``theme.FLOOR``.

    Large ones may be drawn as *lettering*, a little beyond their box.
    """

    words: str
    size: float = theme.BODY
    colour: str = theme.INK
    width: float | None = None
    height: float | None = None
    align: Literal["left", "centre", "right"] = "centre"
    lettering: Lettering | None = None


@value
class Paper:
    """A sheet of paper, or a board of some material, with round corners and a soft shadow."""

    width: float
    height: float
    colour: str = theme.PAPER
    radius: float = 24
    edge: str | None = None
    edge_width: float = 4
    shadow: bool = True
    material: Material | None = None  # of a board


@value
class Part:
    """A part of a collage, its centre measured from the collage's top left corner."""

    picture: Picture
    x: float
    y: float


@value
class Collage:
    """Several pictures as one, the first at the bottom."""

    width: float
    height: float
    pieces: tuple[Part, ...]


@value
class CachedCollage:
    """A collage that is kept on disk under *key* and its size, and made only if it is not there."""

    key: str
    width: float
    height: float
    make: Callable[[], Collage] = field(compare=False)


@value
class Half:
    """The left or right half of a picture torn in two, in its place in the whole one."""

    whole: Picture
    right: bool


@value
class Tilted:
    """A picture rotated clockwise about its centre by so many degrees."""

    upright: Picture
    angle: int


@value
class Squares:
    """Rows of equal squares on whole pixels; those that are true are *dark*, the others *light*."""

    width: float
    rows: tuple[tuple[bool, ...], ...]
    dark: str = theme.INK
    light: str = theme.PAPER_BRIGHT


Picture: TypeAlias = Art | Text | Paper | Collage | CachedCollage | Half | Tilted | Squares


def cached(key: str, picture: Picture) -> Picture:
    """*picture*, kept on disk if it is a collage; no other one of its size may have that *key*."""
    if not isinstance(picture, Collage):
        return picture
    return CachedCollage(key, picture.width, picture.height, lambda: picture)

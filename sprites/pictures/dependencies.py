"""Which pictures have to be rendered before another one can be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sprites.pictures.pictures import Art, CachedCollage, Collage, Half, Paper, Picture, Tilted


def dependencies(picture: Picture) -> Sequence[Picture]:
    """The pictures whose bitmaps are made and kept on the way to that of *picture*."""
    match picture:
        case Collage(pieces=pieces):
            return [p.picture for p in pieces if not isinstance(p.picture, Paper)]
        case CachedCollage(make=make):
            return dependencies(make())
        case Half(whole) | Tilted(whole):
            return (whole,)
        case Art(mirrored=True):
            return (replace(picture, mirrored=False),)
        case _:
            return ()


def papers(picture: Picture) -> Sequence[Paper]:
    """The sheets in a collage, which are drawn with it and not kept."""
    if isinstance(picture, CachedCollage):
        return papers(picture.make())
    if not isinstance(picture, Collage):
        return ()
    return [p.picture for p in picture.pieces if isinstance(p.picture, Paper)]

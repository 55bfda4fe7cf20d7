"""What a picture is made of, as far as that can be made ready before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sprites.pictures.pictures import Art, Collage, Half, Paper, Picture


def sheets(picture: Picture) -> Sequence[Paper]:
    """The sheets in a collage, which are drawn with it."""
    if not isinstance(picture, Collage):
        return ()
    return [p.picture for p in picture.pieces if isinstance(p.picture, Paper)]


def parts(picture: Picture) -> Sequence[Picture]:
    """What is printed and kept on the way to a print."""
    match picture:
        case Collage(pieces=pieces):
            return [p.picture for p in pieces if not isinstance(p.picture, Paper)]
        case Half(whole):
            return (whole,)
        case Art(mirrored=True):
            return (replace(picture, mirrored=False),)
        case _:
            return ()

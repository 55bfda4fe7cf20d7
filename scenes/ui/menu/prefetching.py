"""Renders what a menu may show next, a part at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from scenes.core.script import Script, wait
from sprites.pictures.pictures import Collage, Picture
from sprites.render.renderer import Renderer

DELAY, PAUSE = 0.1, 1 / 60  # seconds before the first part, and between two


def prefetch(renderer: Renderer, upcoming: Callable[[], Sequence[Picture]]) -> Script:
    """Prefetch all parts of the pictures that *upcoming* names when the delay is over."""
    yield from wait(DELAY)
    for picture in upcoming():
        for part in _parts(picture):
            renderer.prefetch(part)
            yield from wait(PAUSE)


def _parts(picture: Picture) -> Iterator[Picture]:
    """Everything in a collage, and last the picture itself."""
    if isinstance(picture, Collage):
        for piece in picture.pieces:
            yield from _parts(piece.picture)
    yield picture

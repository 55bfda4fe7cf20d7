"""Flat frogs are silhouettes in the pale colour of a seat."""

from __future__ import annotations

from io import BytesIO

import pygame

from sprites.pictures.drawings import source
from sprites.pictures.palette import Palette, flat_palette_of, palette_of
from tests.for_each import for_each

SIZE = 200


def drawn(name: str, palette: Palette) -> pygame.Surface:
    return pygame.image.load_sized_svg(BytesIO(source(name, palette).encode()), (SIZE, SIZE))


@for_each("seat", range(6))
@for_each("name", ["frog-sit", "frog-cheer", "frog-sad", "frog-think"])
def test_a_flat_frog_has_its_outline_and_one_colour(name: str, seat: int) -> None:
    palette = flat_palette_of(seat)
    flat, whole = (drawn(name, each) for each in (palette, palette_of(seat)))
    seen, usual = (pygame.mask.from_surface(each, 200) for each in (flat, whole))
    assert seen.overlap_area(usual, (0, 0)) > 0.99 * seen.count()
    filled, outline = (
        pygame.mask.from_threshold(flat, colour, (2, 2, 2, 255))
        for colour in (palette.body, palette.dark)
    )
    assert filled.count() > 0.8 * seen.count()
    assert outline.count() > 0

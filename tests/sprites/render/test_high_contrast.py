"""High contrast: 7:1 for every text, and an outline around everything, on every table alike."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from sprites.pictures import theme
from sprites.pictures.pictures import Art, Paper, Text
from sprites.render.bitmaps.bitmaps import Bitmap
from sprites.render.high_contrast import contrast_ground, contrast_ink, contrast_paper, outlined
from sprites.render.renderer import Renderer
from tests.for_each import for_each
from tests.sprites.contrast import contrast

ENOUGH = 7.0
SOLID = 200  # of 255, the least opacity of what is no shadow
SEATS = [(look.ink, theme.PAPER) for look in theme.SEATS]
WATERS = (theme.WATER_LIGHT, theme.WATER, theme.DAWN)  # backdrops, which stay as they are


@pytest.fixture
def renderer() -> Iterator[Renderer]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 180))
    made = Renderer((1920, 1080))
    made.high_contrast = True
    yield made
    pygame.quit()


@for_each("colours", [*theme.TEXT_PAIRS, *SEATS])
def test_every_text_has_seven_to_one(colours: tuple[str, str]) -> None:
    ink, paper = colours
    assert contrast(contrast_ink(ink), contrast_ground(paper)) >= ENOUGH


@pytest.mark.parametrize("water", WATERS)
def test_text_that_is_set_on_water_has_it_too(water: str) -> None:
    assert contrast(contrast_ink(theme.INK), water) >= ENOUGH


@pytest.mark.parametrize("colour", [theme.PAPER, theme.FOCUS, theme.CURTAIN, theme.ACCENT])
@pytest.mark.parametrize("edge", [None, theme.FOCUS, theme.SEATS[2].body])
def test_every_sheet_has_an_outline_that_stands_out(colour: str, edge: str | None) -> None:
    sheet = contrast_paper(Paper(100, 60, colour, edge=edge))
    assert sheet.edge is not None
    assert sheet.edge_width >= 4
    assert contrast(sheet.edge, sheet.colour) >= ENOUGH


def test_a_drawing_gets_a_dark_rim_and_a_light_one_around_it(renderer: Renderer) -> None:
    drawn = pygame.Surface((40, 40), pygame.SRCALPHA)
    pygame.draw.circle(drawn, "#5aa544", (20, 20), 15)
    sheet = outlined(drawn, 1.0)
    room = (sheet.get_width() - 40) // 2
    row = [sheet.get_at((x, room + 20))[:] for x in range(sheet.get_width())]
    solid = [pixel[:3] for pixel in row if pixel[3] > 200]
    light, dark, green = (
        tuple(pygame.Color(c))[:3] for c in (theme.PAPER_BRIGHT, theme.INK, "#5aa544")
    )
    assert solid[0] == light
    assert dark in solid[1:5]
    assert solid[len(solid) // 2] == green


def test_an_outline_keeps_the_centre_and_icons_get_none(renderer: Renderer) -> None:
    frog, sign = Art("frog-sit", 200), Art("icon-gear", 60)
    rimmed, bare = renderer.bitmaps.get(frog), renderer.bitmaps.get(sign)
    renderer.high_contrast = False
    plain = renderer.bitmaps.get(frog)
    assert rimmed.surface.get_width() > plain.surface.get_width()
    assert solid_middle(rimmed) == pytest.approx(solid_middle(plain), abs=1.5)
    assert renderer.bitmaps.get(sign).surface.get_size() == bare.surface.get_size()


def solid_middle(bitmap: Bitmap) -> float:
    """The middle of what is drawn, without its soft shadow, which gets no outline."""
    solid = pygame.mask.from_surface(bitmap.surface, SOLID).get_bounding_rects()
    return bitmap.left + solid[0].unionall(solid[1:]).centerx


def test_switching_renders_everything_anew(renderer: Renderer) -> None:
    words = Text("Hop", theme.SCORE, theme.ACCENT)
    before, generation = renderer.bitmaps.get(words), renderer.generation
    renderer.high_contrast = False
    assert renderer.generation > generation
    assert renderer.bitmaps.get(words).surface.get_view("0").raw != before.surface.get_view("0").raw
    assert renderer.size(words) == pytest.approx((before.width, before.height))

"""Pictures are rendered in the right size, once, and drawn where their poses say."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from sprites.pictures import theme
from sprites.pictures.palette import palette_of
from sprites.pictures.pictures import (
    Art,
    CachedCollage,
    Collage,
    Paper,
    Part,
    Picture,
    Squares,
    Text,
    Tilted,
)
from sprites.pictures.pose import Pose
from sprites.render.bitmaps.bitmaps import bitmap_of
from sprites.render.renderer import Renderer

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1200), (3440, 1440), (1080, 1920)])
def test_the_window_is_1920_wide_or_1080_high_and_shows_no_less(size: tuple[int, int]) -> None:
    renderer = Renderer(size)
    assert renderer.width == pytest.approx(1920) or renderer.height == pytest.approx(1080)
    assert min(renderer.width - 1920, renderer.height - 1080) > -1e-6


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_a_picture_is_rendered_once(renderer: Renderer) -> None:
    before = renderer.bitmaps.get(Text("frog"))
    assert renderer.bitmaps.get(Text("frog")) is before
    renderer.text_scale = 1.5
    after = renderer.bitmaps.get(Text("frog"))
    assert after.surface.get_width() > before.surface.get_width()


def test_a_missing_drawing_is_named(renderer: Renderer) -> None:
    with pytest.raises(FileNotFoundError, match="no-such-frog"):
        renderer.bitmaps.get(Art("no-such-frog", 100))


def test_art_is_as_wide_as_asked_and_can_be_mirrored_and_recoloured(renderer: Renderer) -> None:
    frog = Art("frog-sit", 200, palette_of(1))
    plain = renderer.bitmaps.get(frog).surface
    assert renderer.size(frog)[0] == 200
    assert plain.get_width() <= 102
    mirrored = renderer.bitmaps.get(replace(frog, mirrored=True)).surface
    assert pixels(plain) == pixels(pygame.transform.flip(mirrored, True, False))
    other = renderer.bitmaps.get(replace(frog, palette=palette_of(3))).surface
    assert pixels(plain) != pixels(other)


def test_a_tilted_part_of_a_collage_looks_as_the_whole_picture_drawn_at_that_angle(
    renderer: Renderer,
) -> None:
    letter = Text("R", 120)
    collage = Collage(200, 200, (Part(Tilted(letter, 10), 100, 100),))
    shown = [pygame.Surface((200, 200), pygame.SRCALPHA) for _ in range(2)]
    renderer.draw(shown[0], collage, Pose(200, 200))
    renderer.draw(shown[1], letter, Pose(200, 200, 10))
    assert (
        pixels(shown[0]) == pixels(shown[1]) != pixels(pygame.Surface((200, 200), pygame.SRCALPHA))
    )


@pytest.mark.parametrize("picture", [Art("frog-sit", 200), Paper(200, 120), Text("frog", 60)])
def test_a_picture_is_drawn_where_its_pose_says(renderer: Renderer, picture: Picture) -> None:
    target = pygame.Surface((300, 200), pygame.SRCALPHA)
    renderer.draw(target, picture, Pose(300, 200))
    bitmap = renderer.bitmaps.get(picture)
    box = bitmap.surface.get_rect(topleft=(150 + bitmap.left, 100 + bitmap.top))
    assert pixels(target.subsurface(box)) == pixels(bitmap.surface)
    assert target.get_bounding_rect() == box.inflate(-2, -2)


def test_a_mirrored_drawing_lies_mirrored(renderer: Renderer) -> None:
    frog = Art("frog-leap", 200)
    plain, other = renderer.bitmaps.get(frog), renderer.bitmaps.get(replace(frog, mirrored=True))
    assert plain.left + plain.surface.get_width() == -other.left
    assert (plain.top, plain.width) == (other.top, other.width)


def test_a_sheet_keeps_its_size_and_place_though_its_shadow_hangs_over(renderer: Renderer) -> None:
    made = renderer.bitmaps.get(Paper(200, 100, "#ff0000"))
    assert (made.width, made.height) == (100, 50)
    assert made.surface.get_width() > 100
    assert made.surface.get_at((-made.left, -made.top))[:3] == (255, 0, 0)
    solid = pygame.mask.from_surface(made.surface, 200).get_bounding_rects()[0]
    assert abs(solid.centerx + made.left) <= 1
    assert abs(solid.w - 100) <= 2


def test_a_cached_collage_looks_like_the_collage_and_is_not_made_when_it_is_on_disk(
    tmp_path: Path,
) -> None:
    sheet, frog = Paper(200, 150, theme.PAPER), Art("frog-sit", 90)
    collage = Collage(200, 150, (Part(sheet, 100, 75), Part(frog, 150, 20)))
    made: list[Collage] = []

    def make() -> Collage:
        made.append(collage)
        return collage

    found = []
    for _ in range(2):
        renderer, screen = Renderer((960, 540), cache_folder=tmp_path), pygame.Surface((960, 540))
        renderer.draw(screen, CachedCollage("frog", 200, 150, make), Pose(300, 300))
        renderer._disk_cache.wait()
        found.append(pixels(screen))
    plain = pygame.Surface((960, 540))
    renderer.draw(plain, collage, Pose(300, 300))
    assert found == [pixels(plain)] * 2
    assert made == [collage]


def test_squares_are_sharp_and_all_of_the_same_size(renderer: Renderer) -> None:
    rows = tuple(tuple((x * y + x) % 3 == 0 for x in range(7)) for y in range(7))
    surface = pygame.Surface((100, 100), pygame.SRCALPHA)
    renderer.draw(surface, Squares(101, rows), Pose(100, 100))
    box = surface.get_bounding_rect()
    side = box.w // 7
    assert box.size == (7 * side, 7 * side)
    colours = {True: pygame.Color(theme.INK), False: pygame.Color(theme.PAPER_BRIGHT)}
    for x in range(box.w):
        for y in range(box.h):
            expected = colours[rows[y // side][x // side]]
            assert surface.get_at((box.x + x, box.y + y)) == expected


def test_a_large_drawing_that_is_full_is_not_copied() -> None:
    drawn = pygame.Surface((1200, 900), pygame.SRCALPHA)
    drawn.fill("white")
    made = bitmap_of(drawn, 1200, 900, Art("pond-glow", 1200))
    assert made.surface.get_parent() is drawn
    assert (made.left, made.top) == (-600, -450)


@pytest.mark.parametrize("name", ["podium-view-pond", "podium-view-street", "dawn-water"])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_nothing_shines_through_the_sides_of_a_view(size: tuple[int, int], name: str) -> None:
    renderer, screens = Renderer(size), [pygame.Surface(size) for _ in range(2)]
    for screen, below in zip(screens, ("black", "white"), strict=True):
        screen.fill(below)
        middle = Pose(renderer.width / 2, renderer.height / 2)
        renderer.draw(screen, Art(name, renderer.width), middle)
    for x in (0, size[0] - 1):
        columns = [pixels(screen.subsurface(x, 0, 1, size[1] - 1)) for screen in screens]
        assert columns[0] == columns[1]

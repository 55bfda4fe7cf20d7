"""New pictures are rendered a few a frame, those that are seen before those that are not."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from itertools import count

import pygame
import pytest

from sprites.pictures import theme
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage

pytestmark = pytest.mark.usefixtures("screen")


def pixels(renderer: Renderer, picture: Picture) -> bytes:
    return pygame.image.tobytes(renderer.bitmaps.get(picture).surface, "RGBA")


def test_what_is_prefetched_is_rendered_one_a_frame(
    renderer: Renderer, screen: pygame.Surface
) -> None:
    pictures = [Text("leap"), Text("land"), Text("leap")]
    stage = Stage(renderer, theme.WATER)
    stage.draw(screen, 1.0)
    renderer.prefetch(*pictures)
    sizes = [renderer.bitmaps.bytes]
    for _ in range(4):
        stage.draw(screen, 1.0)
        sizes.append(renderer.bitmaps.bytes)
    assert sizes[0] < sizes[1] < sizes[2] == sizes[3] == sizes[4]


def test_a_collage_is_allowed_once_its_parts_are_rendered_frame_by_frame() -> None:
    ticks = count()
    renderer = Renderer((960, 540), now=lambda: float(next(ticks)))
    words = Text("one"), Text("two"), Text("three")
    page = Collage(400, 400, tuple(Part(text, 200, 200) for text in words))
    rendered, allowed = [], []
    for _ in range(4):
        renderer.begin_frame()
        allowed.append(renderer.allows(page))
        rendered.append(sum(renderer.bitmaps.find(text) is not None for text in words))
    assert rendered == [1, 2, 3, 3]
    assert allowed == [False, False, False, True]


def test_the_sheets_of_a_collage_are_prepared_frame_by_frame() -> None:
    ticks = count()
    renderer = Renderer((960, 540), now=lambda: float(next(ticks)))
    sheets = [Paper(300, 300, radius=radius) for radius in (10, 20, 30)]
    page = Collage(300, 300, tuple(Part(sheet, 150, 150) for sheet in sheets))
    allowed = []
    for _ in range(4):
        renderer.begin_frame()
        allowed.append(renderer.allows(page))
    assert allowed == [False, False, False, True]


def test_a_drawing_is_allowed_when_the_thread_has_rasterised_it() -> None:
    renderer, frog = Renderer((960, 540), now=lambda: 0.0), Art("frog-sit", 600.0)
    assert not renderer.allows(frog)
    while not renderer.allows(frog):
        renderer.begin_frame()
    assert pixels(renderer, frog) == pixels(Renderer((960, 540)), frog)


def test_without_a_clock_everything_is_allowed() -> None:
    assert Renderer((960, 540)).allows(Collage(90, 90, (Part(Art("frog-sit", 600.0), 45, 45),)))


@pytest.mark.parametrize("picture", [Art("frog-leap", 120.0), Paper(200.0, 80.0)])
def test_prefetched_pictures_look_the_same(picture: Art | Paper) -> None:
    renderer = Renderer((640, 360), now=lambda: 0.0)
    renderer.prefetch(picture)
    while not renderer.bitmaps.bytes:
        renderer.render_prefetched()
    assert pixels(renderer, picture) == pixels(Renderer((640, 360)), picture)


def test_in_a_frame_that_took_long_already_nothing_is_prefetched() -> None:
    time = 0.0
    renderer = Renderer((640, 360), now=lambda: time)
    renderer.prefetch(Paper(200.0, 80.0))
    renderer.begin_frame()
    time = 0.01
    renderer.render_prefetched()
    assert not renderer.bitmaps.bytes
    renderer.begin_frame()
    renderer.render_prefetched()
    assert renderer.bitmaps.bytes


def test_what_is_prefetched_at_an_angle_is_rotated_before_it_is_seen(
    renderer: Renderer, screen: pygame.Surface
) -> None:
    stage, words = Stage(renderer, theme.WATER), Text("leap")
    stage.draw(screen, 1.0)
    renderer.prefetch(words, angle=-3.0)
    assert renderer.transformed.rotated_bytes == 0
    for _ in range(2):
        stage.draw(screen, 1.0)
    kept = renderer.transformed.rotated_bytes
    assert renderer.transformed.rotated(renderer.bitmaps.get(words), -3.0).angle == -3
    assert renderer.transformed.rotated_bytes == kept > 0


def test_what_was_prefetched_can_be_forgotten(renderer: Renderer, screen: pygame.Surface) -> None:
    stage = Stage(renderer, theme.WATER)
    stage.draw(screen, 1.0)
    renderer.prefetch(Text("leap"))
    renderer.forget_prefetched()
    before = renderer.bitmaps.bytes
    stage.draw(screen, 1.0)
    assert renderer.bitmaps.bytes == before

"""The frame of a lesson covers nothing of what is in it."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from scenes.table.captions.marker import Marker
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage

BOXES = [
    Box(300, 300, 60, 40),
    Box(300, 300, 90, 90),
    Box(300, 300, 224, 300),
    Box(300, 300, 600, 120),
]
STEPS = 120


@pytest.mark.parametrize("box", BOXES, ids=lambda box: f"{box.w:.0f}x{box.h:.0f}")
def test_a_frame_covers_nothing_of_the_thing_in_it(box: Box) -> None:
    stage = Stage(Renderer((1920, 1080)), theme.WATER)
    marker, screen = Marker(stage), pygame.Surface((1920, 1080))
    thing = pygame.Rect(box.x, box.y, box.w, box.h)
    stage.draw(screen, 0)
    bare = screen.copy()
    marker.show(box)
    for step in range(STEPS):
        marker.step()
        if step % 20 == 0:
            stage.draw(screen, 0)
            assert same(screen.subsurface(thing), bare.subsurface(thing)), step
    assert not same(screen, bare)


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")

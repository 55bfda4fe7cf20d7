"""The background of menus is drawn once for a window, and forgotten with it."""

from __future__ import annotations

import gc
from weakref import ref

import pygame
import pytest

from scenes.ui.menu.backdrop import dawn_background
from sprites.render.renderer import Renderer

SIZE = 320, 180


@pytest.fixture
def renderer() -> Renderer:
    pygame.display.set_mode(SIZE)
    return Renderer(SIZE)


def test_it_is_drawn_once_for_all_menus_of_a_window(renderer: Renderer) -> None:
    drawn = dawn_background(renderer)
    assert dawn_background(renderer) is drawn
    renderer.resize((640, 360))
    assert dawn_background(renderer).get_size() == (640, 360)


def test_it_keeps_nothing_of_a_window_that_is_gone() -> None:
    pygame.display.set_mode(SIZE)
    renderer = Renderer(SIZE)
    dawn_background(renderer)
    gone = ref(renderer)
    del renderer
    gc.collect()
    assert gone() is None

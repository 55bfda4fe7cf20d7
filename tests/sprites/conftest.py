"""A small window, what renders for it, and a stage in it."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Iterator

import pygame
import pytest

from sprites.pictures import theme
from sprites.render.renderer import Renderer
from sprites.stage.stage import Stage


@pytest.fixture
def size() -> tuple[int, int]:
    return 960, 540


@pytest.fixture
def screen(size: tuple[int, int]) -> Iterator[pygame.Surface]:
    pygame.display.init()
    yield pygame.display.set_mode(size)
    pygame.display.quit()


@pytest.fixture
def renderer(screen: pygame.Surface, size: tuple[int, int]) -> Renderer:
    return Renderer(size)


@pytest.fixture
def stage(renderer: Renderer) -> Stage:
    return Stage(renderer, theme.WATER)

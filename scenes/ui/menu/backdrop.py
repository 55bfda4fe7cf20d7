"""Backgrounds of menus: the pond before sunrise, or a blurred picture of the scene below."""

from __future__ import annotations

from functools import lru_cache

import pygame

from sprites.pictures import theme
from sprites.pictures.pictures import Art
from sprites.render.background import draw_background, expect_background
from sprites.render.renderer import Renderer

DAWN = "dawn-water"
BLUR_HEIGHT, BLUR_RADIUS = 135, 4  # pixels of the small picture that is blurred
DARKNESS = 112  # of 255, the opacity of what lies over the scene below


def dawn_background(renderer: Renderer) -> pygame.Surface:
    """The pond before sunrise, drawn once for all menus of a window."""
    return _dawn(renderer, renderer.pixels)


@lru_cache(maxsize=1)
def _dawn(renderer: Renderer, _pixels: tuple[int, int]) -> pygame.Surface:
    return draw_background(renderer, Art(DAWN, renderer.width))


def expect_dawn_background(renderer: Renderer) -> None:
    """Have the pond rasterised in another thread: nothing takes longer."""
    expect_background(renderer, Art(DAWN, renderer.width))


def blurred_background(below: pygame.Surface) -> pygame.Surface:
    """*below* blurred and darkened."""
    width, height = below.get_size()
    size = max(1, width * BLUR_HEIGHT // height), BLUR_HEIGHT
    small = pygame.transform.smoothscale(below, size)
    blurred = pygame.transform.box_blur(small, BLUR_RADIUS)
    # The second time makes it as smooth as a Gaussian blur, which takes five times as long.
    blurred = pygame.transform.box_blur(blurred, BLUR_RADIUS)
    dark = pygame.Surface(blurred.get_size())
    dark.fill(theme.CURTAIN)
    dark.set_alpha(DARKNESS)
    blurred.blit(dark, (0, 0))
    return pygame.transform.smoothscale(blurred, (width, height))

"""Backgrounds of menus: the pond before sunrise, or a blurred picture of the scene below."""

from __future__ import annotations

from functools import cache
from itertools import product
from weakref import WeakKeyDictionary

import pygame

from sprites.pictures.pictures import Art
from sprites.render.background import draw_background, expect_background
from sprites.render.renderer import Renderer

DAWN = "dawn-water"
BLUR_HEIGHT, BLUR_RADIUS = 90, 2  # pixels of the small picture that is blurred
SHADE = 16, 9  # pixels of the small picture that darkens the scene below
CENTRE, CORNER = 185, 85  # of 255, how much light is left there
_dawns: WeakKeyDictionary[Renderer, pygame.Surface] = WeakKeyDictionary()


def dawn_background(renderer: Renderer) -> pygame.Surface:
    """The pond before sunrise, drawn once for all menus of a window."""
    drawn = _dawns.get(renderer)
    if drawn is None or drawn.get_size() != renderer.pixels:
        drawn = _dawns[renderer] = draw_background(renderer, Art(DAWN, renderer.width))
    return drawn


def expect_dawn_background(renderer: Renderer) -> None:
    """Have the pond rasterised in another thread: nothing takes longer."""
    expect_background(renderer, Art(DAWN, renderer.width))


def blurred_background(below: pygame.Surface) -> pygame.Surface:
    """*below* blurred and darkened, the more the farther from the middle."""
    width, height = below.get_size()
    size = max(1, width * BLUR_HEIGHT // height), BLUR_HEIGHT
    small = pygame.transform.smoothscale(below, size)
    blurred = pygame.transform.box_blur(small, BLUR_RADIUS)
    # The second time makes it as smooth as a Gaussian blur, which takes five times as long.
    blurred = pygame.transform.box_blur(blurred, BLUR_RADIUS)
    shade = pygame.transform.smoothscale(_shade(), size)
    blurred.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(blurred, (width, height))


@cache
def _shade() -> pygame.Surface:
    """A grey picture that is brightest in the middle."""
    shade = pygame.Surface(SHADE, depth=32)
    wide, high = SHADE
    for x, y in product(range(wide), range(high)):
        across, down = 2 * (x + 0.5) / wide - 1, 2 * (y + 0.5) / high - 1
        light = round(CENTRE + (CORNER - CENTRE) * (across**2 + down**2) / 2)
        shade.set_at((x, y), (light, light, light))
    return shade

"""Backgrounds: what is behind everything else, drawn once for a window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

import pygame

from sprites.pictures.drawings import height_ratio
from sprites.pictures.pictures import Art
from sprites.render.bitmaps.bitmaps import PREMULTIPLIED
from sprites.render.renderer import Renderer

Background: TypeAlias = Art | str | pygame.Surface | tuple[Art, ...]
LateBackground: TypeAlias = Background | Callable[[], Background]  # made when it is drawn


def draw_background(renderer: Renderer, background: LateBackground) -> pygame.Surface:
    """An opaque surface as large as the window; art covers it all, cut off where it is longer."""
    if callable(background):
        background = background()
    if isinstance(background, pygame.Surface):
        return background
    if isinstance(background, str):
        plain = pygame.Surface(renderer.pixels)
        plain.fill(background)
        return plain
    arts = (background,) if isinstance(background, Art) else background
    first, *others = [renderer.bitmaps.rasterised(_covering(renderer, art)) for art in arts]
    first.set_alpha(None)  # it is opaque
    if first.get_size() == renderer.pixels and not others:
        return first  # without a copy: new memory of that size takes some ms
    surface = pygame.Surface(renderer.pixels)  # in the format of the screen
    surface.blit(first, first.get_rect(center=surface.get_rect().center))
    for cover in others:
        draw_over(surface, cover)
    return surface


def draw_over(surface: pygame.Surface, cover: pygame.Surface) -> None:
    """Draw a *cover* that was rasterised in the middle of *surface*."""
    box = cover.get_rect(center=surface.get_rect().center)
    surface.blit(cover, box, special_flags=PREMULTIPLIED)


def expect_background(renderer: Renderer, art: Art) -> None:
    """Have the other thread rasterise what *art* needs as a background."""
    renderer.bitmaps.expect(_covering(renderer, art))


def _covering(renderer: Renderer, art: Art) -> Art:
    width = max(renderer.width, renderer.height / height_ratio(art.name))
    return replace(art, width=width)

"""Backgrounds: what is behind everything else, drawn once for a window."""

from __future__ import annotations

from typing import TypeAlias

import pygame

from sprites.pictures.drawings import height_ratio
from sprites.pictures.pictures import Art
from sprites.render.renderer import Renderer

Background: TypeAlias = Art | str | pygame.Surface | tuple[Art, ...]


def draw_background(renderer: Renderer, background: Background) -> pygame.Surface:
    """An opaque surface as large as the window; art covers it all, cut off where it is longer."""
    surface = pygame.Surface(renderer.pixels)  # in the format of the screen
    match background:
        case str() as colour:
            surface.fill(colour)
        case pygame.Surface() as picture:
            surface.blit(picture, (0, 0))
        case Art() as art:
            _cover(renderer, surface, art)
        case arts:
            for art in arts:
                _cover(renderer, surface, art)
    return surface


def _cover(renderer: Renderer, surface: pygame.Surface, art: Art) -> None:
    width = max(renderer.width, renderer.height / height_ratio(art.name))
    cover = renderer.bitmaps.rasterised(Art(art.name, width, art.palette, art.mirrored))
    surface.blit(cover, cover.get_rect(center=surface.get_rect().center))

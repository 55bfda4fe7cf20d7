"""Backdrops: what lies behind all tokens, painted once for a window."""

from __future__ import annotations

from typing import TypeAlias

import pygame

from sprites.pictures.drawings import height_ratio
from sprites.pictures.pictures import Art
from sprites.render.renderer import Renderer

Background: TypeAlias = Art | str | pygame.Surface | tuple[Art, ...]


def painted(renderer: Renderer, background: Background) -> pygame.Surface:
    """An opaque picture as large as the window; art covers it all, cut off where it is longer."""
    ground = pygame.Surface(renderer.pixels)  # in the format of the screen
    match background:
        case str() as colour:
            ground.fill(colour)
        case pygame.Surface() as picture:
            ground.blit(picture, (0, 0))
        case Art() as art:
            _cover(renderer, ground, art)
        case arts:
            for art in arts:
                _cover(renderer, ground, art)
    return ground


def _cover(renderer: Renderer, ground: pygame.Surface, art: Art) -> None:
    width = max(renderer.width, renderer.height / height_ratio(art.name))
    cover = renderer.rasterised(Art(art.name, width, art.palette, art.mirrored))
    ground.blit(cover, cover.get_rect(center=ground.get_rect().center))

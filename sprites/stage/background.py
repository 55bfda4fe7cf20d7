"""Backdrops: what lies behind all tokens, painted once for a window."""

from __future__ import annotations

from typing import TypeAlias

import pygame

from sprites.pictures.drawings import tallness
from sprites.pictures.pictures import Art
from sprites.render.renderer import Renderer

Background: TypeAlias = Art | str | pygame.Surface | tuple[Art, ...]


def painted(studio: Renderer, background: Background) -> pygame.Surface:
    """An opaque picture as large as the window; art covers it all, cut off where it is longer."""
    ground = pygame.Surface(studio.pixels)  # in the format of the screen
    match background:
        case str() as colour:
            ground.fill(colour)
        case pygame.Surface() as picture:
            ground.blit(picture, (0, 0))
        case Art() as art:
            _cover(studio, ground, art)
        case arts:
            for art in arts:
                _cover(studio, ground, art)
    return ground


def _cover(studio: Renderer, ground: pygame.Surface, art: Art) -> None:
    width = max(studio.width, studio.height / tallness(art.name))
    cover = studio.drawn(Art(art.name, width, art.dye, art.mirrored))
    ground.blit(cover, cover.get_rect(center=ground.get_rect().center))

"""Prints: pictures rendered to pixels, edges bled so that turning them leaves no rim."""

from __future__ import annotations

from dataclasses import dataclass, field
from io import BytesIO
from itertools import count

import pygame

_SERIALS = count()
_MASK = pygame.BLEND_RGBA_MAX


@dataclass(slots=True, eq=False)
class Print:
    """A rendered picture: its pixels, and where its top left corner lies from its centre.

    *width* and *height* are the nominal ones, in pixels; a shadow may hang over them.
    """

    surface: pygame.Surface
    left: int
    top: int
    width: float
    height: float
    serial: int = field(default_factory=lambda: next(_SERIALS))

    @property
    def weight(self) -> int:
        """Bytes of pixels."""
        return self.surface.get_width() * self.surface.get_height() * 4


def rasterised(svg: str, width: int, height: int) -> pygame.Surface:
    """Draw *svg* into exactly *width* x *height* pixels, on a transparent ground."""
    drawn = pygame.image.load_sized_svg(BytesIO(svg.encode()), (width, height))
    if drawn.get_size() == (width, height):
        return drawn
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    sheet.blit(drawn, ((width - drawn.get_width()) // 2, (height - drawn.get_height()) // 2))
    return sheet


def print_of(surface: pygame.Surface, width: float, height: float) -> Print:
    """A print of a picture whose centre is that of *surface*, trimmed to what is visible."""
    box = surface.get_bounding_rect().inflate(2, 2).clip(surface.get_rect())
    left, top = box.left - surface.get_width() // 2, box.top - surface.get_height() // 2
    return Print(bled(surface.subsurface(box)), left, top, width, height)


def bled(surface: pygame.Surface) -> pygame.Surface:
    """A copy in which transparent pixels have the colour of the visible ones near them."""
    if not surface.get_width() or not surface.get_height():
        return pygame.Surface((1, 1), pygame.SRCALPHA)
    mean = pygame.transform.average_color(surface, consider_alpha=True)
    ground = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    ground.fill((*mean[:3], 255))
    soft = surface.premul_alpha()
    for level in (6, 5, 4, 3, 2, 1):
        size = max(1, surface.get_width() >> level), max(1, surface.get_height() >> level)
        small = pygame.transform.smoothscale(soft, size)
        ground = pygame.transform.smoothscale(ground, size)
        ground.blit(small, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    ground = pygame.transform.smoothscale(ground, surface.get_size())
    ground.blit(surface, (0, 0))
    mask = surface.copy()
    mask.fill((255, 255, 255, 0), special_flags=_MASK)
    ground.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return ground.convert_alpha() if pygame.display.get_surface() else ground

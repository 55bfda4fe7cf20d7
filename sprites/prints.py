"""Prints: pictures rendered to pixels, edges bled so that turning them leaves no rim."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from io import BytesIO
from itertools import count

import pygame

_SERIALS = count()


@dataclass(slots=True, eq=False)
class Print:
    """A rendered picture: its pixels, and where its top left corner lies from its centre.

    *width* and *height* are the nominal ones, in pixels; a shadow may hang over them. *turn* is in
    degrees clockwise.
    """

    surface: pygame.Surface
    left: int
    top: int
    width: float
    height: float
    turn: int = 0
    serial: int = field(default_factory=lambda: next(_SERIALS))
    _stamp: pygame.Surface | None = None

    @property
    def stamp(self) -> pygame.Surface:
        """Its pixels in the form that is drawn fastest; never to be transformed."""
        if self._stamp is None:
            self._stamp = self.surface if self.turn else encoded(self.surface)
        return self._stamp

    @property
    def weight(self) -> int:
        """Bytes of pixels."""
        return self.surface.get_width() * self.surface.get_height() * 4


def rasterised(svg: str, width: int, height: int) -> pygame.Surface:
    """Draw *svg* into exactly *width* x *height* pixels, on a transparent ground."""
    drawn = pygame.image.load_sized_svg(BytesIO(svg.encode()), (width, height))
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    sheet.blit(drawn, ((width - drawn.get_width()) // 2, (height - drawn.get_height()) // 2))
    return sheet


def print_of(surface: pygame.Surface, width: float, height: float) -> Print:
    """A print of a picture whose centre is that of *surface*, trimmed to what is visible."""
    box = surface.get_bounding_rect().inflate(2, 2).clip(surface.get_rect())
    left, top = box.left - surface.get_width() // 2, box.top - surface.get_height() // 2
    return Print(bled(surface.subsurface(box)), left, top, width, height)


def encoded(surface: pygame.Surface) -> pygame.Surface:
    """A run-length encoded copy: clear pixels are skipped, opaque ones copied without mixing."""
    screen = pygame.display.get_surface()
    if screen is None or screen.get_masks()[3]:
        return surface
    copy = surface.copy()
    copy.set_alpha(255, pygame.RLEACCEL)
    return copy


def bled(surface: pygame.Surface) -> pygame.Surface:
    """A copy in which clear pixels have the colour of the visible ones near them."""
    if not surface.get_width() or not surface.get_height():
        return pygame.Surface((1, 1), pygame.SRCALPHA)
    solid = surface.copy()
    solid.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)
    ground = _spread(surface)
    pygame.mask.from_surface(surface, 0).to_surface(ground, setsurface=solid, unsetcolor=None)
    opacity = surface.copy()
    opacity.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    ground.blit(opacity, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return ground


def _spread(surface: pygame.Surface) -> pygame.Surface:
    """The colours of *surface* running out over its clear parts, opaque."""
    mean = pygame.transform.average_color(surface, consider_alpha=True)
    ground = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    ground.fill((*mean[:3], 255))
    soft = surface.premul_alpha()
    for level in (6, 5, 4, 3, 2, 1):
        size = max(1, surface.get_width() >> level), max(1, surface.get_height() >> level)
        ground = pygame.transform.smoothscale(ground, size)
        small = pygame.transform.smoothscale(soft, size)
        ground.blit(small, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return pygame.transform.smoothscale(ground, surface.get_size())


def scaled(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Pixels stretched or squeezed to *size*."""
    return pygame.transform.smoothscale(surface, size)


def turned(upright: Print, degrees: int) -> Print:
    """A print turned clockwise about its centre, trimmed."""
    if degrees == 0:
        return upright
    source = upright.surface
    drawn = pygame.transform.rotozoom(source, -degrees, 1.0)
    middle = pygame.Vector2(
        upright.left + source.get_width() / 2, upright.top + source.get_height() / 2
    ).rotate(degrees)
    box = drawn.get_bounding_rect()
    left = round(middle.x - drawn.get_width() / 2) + box.left
    top = round(middle.y - drawn.get_height() / 2) + box.top
    return Print(
        drawn.subsurface(box).copy(), left, top, upright.width, upright.height, turn=degrees
    )


def faded(upright: Print, share: float) -> Print:
    """A print made translucent."""
    surface = upright.surface.copy()
    surface.fill((255, 255, 255, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    return replace(upright, surface=surface, serial=next(_SERIALS), _stamp=surface)

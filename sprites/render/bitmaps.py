"""Prints: pictures rendered to pixels, and their being turned, squeezed, faded and glued."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from io import BytesIO
from itertools import count
from math import ceil, cos, radians, sin

import pygame

from sprites.pictures.pictures import Collage, Picture

_SERIALS = count()
SOFT = pygame.BLEND_PREMULTIPLIED
TEETH, BITE = 9, 0.035  # of a tear from top to bottom; how deep, in heights


@dataclass(slots=True, eq=False)
class Bitmap:
    """A rendered picture: its pixels, and where its top left corner lies from its centre.

    *width* and *height* are the nominal ones, in pixels; a shadow may hang over them. *turn* is in
    degrees clockwise; a *rough* one is to be replaced soon. *flags* say how the pixels are to be
    blitted: what was turned, scaled or faded is premultiplied, so that no rim shows.
    """

    surface: pygame.Surface
    left: int
    top: int
    width: float
    height: float
    flags: int = 0
    turn: int = 0
    rough: bool = False
    source: Picture | None = None
    serial: int = field(default_factory=lambda: next(_SERIALS))
    _soft: pygame.Surface | None = None

    @property
    def soft(self) -> pygame.Surface:
        """Its pixels premultiplied: to be transformed."""
        if self._soft is None:
            self._soft = self.surface if self.flags else self.surface.premul_alpha()
        return self._soft

    @property
    def weight(self) -> int:
        """Bytes of pixels, in two forms unless only one is ever needed."""
        pixels = self.surface.get_width() * self.surface.get_height()
        return pixels * (4 if self.flags else 8)


def rasterised(svg: str, width: int, height: int) -> pygame.Surface:
    """Draw *svg* into exactly *width* x *height* pixels, on a transparent ground."""
    drawn = pygame.image.load_sized_svg(BytesIO(svg.encode()), (width, height))
    sheet = pygame.Surface((width, height), pygame.SRCALPHA)
    sheet.blit(drawn, ((width - drawn.get_width()) // 2, (height - drawn.get_height()) // 2))
    return sheet


def bitmap_of(drawn: pygame.Surface, width: float, height: float, source: Picture) -> Bitmap:
    """A print of a picture whose centre is that of *drawn*, trimmed to what is visible.

    One clear pixel is left all around, else the sides would be ragged when it is turned.
    """
    box = drawn.get_bounding_rect().inflate(2, 2)
    left, top = box.left - drawn.get_width() // 2, box.top - drawn.get_height() // 2
    surface = pygame.Surface(box.size, pygame.SRCALPHA)
    surface.blit(drawn, (-box.left, -box.top))
    return Bitmap(surface, left, top, width, height, source=source)


def mirrored(made: Bitmap, source: Picture) -> Bitmap:
    """A print with left and right exchanged."""
    surface = pygame.transform.flip(made.surface, True, False)
    left = -made.left - surface.get_width()
    return Bitmap(surface, left, made.top, made.width, made.height, source=source)


def torn(made: Bitmap, right: bool, source: Picture) -> Bitmap:
    """One half of a print, torn along its middle from top to bottom."""
    surface = made.surface.copy()
    width, height = surface.get_size()
    edge = [
        (
            round(-made.left + height * BITE * (1 if tooth % 2 else -1)),
            round(tooth * height / TEETH),
        )
        for tooth in range(TEETH + 1)
    ]
    far = 0 if right else width
    pygame.draw.polygon(surface, (0, 0, 0, 0), [(far, 0), *edge, (far, height)])
    box = surface.get_bounding_rect().inflate(2, 2).clip(surface.get_rect())
    left, top = made.left + box.left, made.top + box.top
    half = surface.subsurface(box).copy()
    return Bitmap(half, left, top, made.width, made.height, source=source)


def squeezed(upright: Bitmap, size: tuple[int, int]) -> Bitmap:
    """A print stretched or squeezed to *size* pixels."""
    sx = size[0] / upright.surface.get_width()
    sy = size[1] / upright.surface.get_height()
    left, top = round(upright.left * sx), round(upright.top * sy)
    surface = pygame.transform.smoothscale(upright.soft, size)
    return Bitmap(surface, left, top, upright.width * sx, upright.height * sy, SOFT)


def turned(upright: Bitmap, degrees: int) -> Bitmap:
    """A print turned clockwise about its centre, trimmed."""
    if degrees == 0:
        return upright
    if degrees % 90 == 0:  # nothing is mixed, and nothing gets blurred
        return _centred(upright, pygame.transform.rotate(upright.soft, -degrees), degrees)
    return _centred(upright, pygame.transform.rotozoom(upright.soft, -degrees, 1.0), degrees)


def rough(upright: Bitmap, degrees: int) -> Bitmap:
    """A turned print for one frame: ragged, but made in a quarter of the time."""
    made = _centred(upright, pygame.transform.rotate(upright.soft, -degrees), degrees)
    made.rough = True
    return made


def _centred(upright: Bitmap, drawn: pygame.Surface, degrees: int) -> Bitmap:
    w, h = upright.surface.get_size()
    middle = pygame.Vector2(upright.left + w / 2, upright.top + h / 2).rotate(degrees)
    run, rise = abs(cos(radians(degrees))), abs(sin(radians(degrees)))
    box = drawn.get_rect()
    box.inflate_ip(ceil(w * run + h * rise) - box.w, ceil(w * rise + h * run) - box.h)
    box.clamp_ip(drawn.get_rect())
    left = round(middle.x - drawn.get_width() / 2) + box.left
    top = round(middle.y - drawn.get_height() / 2) + box.top
    surface = drawn.subsurface(box.clip(drawn.get_rect())).copy()
    return Bitmap(surface, left, top, upright.width, upright.height, SOFT, degrees)


def faded(made: Bitmap, share: float) -> Bitmap:
    """A print made translucent."""
    surface = made.soft.copy()
    opacity = round(255 * share)
    surface.fill((opacity, opacity, opacity, opacity), special_flags=pygame.BLEND_RGBA_MULT)
    return Bitmap(surface, made.left, made.top, made.width, made.height, SOFT, made.turn)


def laid_over(lower: Bitmap, upper: Bitmap, dx: int, dy: int) -> Bitmap:
    """Two premultiplied prints as one, the lower one shifted."""
    low = lower.surface.get_rect(topleft=(lower.left + dx, lower.top + dy))
    high = upper.surface.get_rect(topleft=(upper.left, upper.top))
    box = low.union(high)
    surface = pygame.Surface(box.size, pygame.SRCALPHA)
    surface.blit(lower.surface, (low.left - box.left, low.top - box.top))
    spot = (high.left - box.left, high.top - box.top)
    surface.blit(upper.surface, spot, special_flags=SOFT)
    return Bitmap(surface, box.left, box.top, upper.width, upper.height, SOFT, upper.turn)


def glued(collage: Collage, unit: float, part: Callable[[Picture], Bitmap]) -> pygame.Surface:
    """All parts of a collage on one ground, as large as it is or larger if they need it."""
    x, y, placed = collage.width / 2, collage.height / 2, []
    for piece in collage.pieces:
        made = part(piece.picture)
        spot = round((piece.x - x) * unit) + made.left, round((piece.y - y) * unit) + made.top
        placed.append((made.surface, spot))
    reach = pygame.Rect(0, 0, round(collage.width * unit), round(collage.height * unit))
    reach.center = (0, 0)
    reach.unionall_ip([surface.get_rect(topleft=spot) for surface, spot in placed])
    half = max(-reach.left, reach.right), max(-reach.top, reach.bottom)
    sheet = pygame.Surface((2 * half[0], 2 * half[1]), pygame.SRCALPHA)
    for surface, (left, top) in placed:
        sheet.blit(surface, (left + half[0], top + half[1]))
    return sheet

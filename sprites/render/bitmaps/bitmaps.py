"""Bitmaps: rendered pictures as pixels, and where these lie around the picture's centre.

All pixels are premultiplied: colours multiplied by their opacity. To blit them takes half as long
as to blit others, and what is rotated or scaled has no dark edges.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from io import BytesIO

import pygame

from sprites.pictures.pictures import Art, Picture

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
MOSTLY = 0.85  # share of its pixels from which on a surface is kept for a part of it

LARGE = 1_000_000  # pixels: half a screen at 1080p, and no drawing of that size is rotated


@dataclass(slots=True, eq=False)
class Bitmap:
    """The pixels of a picture; *left* and *top* are those of its corner, from its centre.

    *width* and *height* are the nominal ones, in pixels; a shadow may reach beyond them. *angle*
    is in degrees clockwise. A *rough* bitmap is rotated without smoothing, to be replaced soon.
    *identity* stands for this bitmap in the keys of caches.
    """

    surface: pygame.Surface
    left: int
    top: int
    width: float
    height: float
    angle: int = 0
    rough: bool = False
    source: Picture | None = None
    identity: object = field(default_factory=object)

    @property
    def bytes(self) -> int:
        """Bytes of pixels."""
        return self.surface.get_width() * self.surface.get_height() * 4


def rasterise(svg: str, width: int, height: int) -> pygame.Surface:
    """Draw *svg* in the middle of *width* x *height* transparent pixels.

    It is as wide as that, even where its *height* was rounded down: else its last column is faint.
    """
    drawn = pygame.image.load_sized_svg(BytesIO(svg.encode()), (width, height + 1))
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    left, top = (width - drawn.width) // 2, (height - drawn.height) // 2
    surface.blit(drawn, (max(0, left), max(0, top)))
    return surface.premul_alpha_ip()


def bitmap_of(drawn: pygame.Surface, width: float, height: float, source: Picture) -> Bitmap:
    """A bitmap of what is visible of *drawn*, whose centre is that of the picture.

    *drawn* is premultiplied.
    One transparent pixel is left all around, else the sides would be jagged after a rotation; not
    where something large fills its drawing, because all of it would have to be copied.
    """
    box = drawn.get_bounding_rect().inflate(2, 2)
    if isinstance(source, Art) and box.w * box.h > LARGE:
        box = box.clip(drawn.get_rect())
    left, top = box.left - drawn.get_width() // 2, box.top - drawn.get_height() // 2
    return Bitmap(cropped(drawn, box), left, top, width, height, source=source)


def uncopied_bitmap(drawn: pygame.Surface, width: float, height: float, source: Picture) -> Bitmap:
    """The same without that pixel, for a part of a collage: nothing is copied, however large."""
    box = drawn.get_bounding_rect()
    left, top = box.left - drawn.get_width() // 2, box.top - drawn.get_height() // 2
    return Bitmap(drawn.subsurface(box), left, top, width, height, source=source)


def cropped(drawn: pygame.Surface, box: pygame.Rect) -> pygame.Surface:
    """What lies in a *box*, which may reach beyond *drawn*; copied only if that saves memory.

    New memory takes longer than all else that is done here.
    """
    width, height = drawn.get_size()
    if drawn.get_rect().contains(box) and box.w * box.h >= MOSTLY * width * height:
        return drawn.subsurface(box)
    surface = pygame.Surface(box.size, pygame.SRCALPHA)
    surface.blit(drawn, (-box.left, -box.top))
    return surface


def whole_bitmap(drawn: pygame.Surface, width: float, height: float, source: Picture) -> Bitmap:
    """The same with all that is transparent around a collage, which is not copied."""
    left, top = -(drawn.get_width() // 2), -(drawn.get_height() // 2)
    return Bitmap(drawn, left, top, width, height, source=source)

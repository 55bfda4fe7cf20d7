"""New bitmaps from others: mirrored, halved, scaled, rotated, faded and combined."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, cos, radians, sin

import pygame

from sprites.pictures.pictures import Collage, Picture
from sprites.render.bitmaps.bitmaps import PREMULTIPLIED, Bitmap, cropped

TEETH, TOOTH_DEPTH = 9, 0.035  # of a torn edge from top to bottom; in heights


def mirrored(upright: Bitmap, source: Picture) -> Bitmap:
    """A bitmap with left and right exchanged."""
    surface = pygame.transform.flip(upright.surface, True, False)
    left = -upright.left - surface.get_width()
    return Bitmap(surface, left, upright.top, upright.width, upright.height, source=source)


def torn(whole: Bitmap, right: bool, source: Picture) -> Bitmap:
    """One half of a bitmap, torn along its middle from top to bottom."""
    surface = whole.surface.copy()
    width, height = surface.get_size()
    edge = [
        (
            round(-whole.left + height * TOOTH_DEPTH * (1 if tooth % 2 else -1)),
            round(tooth * height / TEETH),
        )
        for tooth in range(TEETH + 1)
    ]
    far = 0 if right else width
    pygame.draw.polygon(surface, (0, 0, 0, 0), [(far, 0), *edge, (far, height)])
    box = surface.get_bounding_rect().inflate(2, 2).clip(surface.get_rect())
    left, top = whole.left + box.left, whole.top + box.top
    half = surface.subsurface(box).copy()
    return Bitmap(half, left, top, whole.width, whole.height, source=source)


def scaled(upright: Bitmap, size: tuple[int, int]) -> Bitmap:
    """A bitmap scaled to *size* pixels."""
    sx = size[0] / upright.surface.get_width()
    sy = size[1] / upright.surface.get_height()
    left, top = round(upright.left * sx), round(upright.top * sy)
    surface = pygame.transform.smoothscale(upright.surface, size)
    width, height = upright.width * sx, upright.height * sy
    return Bitmap(surface, left, top, width, height)


def rotated(upright: Bitmap, angle: int) -> Bitmap:
    """A bitmap rotated by *angle* degrees clockwise about its centre, trimmed."""
    if angle == 0:
        return upright
    if angle % 90 == 0:  # moves whole pixels, and blurs nothing
        return _trimmed(upright, pygame.transform.rotate(upright.surface, -angle), angle)
    return _trimmed(upright, pygame.transform.rotozoom(upright.surface, -angle, 1.0), angle)


def roughly_rotated(upright: Bitmap, angle: int) -> Bitmap:
    """A rotated bitmap for one frame: jagged, but made in a quarter of the time."""
    made = _trimmed(upright, pygame.transform.rotate(upright.surface, -angle), angle)
    made.rough = True
    return made


def _trimmed(upright: Bitmap, drawn: pygame.Surface, angle: int) -> Bitmap:
    """*drawn*, which is *upright* rotated, without the empty sides that pygame adds."""
    w, h = upright.surface.get_size()
    middle = pygame.Vector2(upright.left + w / 2, upright.top + h / 2).rotate(angle)
    c, s = abs(cos(radians(angle))), abs(sin(radians(angle)))
    box = drawn.get_rect()
    box.inflate_ip(ceil(w * c + h * s) - box.w, ceil(w * s + h * c) - box.h)
    box.clamp_ip(drawn.get_rect())
    left = round(middle.x - drawn.get_width() / 2) + box.left
    top = round(middle.y - drawn.get_height() / 2) + box.top
    surface = cropped(drawn, box.clip(drawn.get_rect()))
    width, height = upright.width, upright.height
    return Bitmap(surface, left, top, width, height, angle=angle)


def faded(bitmap: Bitmap, alpha: float) -> Bitmap:
    """A bitmap at an opacity of *alpha*, 0 to 1."""
    opacity = round(255 * alpha)
    return tinted(bitmap, pygame.Color(opacity, opacity, opacity, opacity))


def tinted(bitmap: Bitmap, colour: pygame.Color) -> Bitmap:
    """A bitmap multiplied by a *colour*, which what is white takes on."""
    surface = bitmap.surface.copy()
    surface.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    left, top, width, height = bitmap.left, bitmap.top, bitmap.width, bitmap.height
    return Bitmap(surface, left, top, width, height, angle=bitmap.angle)


def laid_over(lower: Bitmap, upper: Bitmap, dx: int, dy: int) -> Bitmap:
    """Two bitmaps as one, the lower one shifted."""
    low = lower.surface.get_rect(topleft=(lower.left + dx, lower.top + dy))
    high = upper.surface.get_rect(topleft=(upper.left, upper.top))
    box = low.union(high)
    surface = pygame.Surface(box.size, pygame.SRCALPHA)
    surface.blit(lower.surface, (low.left - box.left, low.top - box.top))
    spot = (high.left - box.left, high.top - box.top)
    surface.blit(upper.surface, spot, special_flags=PREMULTIPLIED)
    left, top, width, height = box.left, box.top, upper.width, upper.height
    return Bitmap(surface, left, top, width, height, angle=upper.angle)


def combined(collage: Collage, unit: float, part: Callable[[Picture], Bitmap]) -> pygame.Surface:
    """All parts of a collage on one surface, as large as it is or larger if they need it."""
    x, y, placed = collage.width / 2, collage.height / 2, []
    for piece in collage.pieces:
        made = part(piece.picture)
        spot = round((piece.x - x) * unit) + made.left, round((piece.y - y) * unit) + made.top
        placed.append((made.surface, spot))
    reach = pygame.Rect(0, 0, round(collage.width * unit), round(collage.height * unit))
    reach.center = (0, 0)
    reach.unionall_ip([surface.get_rect(topleft=spot) for surface, spot in placed])
    half = max(-reach.left, reach.right), max(-reach.top, reach.bottom)
    wide, high = half[0] + 1, half[1] + 1  # one transparent pixel all around, as bitmaps need it
    whole = pygame.Surface((2 * wide, 2 * high), pygame.SRCALPHA)
    for surface, (left, top) in placed:
        whole.blit(surface, (left + wide, top + high), special_flags=PREMULTIPLIED)
    return whole

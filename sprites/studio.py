"""The studio: renders pictures at the window's size and keeps what it made."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from typing import assert_never

import pygame

from sprites.dye import Dye, dyed
from sprites.paper import paper_svg, shadow_margin
from sprites.pictures import Art, Collage, Paper, Picture, Text
from sprites.prints import Print, print_of, rasterised
from sprites.store import Store
from sprites.text import draw_type, set_type

MEGABYTE = 1 << 20
PRINTS_LIMIT = 48 * MEGABYTE
TURNED_LIMIT = 64 * MEGABYTE
FINE = 20  # degrees either way of upright that are told apart one by one
COARSE = 5
MISSES = 3  # turned prints made in a frame; more must wait for the next one
FADE_STEPS = 16

_ART = Path(__file__).parent / "art"
_BOX = re.compile(r'viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"')


@cache
def drawing(name: str) -> str:
    """The SVG source of a drawing.

    :raises FileNotFoundError: if ``sprites/art`` has none of that name.
    """
    path = _ART / f"{name}.svg"
    if not path.is_file():
        raise FileNotFoundError(f"there is no drawing {name!r} in sprites/art")
    return path.read_text(encoding="utf-8")


@cache
def tallness(name: str) -> float:
    """Height of a drawing as a share of its width."""
    box = _BOX.search(drawing(name))
    if box is None:
        raise ValueError(f"the drawing {name!r} has no viewBox")
    return float(box[2]) / float(box[1])


@lru_cache(maxsize=256)
def _source(name: str, dye: Dye | None) -> str:
    return drawing(name) if dye is None else dyed(drawing(name), dye)


class Studio:
    """Renders pictures for a window of *size* pixels; ``still`` asks for reduced motion."""

    def __init__(self, size: tuple[int, int], text_scale: float = 1.0, still: bool = False) -> None:
        self.still = still
        self.generation = 0
        self._text_scale = text_scale
        self._prints: Store[Picture] = Store(PRINTS_LIMIT)
        self._turned: Store[tuple[int, int, int]] = Store(TURNED_LIMIT)
        self._angles: dict[tuple[int, int], set[int]] = {}
        self.misses = 0
        self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        """Render for a window of *size* pixels from now on."""
        self.pixels = size
        self.unit = min(size[0] / 1920, size[1] / 1080)
        self.width, self.height = size[0] / self.unit, size[1] / self.unit
        self._forget()

    @property
    def text_scale(self) -> float:
        """How much larger than usual text is, 1.0 to 2.0."""
        return self._text_scale

    @text_scale.setter
    def text_scale(self, scale: float) -> None:
        if scale != self._text_scale:
            self._text_scale = scale
            self._forget()

    def _forget(self) -> None:
        self.generation += 1
        self._prints.clear()
        self._turned.clear()
        self._angles.clear()

    def size(self, picture: Picture) -> tuple[float, float]:
        """Width and height in design units; a text with a width is as wide as that."""
        match picture:
            case Art(name, width):
                return width, width * tallness(name)
            case Paper(width, height) | Collage(width, height):
                return width, height
            case Text():
                setting = set_type(picture, self.unit, self._text_scale)
                return setting.width / self.unit, setting.height / self.unit
            case _:
                assert_never(picture)

    def surface(self, picture: Picture) -> pygame.Surface:
        """Its pixels, trimmed; a shadow may hang over the nominal size."""
        return self.printed(picture).surface

    def printed(self, picture: Picture) -> Print:
        """Its pixels, and where they lie."""
        kept = self._prints.get(picture)
        return kept or self._prints.put(picture, self._render(picture))

    def begin_frame(self) -> None:
        """Allow a few new turned prints again."""
        self.misses = 0

    def turned(self, picture: Picture | Print, angle: float, alpha: float = 1.0) -> Print:
        """The picture turned *angle* degrees clockwise, or nearly, if too many are asked for."""
        upright = picture if isinstance(picture, Print) else self.printed(picture)
        bucket, fade = bucket_of(angle), fade_of(alpha)
        if bucket == 0 and fade == FADE_STEPS:
            return upright
        kept = self._turned.get((upright.serial, bucket, fade))
        if kept is not None:
            return kept
        angles = self._angles.setdefault((upright.serial, fade), set())
        if self.misses >= MISSES and angles:
            nearest = min(angles, key=lambda other: abs((other - bucket + 180) % 360 - 180))
            if stand_in := self._turned.get((upright.serial, nearest, fade)):
                return stand_in
        self.misses += 1
        angles.add(bucket)
        made = faded(turned(upright, bucket), fade)
        return self._turned.put((upright.serial, bucket, fade), made)

    def faded(self, picture: Picture, alpha: float) -> Print:
        """The picture at *alpha*, in steps of a sixteenth."""
        return self.turned(picture, 0.0, alpha)

    def _render(self, picture: Picture) -> Print:
        width, height = self.size(picture)
        w, h = width * self.unit, height * self.unit
        match picture:
            case Art(name, _, dye, mirrored):
                drawn = rasterised(_source(name, dye), max(1, round(w)), max(1, round(h)))
                if mirrored:
                    drawn = pygame.transform.flip(drawn, True, False)
            case Text():
                drawn = draw_type(picture, set_type(picture, self.unit, self._text_scale))
            case Paper():
                margin = shadow_margin(picture)
                side = (
                    ceil((width + 2 * margin) * self.unit),
                    ceil((height + 2 * margin) * self.unit),
                )
                drawn = rasterised(paper_svg(picture), *side)
            case Collage():
                drawn = self._glued(picture)
            case _:
                assert_never(picture)
        return print_of(drawn, w, h)

    def _glued(self, collage: Collage) -> pygame.Surface:
        prints = [
            (self.printed(piece.picture), piece.x - collage.width / 2, piece.y - collage.height / 2)
            for piece in collage.pieces
        ]
        placed = [
            (made.surface, (round(x * self.unit) + made.left, round(y * self.unit) + made.top))
            for made, x, y in prints
        ]
        reach = pygame.Rect(
            0, 0, round(collage.width * self.unit), round(collage.height * self.unit)
        )
        reach.center = (0, 0)
        reach.unionall_ip([surface.get_rect(topleft=spot) for surface, spot in placed])
        half = max(-reach.left, reach.right), max(-reach.top, reach.bottom)
        sheet = pygame.Surface((2 * half[0], 2 * half[1]), pygame.SRCALPHA)
        for surface, (left, top) in placed:
            sheet.blit(surface, (left + half[0], top + half[1]))
        return sheet


def bucket_of(angle: float) -> int:
    """The angle as it is drawn, -180 to 179: by single degrees near upright, else by fives."""
    wrapped = (angle + 180.0) % 360.0 - 180.0
    if abs(wrapped) <= FINE:
        return round(wrapped)
    bucket = round(wrapped / COARSE) * COARSE
    return -180 if bucket == 180 else bucket


def fade_of(alpha: float) -> int:
    """Opacity in sixteenths."""
    return max(0, min(FADE_STEPS, round(alpha * FADE_STEPS)))


def turned(upright: Print, degrees: int) -> Print:
    """A print turned clockwise about its centre."""
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
    return Print(drawn.subsurface(box).copy(), left, top, upright.width, upright.height)


def faded(upright: Print, step: int) -> Print:
    """A print made translucent."""
    if step == FADE_STEPS:
        return upright
    surface = upright.surface.copy()
    surface.fill(
        (255, 255, 255, round(255 * step / FADE_STEPS)), special_flags=pygame.BLEND_RGBA_MULT
    )
    return Print(surface, upright.left, upright.top, upright.width, upright.height)
